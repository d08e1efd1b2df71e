// A resume of a wanted length with other words at each turn, so that nobody wins by remembering.
import type { Resume } from '#engine/resume/resume.ts'
import { findTemplate } from '#server/templates/find-template.ts'

const words =
  'led built cut raised planned hired tested shipped moved mapped priced sold teams sites reports budgets orders tools models audits across between without margin weekly quarter freight retail clinical data network safety growth'.split(
    ' ',
  )

/** The template every measurement draws: two columns, a photo, bold and plain text. */
export function benchTemplate() {
  const template = findTemplate(2)
  if (!template) throw new Error('there is no template 2')
  return template
}

/** Seven jobs fill two pages. */
export function benchResume(seed: number, jobs = 7): Resume {
  const random = seeded(seed)
  const word = () => words[Math.floor(random() * words.length)] ?? 'work'
  const phrase = (count: number) => Array.from({ length: count }, word).join(' ')
  const { sample } = benchTemplate()
  return {
    ...sample,
    id: `bench-${seed}`,
    personalInfo: { ...sample.personalInfo, summary: `${phrase(45)}.` },
    experiences: Array.from({ length: jobs }, (_, index) => ({
      id: `job-${index}`,
      company: `${phrase(2)} Group`,
      position: `Senior ${phrase(2)}`,
      location: 'Toledo, Ohio',
      startDate: `${2022 - index}-03`,
      endDate: `${2023 - index}-02`,
      current: index === 0,
      description: Array.from({ length: 3 }, () => `- ${phrase(9)} ${Math.floor(random() * 90)} % ${phrase(7)}`).join(
        '\n',
      ),
    })),
  }
}

function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export type Bar = { what: string; measured: string; bar: string; isMet: boolean }

/** Prints what was measured against its bar and sets the exit code. */
export function judge(bars: readonly Bar[]): void {
  console.table(bars.map(({ isMet, ...bar }) => ({ ...bar, met: isMet ? 'yes' : 'NO' })))
  process.exitCode = bars.every(({ isMet }) => isMet) ? 0 : 1
}
