// The letter of the house's own engine, and what it says of a model's. Runs in a worker thread.
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '#engine/writing/facts/answer.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { openGround } from '#engine/writing/gate/ground.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import type { Letter, LetterLength, LetterParagraph, Tone } from '#engine/writing/letter/letter.ts'
import { asSentence, writeLetter } from '#engine/writing/letter/write-letter.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { cleanInput } from '#engine/writing/words/clean-input.ts'
import type { AskedForLetter, LetterAnswer } from '#shared/api/assistant.ts'
import { fence } from '../model/fence.ts'
import { citedParagraph } from './cited-paragraph.ts'
import { toFit } from './fit.ts'
import { mentionAnswers } from './mention.ts'
import { type OwnResume, ownResume } from './own-resume.ts'
import { joinNotices, readingNotice } from './reading-notice.ts'

export type LetterWish = OwnResume & {
  jobDetails: string
  tone: Tone
  length?: LetterLength | undefined
  seed: number
  /** What the person answered before the letter was written. */
  answers?: readonly Answer[] | undefined
  /** In the person's own words; it is taken over as it stands. */
  mention?: string | undefined
  /** `YYYY-MM-DD` */
  today: string
}

export type DraftedLetter = { answer: LetterAnswer; prompt: string }

export function draftLetter({ wish, forModel }: { wish: LetterWish; forModel: boolean }): DraftedLetter {
  const { jobDetails, tone, length, seed, today } = wish
  const resume = ownResume(wish)
  const posting = readPosting(jobDetails)
  const answers = answersOf(wish)
  const career = readCareer(resume, { answers, today })
  const letter = writeLetter({ resume, posting, tone, length, today, seed, answers })
  const answer: LetterAnswer = {
    letter: letter.letter,
    paragraphs: letter.paragraphs.map((paragraph) => citedParagraph(paragraph, { career, posting })),
    dropped: [...letter.dropped],
    gaps: [...letter.gaps],
    questions: letter.questions.map(({ options, ...question }) => ({
      ...question,
      ...(options ? { options: [...options] } : {}),
    })),
    fit: toFit(posting, matchPosting(resume, posting, { today, answers })),
    resume,
    writer: 'offline',
    ...joinNotices(readingNotice({ resume, posting: posting.text })),
  }
  return { answer, prompt: forModel ? promptFor(resume, wish, posting.text) : '' }
}

/** Everything the person said for this letter. */
function answersOf({ answers = [], mention }: Pick<LetterWish, 'answers' | 'mention'>): Answer[] {
  return [...answers, ...mentionAnswers(mention)]
}

/** The questions of a letter that is not written yet. */
export function askForLetter(wish: Omit<LetterWish, 'tone' | 'seed'>): AskedForLetter[] {
  return draftLetter({ wish: { ...wish, tone: 'plain', seed: 0 }, forModel: false }).answer.questions ?? []
}

export function compareWithJob(wish: Omit<LetterWish, 'tone' | 'seed'>): LetterAnswer['fit'] {
  const posting = readPosting(wish.jobDetails)
  return toFit(posting, matchPosting(ownResume(wish), posting, { today: wish.today }))
}

function promptFor(resume: Resume, wish: LetterWish, posting: string): string {
  const { tone, length = 'standard' } = wish
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return [
    `Tone: ${tone}. Length: ${length}.`,
    fence('resume', canonicalText({ ...resume, personalInfo })),
    ...answersOf(wish).map(({ text }) => fence('mention', text)),
    fence('posting', posting),
  ].join('\n\n')
}

export type CheckedText = { kept: string; dropped: LetterAnswer['dropped'] }

/** The sentences of a model's paragraph that hold, and the others with what is wrong. */
export function checkLetterText({ wish, text }: { wish: LetterWish; text: string }): CheckedText {
  const career = readCareer(ownResume(wish), { answers: answersOf(wish), today: wish.today })
  const ground = openGround({ kind: 'letter', career, posting: readPosting(wish.jobDetails) })
  const judged = judgeText(cleanInput(text), ground)
  return {
    kept: judged.flatMap(({ sentence, refusal, open }) => (refusal || open.length > 0 ? [] : [sentence])).join(' '),
    dropped: judged.flatMap(({ sentence, refusal }) =>
      refusal ? [{ text: sentence, reason: refusal.code, detail: refusal.text }] : [],
    ),
  }
}

type Finishing = {
  wish: LetterWish
  draft: LetterAnswer
  paragraphs: readonly Pick<LetterParagraph, 'role' | 'text'>[]
}

/** A model's paragraphs between the greeting and the signature of the engine's letter. */
export function finishLetter({ wish, draft, paragraphs }: Finishing): Pick<LetterAnswer, 'letter' | 'paragraphs'> {
  const blocks = draft.letter.split('\n\n')
  const text = [blocks[0] ?? '', ...paragraphs.map((one) => one.text), blocks.at(-1) ?? ''].join('\n\n')
  const dressed = { letter: text, paragraphs: paragraphs.map((one) => ({ ...one, citations: [] })) }
  const letter = withOwnWords(dressed, answersOf(wish))
  const career = readCareer(ownResume(wish), { answers: answersOf(wish), today: wish.today })
  const posting = readPosting(wish.jobDetails)
  return {
    letter: letter.letter,
    paragraphs: letter.paragraphs.map((paragraph) => citedParagraph(paragraph, { career, posting })),
  }
}

/** What the person said, before the last paragraph, each as a paragraph of its own. */
function withOwnWords<Written extends Pick<Letter, 'letter' | 'paragraphs'>>(
  letter: Written,
  answers: readonly Answer[],
): Written {
  const last = letter.paragraphs.at(-1)
  const own = answers
    .filter(({ questionId }) => questionId !== 'best')
    .map(({ text }): LetterParagraph => ({ role: 'fit', text: asSentence(text), citations: [] }))
  if (own.length === 0 || !last) return letter
  const words = own.map(({ text }) => text).join('\n\n')
  return {
    ...letter,
    letter: letter.letter.replace(last.text, () => `${words}\n\n${last.text}`),
    paragraphs: [...letter.paragraphs.slice(0, -1), ...own, last],
  }
}
