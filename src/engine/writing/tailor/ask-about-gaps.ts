// What the posting wants and the resume does not say, put as a person would ask it; nothing that can be read elsewhere in
// the resume, and first what the person most likely lacks.
import type { Career } from '../facts/career.ts'
import { askToTell } from '../interview/ask-to-tell.ts'
import { chooseQuestions } from '../interview/choose-questions.ts'
import { papersAsked } from '../interview/papers-asked.ts'
import type { AskedThing } from '../interview/question-figures.ts'
import { rateQuestion } from '../interview/rate-question.ts'
import type { Match } from '../match/match.ts'
import type { Posting, Requirement, Span } from '../posting/posting.ts'
import type { Question } from '../proposal.ts'
import { findTerms } from '../words/terms.ts'
import { candidatesFor } from './gap-candidates.ts'
import type { ShownNeed } from './shown-needs.ts'

/** What nothing shows, the question most worth asking first. */
export function askAboutGaps(
  career: Career,
  match: Match,
  { needs = [], posting }: { needs?: readonly Pick<ShownNeed, 'quote'>[]; posting: Posting },
): Question[] {
  const shown = new Set(needs.map(({ quote }) => quote))
  const rated = rateGaps(career, match, posting).filter(
    ({ quote, requirement }) => !shown.has(requirement?.quote ?? quote),
  )
  return [
    ...askToTell(posting).map(
      ({ id, text }): Question => ({ id, text, reason: 'They will look for it in your letter.', isForLetter: true }),
    ),
    ...chooseQuestions(rated).map(({ id, text, reason, requirement }) => ({
      id,
      text,
      reason,
      // A name or a duty is a gap like any other: without an id its answer found no job to stand in, and was lost.
      requirementId: requirement?.id ?? id,
    })),
  ]
}

/** The same to choose from, where one that is beside the point costs nothing. */
export function chooseGaps(career: Career, match: Match, posting: Posting) {
  const rated = rateGaps(career, match, posting)
    // Nobody describes their own work with a row of somebody else’s duties.
    .filter(({ requirement, name, wish, quote, worth }) =>
      name === undefined
        ? requirement !== undefined || worth >= WORTH_A_DUTY
        : requirement
          ? requirement.chance >= SURE_WISH
          : isWanted(quote, wish),
    )
  return chooseQuestions(rated, { most: MOST_TO_CHOOSE, worth: WORTH_A_LOOK })
}

/** What is named outside their wishes may be what they make or what they offer; a tool is one anywhere. */
function isWanted(name: string, wish: string | undefined): boolean {
  return wish !== undefined || findTerms(name).some(({ term }) => term.kind === 'tool')
}

/** `bathroom cabinets in Dunmore for over thirty years` was read as a wish, and hardly. */
const SURE_WISH = 0.5
const MOST_TO_CHOOSE = 5
const MUST_FIRST = 0.1
const WORTH_A_LOOK = 0.3
const WORTH_A_DUTY = 0.55

function rateGaps(career: Career, match: Match, posting: Posting) {
  const ticked = papersAsked(match, career).map((name) => name.toLowerCase())
  return (
    candidatesFor(career, match, posting)
      // A paper is ticked, and not asked about besides.
      .filter(
        ({ quote, requirement }) => !isTicked(requirement?.kind === 'licence' ? requirement.quote : quote, ticked),
      )
      .map((asked) => ({ ...asked, worth: isOwnWish(asked) ? 1 : worthOf(asked, career, posting) }))
  )
}

/** What must be had comes before what would be nice. */
function worthOf(asked: AskedThing, career: Career, posting: Posting): number {
  return rateQuestion(asked, career, posting) + (asked.requirement?.need === 'must' ? MUST_FIRST : 0)
}

function isTicked(quote: string, ticked: readonly string[]): boolean {
  const said = quote.toLowerCase().replace(/ ?\([^()]*\)/g, '')
  return ticked.some((name) => said.includes(name) || name.includes(said))
}

/** What stands nowhere in the posting the person put on the list, and so it is worth asking. */
function isOwnWish({ span, requirement }: { span: Span; requirement?: Requirement | undefined }): boolean {
  return requirement !== undefined && span.start === span.end
}
