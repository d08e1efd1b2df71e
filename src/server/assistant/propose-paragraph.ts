import * as z from 'zod'
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { collectFacts, type Facts } from '#engine/writing/facts.ts'
import { checkSentences } from '#engine/writing/gate/check-sentences.ts'
import type { LetterParagraph, ParagraphRole, Tone } from '#engine/writing/letter/letter.ts'
import { rewriteParagraph, shortenParagraph } from '#engine/writing/letter/rewrite-paragraph.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { cleanInput } from '#engine/writing/words/clean-input.ts'
import type { ParagraphWish, RewrittenParagraph } from '#shared/api/assistant.ts'
import { citedParagraph } from './cited-paragraph.ts'
import { mentionAnswers } from './mention.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { fence } from './model/fence.ts'
import { paragraphInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import type { AssistDeps } from './propose.ts'
import { splitSentences } from './sentences.ts'

export type ParagraphRequest = {
  resume: Resume
  jobDetails: string
  tone: Tone
  mention?: string | undefined
  wish: ParagraphWish
  role: ParagraphRole
  text: string
  rest: string
  seen: readonly string[]
}

type Wanted = ParagraphRequest & { facts: Facts; posting: Posting }

/** The model's wording where there is a model and enough of it holds; otherwise another one of the house's own engine. */
export async function proposeParagraph(request: ParagraphRequest, deps: AssistDeps): Promise<RewrittenParagraph> {
  const { resume, jobDetails, mention } = request
  const { model, today, signal } = deps
  const posting = readPosting(jobDetails)
  const answers = mentionAnswers(mention)
  const wanted: Wanted = { ...request, posting, facts: collectFacts(resume, answers, today) }
  const answerOf = (paragraph: LetterParagraph | undefined, writer: string): RewrittenParagraph => ({
    paragraph: paragraph ? citedParagraph(paragraph, wanted) : null,
    writer,
  })
  const asked = model ? await askForParagraph(model, wanted, signal) : undefined
  if (model && asked) return answerOf({ role: request.role, text: asked, citations: [] }, model.recipient)
  const offline = answerOf(writeOffline({ ...wanted, today, answers }), 'offline')
  if (!model) return offline
  return {
    ...offline,
    notice: `${model.recipient} did not give a usable paragraph. This one was written on this server.`,
  }
}

function writeOffline(
  request: Wanted & { today: string; answers: ReturnType<typeof mentionAnswers> },
): LetterParagraph | undefined {
  if (request.wish === 'rewrite') return rewriteParagraph(request)
  const shorter = shortenParagraph(request)
  return shorter && { ...shorter, citations: [] }
}

const wishWords: Record<ParagraphWish, string> = {
  rewrite: 'Say it in other words, about as long.',
  shorter: 'Say it in fewer words: keep what matters most for this job.',
}

/** The sentences of the model that hold; undefined where too little is left or nothing is new. */
async function askForParagraph(model: Model, wanted: Wanted, signal: AbortSignal): Promise<string | undefined> {
  const { facts, posting, tone, wish, role, text, rest } = wanted
  const { profileImage: _photo, ...personalInfo } = facts.resume.personalInfo
  const prompt = [
    `Tone: ${tone}. Part of the letter: ${role}. ${wishWords[wish]}`,
    fence('paragraph', text),
    fence('rest', rest),
    fence('resume', canonicalText({ ...facts.resume, personalInfo })),
    ...facts.answers.map((answer) => fence('mention', answer.text)),
    fence('posting', posting.text),
  ].join('\n\n')
  const element = z.object({ text: z.string() })
  const request = { system: paragraphInstructions, prompt, element, maxElements: 1, signal }
  try {
    for await (const answer of askForList(model, request)) {
      const sentences = splitSentences(cleanInput(answer.text))
      const verdicts = checkSentences(sentences, facts, posting)
      const kept = sentences.filter((_, place) => verdicts[place]?.ok).join(' ')
      return isUsable(kept, wanted) ? kept : undefined
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
  }
  return undefined
}

function isUsable(kept: string, { text, seen, wish }: Wanted): boolean {
  const [before, after] = [countWords(text), countWords(kept)]
  if (after === 0 || [text, ...seen].includes(kept)) return false
  return wish === 'shorter' ? after < before : after >= before / 2 && after <= before * 1.6
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
