// What a letter cannot know: why this employer, the thing most wanted that the resume does not show, and which result
// counts most here. Three questions at most, each optional.

import { askFor, isWorthAsking, urgencyOf } from '../interview/ask-for.ts'
import type { Match } from '../match/match.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import type { Told } from './choose-facts.ts'
import type { Proof } from './find-proofs.ts'
import type { LetterQuestion } from './letter.ts'
import { targetCompany } from './role-name.ts'

const MOST_OPTIONS = 4

export function askForLetter({
  posting,
  match,
  proofs,
  told,
  monthsWorked,
}: {
  posting: Posting
  match: Match
  proofs: readonly Proof[]
  told: readonly Told[]
  monthsWorked: number
}): LetterQuestion[] {
  const company = targetCompany(posting.company?.text)
  const gap = mostWanted(match, monthsWorked)
  const used = told.flatMap((one) => one.proofs)
  const options = [...used, ...proofs.filter((proof) => !used.includes(proof))].map(({ line }) => line.text)
  return [
    {
      id: 'why',
      text: company ? `Why ${company}?` : 'Why this employer?',
      hint: 'One or two sentences. We use your exact words.',
    },
    ...(gap
      ? [{ id: 'gap' as const, text: askFor(gap, gap.phrase ?? ''), hint: 'Say where and how, or skip it.' }]
      : []),
    ...(options.length > 1
      ? [
          {
            id: 'best' as const,
            text: 'Which of these counts most for this job?',
            hint: 'It will lead your letter.',
            options: [...new Set(options)].slice(0, MOST_OPTIONS),
          },
        ]
      : []),
  ]
}

/** The heaviest must-have the resume does not show, in words that fit a question. */
function mostWanted({ mustHave }: Match, monthsWorked: number): Requirement | undefined {
  const open = mustHave
    .filter(({ state, requirement }) => (state === 'missing' || state === 'ask') && requirement.phrase !== undefined)
    .filter(({ requirement: { kind } }) => kind !== 'trait' && kind !== 'physical' && kind !== 'degree')
    .filter(({ requirement }) => isWorthAsking(requirement, monthsWorked))
    .toSorted((one, other) => urgencyOf(other.requirement) - urgencyOf(one.requirement))
  return open[0]?.requirement
}
