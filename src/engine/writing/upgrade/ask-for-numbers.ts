// Where a number would say more, the person is asked for it; nobody makes one up.
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Question } from '../proposal.ts'
import { findQuantities } from '../words/quantities.ts'
import { tokenize } from '../words/tokens.ts'
import { findVerb } from '../words/verbs.ts'

const MOST_QUESTIONS = 8

const kinds: readonly { verbs: RegExp; ask: string }[] = [
  {
    verbs: /^(?:reduce|cut|lower|decrease|increase|raise|boost|grow|improve|save|expand|shorten|exceed|streamline)$/,
    ask: 'By how much, and over what time?',
  },
  {
    verbs: /^(?:manage|supervise|lead|train|mentor|coach|oversee|hire|recruit|direct|onboard)$/,
    ask: 'How many people?',
  },
  {
    verbs: /^(?:serve|greet|assist|help|care|teach|treat|counsel|interview|advise|tutor)$/,
    ask: 'How many people, and how often?',
  },
  {
    verbs:
      /^(?:process|handle|answer|prepare|deliver|repair|install|inspect|clean|pack|load|reconcile|review|write|cook|drive|sell|build|assemble|weld|ship|draft)$/,
    ask: 'How many, and in what time?',
  },
]

export function askForNumbers(resume: Resume): Question[] {
  const found = resume.experiences.flatMap(({ id, description }) =>
    splitLines(description).flatMap((line): Question[] => {
      const text = plain(line.text)
      const verb = findVerb(tokenize(text).find(({ kind }) => kind === 'word')?.lower ?? '')
      const ask = verb && kinds.find(({ verbs }) => verbs.test(verb.base))?.ask
      if (!ask || findQuantities(text).length > 0) return []
      const entry = `experiences.${id}`
      // Named after what it asks about, so that an answer stays with its line whatever is asked next.
      return [{ id: `q-${entry}-${text}`, text: ask, reason: 'A number would say more.', entry, line: text }]
    }),
  )
  const isFirst = ({ id }: Question, place: number) => found.findIndex((other) => other.id === id) === place
  return found.filter(isFirst).slice(0, MOST_QUESTIONS)
}
