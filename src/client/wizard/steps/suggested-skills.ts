// What has been suggested to a resume so far: nothing that somebody took away is offered again.
import { createPerDocumentStorage } from '#client/drafts/per-document-storage.ts'

const MOST = 200

const suggested = createPerDocumentStorage<readonly string[]>({
  prefix: 'candid-skills-suggested-',
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : undefined,
})

export function readSuggestedSkills(resumeId: string): readonly string[] {
  return suggested.read(resumeId) ?? []
}

export function keepSuggestedSkills(resumeId: string, names: readonly string[]): void {
  suggested.keep(resumeId, [...new Set([...readSuggestedSkills(resumeId), ...names])].slice(-MOST))
}
