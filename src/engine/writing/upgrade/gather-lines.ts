// Mends of one kind in one job as one suggestion: five lines put into the past are one thing to look at, not five.
import type { Draft, MendedLine } from './mend-lines.ts'

/** What a reader calls it. */
const names: Readonly<Record<string, string>> = {
  'mend-typo': 'spelling',
  'match-tense': 'tense',
  'begin-with-capital': 'capitals',
  'calm-capitals': 'capitals',
  'spell-names': 'capitals',
  'count-several': 'plurals',
  'common-slips': 'small mistakes',
  'set-apart': 'run-on lines',
  hyphenate: 'hyphens',
  'spell-out': 'shorthand',
  'tidy-signs': 'punctuation',
  'end-stop': 'punctuation',
  'add-bullet': 'bullets',
}
/** Nobody would open a resume for these alone. */
const tiny = /^(?:hyphenate|tidy-signs|end-stop|add-bullet|spell-names)$/
const FEWEST_TINY = 3

/** The drafts of one job's lines, the small ones gathered. */
export function gatherLines(lines: readonly MendedLine[]): Draft[] {
  const drafts = lines.flatMap(({ draft }) => draft ?? [])
  const small = drafts.filter(isSmall)
  const isWorth = small.some(({ steps = [] }) => steps.some((step) => !tiny.test(step))) || small.length >= FEWEST_TINY
  return [...(isWorth ? gather(small) : []), ...drafts.filter((draft) => !small.includes(draft))]
}

function isSmall({ kind, after, steps = [] }: Draft): boolean {
  return kind === 'replace' && steps.length > 0 && steps.every((step) => step in names) && !after.includes('\n')
}

function gather(small: readonly Draft[]): Draft[] {
  const [first, ...rest] = small
  if (!first || rest.length === 0) return [...small]
  const steps = [...new Set(small.flatMap((draft) => draft.steps ?? []))]
  const list = (textOf: (draft: Draft) => string) => small.map((draft) => `- ${textOf(draft)}`).join('\n')
  const isSafe = small.every(({ needsLook }) => !needsLook)
  const hasSafe = small.some(({ safeAfter }) => safeAfter !== undefined)
  return [
    {
      path: first.path,
      kind: 'replace',
      group: 'grammar',
      before: list(({ before }) => before),
      after: list(({ after }) => after.replace(/^- /, '')),
      reason: reasonFor(small),
      steps,
      ...(isSafe ? {} : { needsLook: true as const }),
      ...(hasSafe ? { safeAfter: list(({ before, safeAfter }) => (safeAfter ?? before).replace(/^- /, '')) } : {}),
    },
  ]
}

function reasonFor(small: readonly Draft[]): string {
  const reasons = new Set(small.map(({ reason }) => reason))
  const [only = ''] = reasons
  if (reasons.size === 1) return only
  const kinds = [...new Set(small.flatMap(({ steps = [] }) => steps.map((step) => names[step] ?? '')))]
  const told = kinds.length === 1 ? kinds[0] : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`
  return `Sets right ${told} in ${small.length} lines of this job.`
}
