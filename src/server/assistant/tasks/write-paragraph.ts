// One paragraph of a letter, by our own engine or by a model and checked. Runs in a worker thread.
import { countWords } from '#engine/language/plain-words.ts'
import { joinSentences } from '#engine/language/sentences.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import type { LetterParagraph, ParagraphRole } from '#engine/writing/letter/letter.ts'
import { rewriteParagraph, shortenParagraph } from '#engine/writing/letter/rewrite-paragraph.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import type { AnsweredParagraph, ParagraphWish } from '#shared/api/assistant.ts'
import { fence, fenceResume } from '../model/fence.ts'
import { citedParagraph } from './cited-paragraph.ts'
import { judgeLetter } from './judge-letter.ts'
import { mentionAnswers } from './mention.ts'
import { ownResume } from './own-resume.ts'
import { spelling } from './spelling.ts'
import type { LetterWish } from './write-letter.ts'

export type ParagraphRequest = Omit<LetterWish, 'seed'> & {
  wish: ParagraphWish
  role: ParagraphRole
  text: string
  rest: string
  seen: readonly string[]
}

/** Null if the same facts give no other wording. */
export function draftParagraph(request: ParagraphRequest): AnsweredParagraph | null {
  const ground = readGround(request)
  const paragraph = writeOffline({ ...request, ...ground })
  return paragraph ? citedParagraph(paragraph, ground) : null
}

function readGround({ jobDetails, mention, answers: given = [], today, ...request }: ParagraphRequest) {
  const resume = ownResume(request)
  const answers = [...given, ...mentionAnswers(mention)]
  return { resume, answers, posting: readPosting(jobDetails), career: readCareer(resume, { answers, today }) }
}

function writeOffline(request: ParagraphRequest & ReturnType<typeof readGround>): LetterParagraph | undefined {
  if (request.wish === 'rewrite') return rewriteParagraph({ ...request, spelling })
  const shorter = shortenParagraph(request)
  return shorter && { ...shorter, citations: [] }
}

const wishWords: Record<ParagraphWish, string> = {
  rewrite: 'Say it in other words, about as long.',
  shorter: 'Say it in fewer words: keep what matters most for this job.',
}

/** What a model is asked. */
export function promptParagraph(request: ParagraphRequest): string {
  const { tone, role, wish, text, rest, mention, jobDetails } = request
  const resume = ownResume(request)
  return [
    `Tone: ${tone}. Part of the letter: ${role}. ${wishWords[wish]}`,
    fence('paragraph', text),
    fence('rest', rest),
    fenceResume(resume),
    ...mentionAnswers(mention).map((answer) => fence('mention', answer.text)),
    fence('posting', readPosting(jobDetails).text),
  ].join('\n\n')
}

/** A model's paragraph as far as it holds; null where too little is left or nothing is new. */
export function judgeParagraph({
  request,
  text,
}: {
  request: ParagraphRequest
  text: string
}): AnsweredParagraph | null {
  const [judged] = judgeLetter({ wish: { ...request, seed: 0 }, paragraphs: [{ role: request.role, text }] })
  const kept = joinSentences(
    (judged?.sentences ?? []).flatMap(({ sentence, refusal, open }) => (refusal || open.length > 0 ? [] : [sentence])),
  )
  if (!isUsable(kept, request)) return null
  return citedParagraph({ role: request.role, text: kept, citations: [] }, readGround(request))
}

function isUsable(kept: string, { text, seen, wish }: ParagraphRequest): boolean {
  const [before, after] = [countWords(text), countWords(kept)]
  if (after === 0 || [text, ...seen].includes(kept)) return false
  return wish === 'shorter' ? after < before : after >= before / 2 && after <= before * 1.6
}
