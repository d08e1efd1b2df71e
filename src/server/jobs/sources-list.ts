import type { Config } from '#server/config.ts'
import type { JobSource } from './feeds/source.ts'
import { sources as registry } from './sources/registry.gen.ts'

export const jobSources: Readonly<Record<string, JobSource>> = registry

/** Those named in the configuration; a board that is named switches its own source on. */
export function enabledSources({ sources, boards }: Config['jobs']): string[] {
  const ofBoards = boards.map((board) => board.split(':')[0] ?? '')
  return Object.keys(jobSources).filter((name) => sources.some((one) => one === name) || ofBoards.includes(name))
}

/** As people know it. */
export function sourceLabel(name: string): string {
  return jobSources[name]?.label ?? 'Sample listings'
}
