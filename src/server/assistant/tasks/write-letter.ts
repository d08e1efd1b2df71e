// Our own engine's letter, and its verdict on a model's. Runs in a worker thread.
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '#engine/writing/facts/answer.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { termsAsked } from '#engine/writing/interview/terms-asked.ts'
import type { LetterLength, Tone } from '#engine/writing/letter/letter.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import type { AskedBeforeLetter, LetterAnswer } from '#shared/api/assistant.ts'
import { fence, fenceResume } from '../model/fence.ts'
import { citedParagraph } from './cited-paragraph.ts'
import { toFit } from './fit.ts'
import { mentionAnswers } from './mention.ts'
import { type OwnResume, ownResume } from './own-resume.ts'
import { joinNotices, readingNotice } from './reading-notice.ts'
import { spelling } from './spelling.ts'
import { comparing, type TellStep } from './step-words.ts'

export type LetterWish = OwnResume & {
  jobDetails: string
  tone: Tone
  length?: LetterLength | undefined
  seed: number
  /** What the person answered before the letter was written. */
  answers?: readonly Answer[] | undefined
  /** Sentences the person was asked about and said are true. */
  confirmed?: readonly string[] | undefined
  /** In the person's own words, used unchanged. */
  mention?: string | undefined
  /** `YYYY-MM-DD` */
  today: string
}

/** `facts`: what a model is shown of the resume when it is asked again. */
export type DraftedLetter = { answer: LetterAnswer; prompt: string; facts: string }

export function draftLetter(
  { wish, forModel }: { wish: LetterWish; forModel: boolean },
  tell: TellStep = () => {},
): DraftedLetter {
  const { jobDetails, tone, length, seed, today } = wish
  const posting = readPosting(jobDetails)
  tell('Reading the resume...')
  const resume = ownResume(wish)
  const answers = answersOf(wish)
  tell(comparing(posting))
  const fit = toFit(posting, matchPosting(resume, posting, { today, answers }))
  tell('Writing the letter...')
  const career = readCareer(resume, { answers, today })
  const letter = writeLetter({ resume, posting, tone, length, today, seed, answers, spelling })
  const answer: LetterAnswer = {
    letter: letter.letter,
    paragraphs: letter.paragraphs.map((paragraph) => citedParagraph(paragraph, { career, posting })),
    dropped: [...letter.dropped],
    ...(letter.unsaid.length > 0 ? { unsaid: [...letter.unsaid] } : {}),
    gaps: [...letter.gaps],
    questions: letter.questions.map(({ starters, options, ticked, ...question }) => ({
      ...question,
      ...(starters ? { starters: [...starters] } : {}),
      ...(options ? { options: [...options] } : {}),
      ...(ticked ? { ticked: [...ticked] } : {}),
    })),
    fit,
    resume,
    writer: 'offline',
    ...joinNotices(readingNotice({ resume, posting: posting.text })),
  }
  return {
    answer,
    prompt: forModel ? promptFor(resume, wish, posting.text) : '',
    facts: forModel ? fenceResume(resume) : '',
  }
}

/** Everything the person said for this letter. */
export function answersOf({ answers = [], mention }: Pick<LetterWish, 'answers' | 'mention'>): Answer[] {
  return [...answers, ...mentionAnswers(mention)]
}

/** The questions of a letter that is not written yet. */
export function askForLetter(wish: Omit<LetterWish, 'tone' | 'seed'>): AskedBeforeLetter {
  const { questions = [] } = draftLetter({ wish: { ...wish, tone: 'plain', seed: 0 }, forModel: false }).answer
  const terms = termsAsked(readPosting(wish.jobDetails))
  return { questions, ...(terms ? { terms } : {}) }
}

export function compareWithJob(wish: Omit<LetterWish, 'tone' | 'seed'>): LetterAnswer['fit'] {
  const posting = readPosting(wish.jobDetails)
  const resume = ownResume(wish)
  return toFit(posting, matchPosting(resume, posting, { today: wish.today }))
}

function promptFor(resume: Resume, wish: LetterWish, posting: string): string {
  const { tone, length = 'standard' } = wish
  return [
    `Tone: ${tone}. Length: ${length}.`,
    fenceResume(resume),
    ...answersOf(wish).map(({ text }) => fence('mention', text)),
    fence('posting', posting),
  ].join('\n\n')
}
