// What a letter cannot know: why this employer, the thing most wanted that the resume does not show, and which lines
// count most here. Three questions at most, each optional.

import type { Career } from '../facts/career.ts'
import { askToTell } from '../interview/ask-to-tell.ts'
import { papersAsked } from '../interview/papers-asked.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import { askAboutGaps } from '../tailor/ask-about-gaps.ts'
import { askedFor } from './answer-question.ts'
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
  // Without a paper that must be held, nothing else counts.
  const papers = toTell ? [] : papersAsked({ ...match, niceToHave: [] }, career)
  const [gap] = askAboutGaps(career, match, { posting })
  const lacking = toTell ? toTell.text : papers.length > 0 ? undefined : gap?.text
  const options = [...new Set([...told, ...lines])].slice(0, Math.max(MOST_OPTIONS, told.length))
  return [
    {
      id: 'why',
      text: company ? `Why ${company}?` : 'Why this employer?',
      hint: `It goes into your letter as you write it. Finish the sentence: “I would like to work ${company ? `for ${company}` : 'for you'} because …” We fix typos and leave out pay, hours and complaints.`,
    },
    ...(lacking
      ? [
          {
            id: 'gap' as const,
            text: lacking,
            hint: toTell ? 'Two or three full sentences. Or skip it.' : hintFor(lacking),
          },
        ]
      : []),
    ...(papers.length > 0
      ? [
          {
            id: 'papers' as const,
            text: 'Which of these do you hold?',
            hint: `They ask for ${papers.length === 1 ? 'it, and your resume doesn’t mention it' : 'them, and your resume doesn’t mention them'}. Anything you check goes into your letter.`,
            options: papers,
          },
        ]
      : []),
    ...(options.length > 1
      ? [
          {
            id: 'best' as const,
            text: 'Which of these should your letter mention?',
            hint: 'We’ve checked the ones we’d choose for this job. Change it as you like.',
            options,
            ticked: told,
          },
        ]
      : []),
  ]
}

/** The answer is read by somebody who has not seen the question, so it names what it speaks of. */
function hintFor(question: string): string {
  const said = question
    .replace(/,? or (?:stood in|filled in|something|willing|able|working) .*\?$|\?$/, '')
    .replace(/ ?\([^()]*\)/g, '')
  const yes = /^(?:Have|Do) you /.test(said) && said.replace(/^Have you /, 'I have ').replace(/^Do you /, 'I ')
  return yes && askedFor(question)
    ? `Full sentences: they go into your letter. “${yes} …” If you haven’t, what comes closest. Or skip it.`
    : 'Start with the closest thing you’ve done, then say what’s new to you. Or skip it.'
}
