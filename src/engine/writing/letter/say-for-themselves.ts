// Sentences of the person's own summary that answer what the posting asks for: `I have a clean C+E licence, no points`.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { addCover, type Cover, gainOf } from '../match/needs.ts'
import { tellingSentences } from '../own-sentences.ts'
import type { Posting } from '../posting/posting.ts'
import { runSteps } from '../run-steps.ts'
import type { Dictionary } from '../steps/_step.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { withoutClaims } from './introduce.ts'
import type { Said } from './letter.ts'

const MOST = 2
const FEWEST_WORDS = 5
const LONGEST_WORDS = 36
const ANSWERS = 0.45

/** Speaks of what stood in the sentence before. */
const refersBack = /\b(?:have since|since then|that time|then|there|this|these|those)\b/i
const wishes = /\b(?:looking|hope|hoping|want|would like|seeking|like (?:to|the)|enjoy|love)\b/i

/** Why somebody from another trade applies: `I am moving into public service`. */
export const turns =
  /\bI(?: am|['’]m) (?:now )?(?:making an? (?:deliberate )?(?:move|change)|moving|changing|retraining|transitioning|switching|returning)\b|\bI (?:have )?(?:retrained|changed careers?)\b/
/** For the person to mention, if they want to. */
const isPrivate =
  /\b(?:mother|father|mum|mom|dad|parents?|twins|baby|babies|kids|sons?|daughters?|husband|wife|marriage|divorce\w*|pregnan\w*|died|death|passed away|illness|sick|cancer|dementia|surgery|injur\w+|disab\w+)\b/i

const asksForRight =
  /\b(?:right|able|authori[sz]ed|authori[sz]ation|eligible|eligibility|permitted) to work\b|\bsponsor/i
const hasRight =
  /\bpermanent residen|\bcitizen|\b(?:work|residence) permit\b|\bright to work\b|\bauthori[sz]ed to work\b/i

export function sayForThemselves(
  { resume }: Career,
  posting: Posting,
  { told, spelling }: { told: readonly string[]; spelling?: Dictionary | undefined },
): Said[] {
  const context = {
    ...readResumeContext(resume, spelling),
    place: 'summary' as const,
    tense: 'none' as const,
    beside: {},
  }
  const covered: Cover = new Map()
  for (const text of told) addCover(topicsOf(text), posting, covered)
  const said = splitSentences(resume.personalInfo.summary).flatMap((sentence) => tellingSentences(sentence))
  const chosen = new Set<number>()
  for (const [at, sentence] of said.entries()) {
    const isEnough =
      gainOf(topicsOf(sentence), posting, covered) >= ANSWERS ||
      turns.test(sentence) ||
      (asksForRight.test(posting.text) && hasRight.test(sentence))
    if (chosen.size >= MOST || !isEnough || !canStand(sentence)) continue
    if (refersBack.test(sentence)) {
      const before = said[at - 1]
      // The first sentence says who they are; anything about that stays next to it.
      if (before === undefined || (at > 1 && !chosen.has(at - 1) && !canStand(before))) continue
      if (at > 1 || canStand(before)) chosen.add(at - 1)
    }
    chosen.add(at)
    addCover(topicsOf(sentence), posting, covered)
  }
  return [...chosen]
    .toSorted((one, other) => one - other)
    .map((at) => ({
      text:
        runSteps(said[at] ?? '', context, { only: ['mend-typo', 'common-slips', 'tidy-signs'] })?.text ??
        said[at] ??
        '',
      entries: ['personalInfo'],
      quotes: [],
    }))
}

/** Spoken by the person, whole, and no praise. */
function canStand(sentence: string): boolean {
  const words = sentence.split(/\s+/).length
  return (
    /(?:^|, |^After [^,]+ )I(?: |['’])/.test(sentence) &&
    words >= FEWEST_WORDS &&
    words <= LONGEST_WORDS &&
    !wishes.test(sentence) &&
    !isPrivate.test(sentence) &&
    withoutClaims(sentence) === sentence &&
    !isBroken(findFault(sentence))
  )
}
