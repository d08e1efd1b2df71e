// What a letter cannot know: why this employer, the thing most wanted that the resume does not show, and which lines
// count most here. Three questions at most, each optional.

import type { Career } from '../facts/career.ts'
import { askToTell } from '../interview/ask-to-tell.ts'
import { beginAnswer } from '../interview/begin-answer.ts'
import { papersAsked, sayPaper } from '../interview/papers-asked.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import { chooseGaps } from '../tailor/ask-about-gaps.ts'
import type { LetterQuestion } from './letter.ts'
import { targetCompany } from './role-name.ts'

const MOST_OPTIONS = 9

export function askForLetter({
  posting,
  match,
  told,
  lines,
  career,
}: {
  posting: Posting
  match: Match
  /** Lines of the resume that the letter tells. */
  told: readonly string[]
  /** Those it could tell, the best first. */
  lines: readonly string[]
  career: Career
}): LetterQuestion[] {
  const company = targetCompany(posting.company?.text)
  // What they want told comes before what they want.
  const [toTell] = askToTell(posting)
  const starters = toTell ? [] : startersFor(career, match, posting)
  const options = [...new Set([...told, ...lines])].slice(0, Math.max(MOST_OPTIONS, told.length))
  return [
    {
      id: 'why',
      text: company ? `Why ${company.replace(/^The (?=\p{Lu})/u, 'the ')}?` : 'Why this employer?',
      hint: `We use your words. Finish the sentence: “I would like to work ${company ? `for ${company}` : 'for you'} because …” We only fix typos, and leave out pay, hours and complaints.`,
    },
    ...(toTell
      ? [{ id: 'gap' as const, text: toTell.text, hint: 'Two or three full sentences. Or skip it.' }]
      : starters.length > 0
        ? [askForTruth(starters)]
        : []),
    ...(options.length > 1
      ? [
          {
            id: 'best' as const,
            text: 'Which of these should your letter mention?',
            hint: 'We’ve checked the ones we’d choose for this job. Change them as you like.',
            options,
            ticked: told,
          },
        ]
      : []),
  ]
}

const MOST_STARTERS = 5

/** A paper that must be held comes first: without it nothing else counts. */
function startersFor(career: Career, match: Match, posting: Posting): string[] {
  const papers = papersAsked({ ...match, niceToHave: [] }, career).map((name) => `I hold ${sayPaper(name)}`)
  const gaps = chooseGaps(career, match, posting).flatMap(({ text }) => beginAnswer(text) ?? [])
  return [...new Set([...papers, ...gaps])].slice(0, MOST_STARTERS)
}

/** Only the person knows what they lack: three of the four things a resume leaves out may still be true of them. */
function askForTruth(starters: string[]): LetterQuestion {
  const text =
    starters.length === 1
      ? 'They ask for this, and your resume doesn’t mention it. Is it true of you?'
      : 'They ask for these, and your resume doesn’t mention them. Which are true of you?'
  const hint =
    'Pick what’s true and finish the sentence: where, how much, what came of it. If something’s missing, mention the closest thing you’ve done. It goes into your letter.'
  return { id: 'gap', text, hint, starters }
}
