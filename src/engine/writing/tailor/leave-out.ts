// Lines that say nothing to this employer, where the resume has plenty that do: what is left is read.

import { countWords } from '#engine/language/plain-words.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { leadsPeople } from '../facts/leads-people.ts'
import { topicsOf } from '../facts/topics.ts'
import { staying } from '../lead-line.ts'
import { answersNeed, gainOf } from '../match/needs.ts'
import { rateLines } from '../match/rate-line.ts'
import { rateTops } from '../match/rate-top.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { tellsOutcome } from '../tells-result.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { isOfTheirTrade } from './is-of-their-trade.ts'

/** Of 3: what is rated lower argues for nothing here, and says nothing to whoever reads no posting. */
const IDLE = 0.17
const IDLE_IN_GENERAL = 0.6
/** What was done lately, or in the trade they hire for, has to say less still. */
const IDLE_OF_NOTE = 0.12
/** What is hardly more than idle is its twin: of some 450 such lines of old jobs raters gave 89 % nothing and 1 % more than one of 3. */
const TWIN = 0.3
const TWIN_IN_GENERAL = 0.6
/** What speaks of more of what they ask for is no stranger to the job: the best lines speak of 1.2 to 3.8. */
const STRANGE = 0.15
/** `personnel.` is the end of the line above it; `Made food` is a line. */
const FEWEST_WORDS = 2
/** A shorter resume needs all it has. */
const FEWEST_LINES = 10
/** Of 3, and so many of them: only beside lines that argue for the job is anything better left out. */
const ARGUES = 1
const FEWEST_ARGUING = 4
/** What a job keeps: the latest two are read; of an older one, outside the trade they hire for, its name is enough. */
const KEPT = 3
const LATEST = 2
const MOST_JOBS = 3

const teaches = /\b(?:train|coach|mentor)(?:s|ed|ing)?\b(?! (?:in|on)\b)/i

export function leaveOut(career: Career, posting: Posting, spelling?: Dictionary): DraftChange[] {
  const ratings = rateLines(career, posting)
  const tops = rateTops(career)
  const all = [...ratings.values()]
  if (all.length < FEWEST_LINES || all.filter((rating) => rating >= ARGUES).length < FEWEST_ARGUING) return []
  const mended = mendJobs(career.resume, spelling)
  // Whoever taught or led others did more than their trade.
  const isOne = (text: string) =>
    /^\p{Lu}/u.test(text) && countWords(text) >= FEWEST_WORDS && !leadsPeople(text) && !teaches.test(text)
  const isIdle = (text: string, least: number, inGeneral = IDLE_IN_GENERAL) =>
    ratings.get(text) === 0 ||
    ((ratings.get(text) ?? ARGUES) < least &&
      (tops.get(text) ?? ARGUES) < inGeneral &&
      !/\d/.test(text) &&
      !tellsOutcome(text) &&
      gainOf(topicsOf(text), posting) < STRANGE &&
      !answersNeed(topicsOf(text), posting))
  return career.resume.experiences
    .flatMap(({ id, position, description }, place) => {
      const lines = splitLines(description)
      // What stands as a paragraph, or over another line, is not one thing that can go.
      if (lines.some(({ kind, text }) => kind !== 'bullet' || /[:;]$/.test(plain(text)))) return []
      const isOfNote = place < LATEST || isOfTheirTrade(position, posting)
      // What is told apart, or goes anyway, is another suggestion's.
      const own = staying(
        lines.map(({ text }) => text),
        mended.find(({ entry }) => entry === `experiences.${id}`),
      ).filter((text) => plain(text) === text && isOne(text))
      const idle = own.filter((text) => isIdle(text, isOfNote ? IDLE_OF_NOTE : IDLE))
      const like = own.filter((text) => idle.includes(text) || isIdle(text, TWIN, TWIN_IN_GENERAL))
      // One of four that are alike: why that one? They go together, or stay.
      if (idle.length === 0 || (isOfNote && (like.length > idle.length || lines.length - idle.length < KEPT))) return []
      const gone = isOfNote ? idle : like
      return gone.length > 0 ? [{ id, place, gone: lines.filter(({ text }) => gone.includes(text)) }] : []
    })
    .toSorted((one, other) => other.gone.length - one.gone.length)
    .slice(0, MOST_JOBS)
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, gone }) => ({
      path: `experiences.${id}.description`,
      kind: 'drop' as const,
      group: 'match' as const,
      before: gone.length === 1 ? (gone[0]?.text ?? '') : gone.map(({ text }) => `- ${text}`).join('\n'),
      after: '',
      reason:
        gone.length === 1
          ? 'Says nothing about what this job asks for; without it the rest stands out.'
          : 'None of these is about what this job asks for; without them the rest stands out.',
    }))
}
