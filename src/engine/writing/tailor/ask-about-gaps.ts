// What the posting wants and the resume does not say, put as a person would ask it; nothing that can be read elsewhere in
// the resume, and first what the person most likely lacks.
import type { Career } from '../facts/career.ts'
import { askForLink, askToChoose, askToTell } from '../interview/ask-to-tell.ts'
import { chooseQuestions } from '../interview/choose-questions.ts'
import { papersAsked } from '../interview/papers-asked.ts'
import type { AskedThing } from '../interview/question-figures.ts'
import { rateQuestion } from '../interview/rate-question.ts'
import type { Match } from '../match/match.ts'
import type { Posting, Requirement, Span } from '../posting/posting.ts'
import type { Question } from '../proposal.ts'
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
    ...[...askToTell(posting), ...askToChoose(posting), ...askForLink(posting, career.resume)].map(
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
    .filter(({ requirement, name, worth }) =>
      name && requirement
        ? requirement.chance >= SURE_WISH
        : name !== undefined || requirement !== undefined || worth >= WORTH_A_DUTY,
    )
  return chooseQuestions(rated, { most: MOST_TO_CHOOSE, worth: WORTH_A_LOOK })
}

/** `bathroom cabinets in Dunmore for over thirty years` was read as a wish, and hardly. */
const SURE_WISH = 0.5
const MOST_TO_CHOOSE = 5
const WORTH_A_LOOK = 0.32
const WORTH_A_DUTY = 0.36

function rateGaps(career: Career, match: Match, posting: Posting) {
  const ticked = papersAsked(match, career).map((name) => name.toLowerCase())
  return (
    candidatesFor(career, match, posting)
      // A paper is ticked, and not asked about besides.
      .filter(
        ({ quote, requirement }) => !isTicked(requirement?.kind === 'licence' ? requirement.quote : quote, ticked),
      )
      .map((asked) => ({
        ...asked,
        worth: asked.isFirst ? ALWAYS : isOwnWish(asked) ? 1 : worthOf(asked, career, posting),
      }))
  )
}

const ALWAYS = 2
/** What a recruiter looks for first is asked for first, whatever else would be good to know. */
const MUST_FIRST = 0.15
const PAPER_FIRST = 0.1
const WHOLE_FIRST = 0.06
/**
 * Of 24 marked wishes that only would be nice, weighed at 0.32 to 0.42, recruiters called one odd, and of 23 pieces of work
 * five; of 12 names there eleven were the gap or missed. Words cut out of the work (`server issues`, `first point`) nobody
 * asks about.
 */
const WISH_OR_WORK = 0.04
/** `AIA billings (G702)` */
const CALLED = 0.06
const PROPER = 0.1
const CUT_OUT = 0.08

/** What must be had comes before what would be nice, a paper or a language before skills, work told whole before its words. */
function worthOf(asked: AskedThing, career: Career, posting: Posting): number {
  const { requirement, name } = asked
  const isPaper =
    requirement?.kind === 'licence' || requirement?.kind === 'language' || asked.text.startsWith('Do you hold ')
  return (
    rateQuestion(asked, career, posting) +
    (requirement?.need === 'must' ? MUST_FIRST : 0) +
    (isPaper ? PAPER_FIRST : 0) +
    (name ? 0 : WHOLE_FIRST) +
    (!name && requirement?.need !== 'must' ? WISH_OR_WORK : 0) +
    (!name && !requirement && /\p{Lu}{2}/u.test(asked.text) ? CALLED : 0) +
    (name && !requirement ? (name.isProper ? PROPER : -CUT_OUT) : 0)
  )
}

function isTicked(quote: string, ticked: readonly string[]): boolean {
  const said = quote.toLowerCase().replace(/ ?\([^()]*\)/g, '')
  return ticked.some((name) => said.includes(name) || name.includes(said))
}

/** What stands nowhere in the posting the person put on the list, and so it is worth asking. */
function isOwnWish({ span, requirement }: { span: Span; requirement?: Requirement | undefined }): boolean {
  return requirement !== undefined && span.start === span.end
}
