// The letter of the house's own engine, and what it says of a model's. Runs in a worker thread.
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { collectFacts } from '#engine/writing/facts.ts'
import { checkSentences } from '#engine/writing/gate/check-sentences.ts'
import type { Letter, LetterParagraph, Tone } from '#engine/writing/letter/letter.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { cleanInput } from '#engine/writing/words/clean-input.ts'
import type { LetterAnswer } from '#shared/api/assistant.ts'
import { fence } from '../model/fence.ts'
import { citedParagraph } from './cited-paragraph.ts'
import { toFit } from './fit.ts'
import { mentionAnswers, mentionSentence } from './mention.ts'
import { type OwnResume, ownResume } from './own-resume.ts'
import { joinNotices, readingNotice } from './reading-notice.ts'
import { splitSentences } from './sentences.ts'

export type LetterWish = OwnResume & {
  jobDetails: string
  tone: Tone
  seed: number
  /** In the person's own words; it is taken over as it stands. */
  mention?: string | undefined
  /** `YYYY-MM-DD` */
  today: string
}

export type DraftedLetter = { answer: LetterAnswer; prompt: string }

export function draftLetter({ wish, forModel }: { wish: LetterWish; forModel: boolean }): DraftedLetter {
  const { jobDetails, tone, seed, mention, today } = wish
  const resume = ownResume(wish)
  const posting = readPosting(jobDetails)
  const answers = mentionAnswers(mention)
  const facts = collectFacts(resume, answers, today)
  const letter = withMention(writeLetter({ resume, posting, tone, today, seed, answers }), mention)
  const answer: LetterAnswer = {
    letter: letter.letter,
    paragraphs: letter.paragraphs.map((paragraph) => citedParagraph(paragraph, { facts, posting })),
    dropped: [...letter.dropped],
    gaps: [...letter.gaps],
    fit: toFit(posting, matchPosting(resume, posting, { today, answers })),
    resume,
    writer: 'offline',
    ...joinNotices(readingNotice({ resume, posting: posting.text })),
  }
  return { answer, prompt: forModel ? promptFor(resume, wish, posting.text) : '' }
}

function promptFor(resume: Resume, { tone, mention }: LetterWish, posting: string): string {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return [
    `Tone: ${tone}.`,
    fence('resume', canonicalText({ ...resume, personalInfo })),
    ...mentionAnswers(mention).map(({ text }) => fence('mention', text)),
    fence('posting', posting),
  ].join('\n\n')
}

export type CheckedText = { kept: string; dropped: LetterAnswer['dropped'] }

/** The sentences of a model's paragraph that hold, and the others with what is wrong. */
export function checkLetterText({ wish, text }: { wish: LetterWish; text: string }): CheckedText {
  const facts = collectFacts(ownResume(wish), mentionAnswers(wish.mention), wish.today)
  const sentences = splitSentences(cleanInput(text))
  const verdicts = checkSentences(sentences, facts, readPosting(wish.jobDetails))
  return {
    kept: sentences.filter((_, place) => verdicts[place]?.ok).join(' '),
    dropped: verdicts.flatMap((verdict, place) =>
      verdict.ok ? [] : [{ text: sentences[place] ?? '', reason: verdict.reason, detail: verdict.detail }],
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
  const letter = withMention(dressed, wish.mention)
  const facts = collectFacts(ownResume(wish), mentionAnswers(wish.mention), wish.today)
  const posting = readPosting(wish.jobDetails)
  return {
    letter: letter.letter,
    paragraphs: letter.paragraphs.map((paragraph) => citedParagraph(paragraph, { facts, posting })),
  }
}

/** Before the last paragraph, as a paragraph of its own. */
function withMention<Written extends Pick<Letter, 'letter' | 'paragraphs'>>(
  letter: Written,
  mention: string | undefined,
): Written {
  const sentence = mentionSentence(mention)
  const last = letter.paragraphs.at(-1)
  if (sentence === '' || !last) return letter
  const spoken: LetterParagraph = { role: 'fit', text: sentence, citations: [] }
  return {
    ...letter,
    letter: letter.letter.replace(last.text, () => `${sentence}\n\n${last.text}`),
    paragraphs: [...letter.paragraphs.slice(0, -1), spoken, last],
  }
}
