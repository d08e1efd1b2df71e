import * as z from 'zod'
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { collectFacts, type Facts } from '#engine/writing/facts.ts'
import { checkSentences } from '#engine/writing/gate/check-sentences.ts'
import { type Letter, type LetterParagraph, paragraphRoles, type Tone } from '#engine/writing/letter/letter.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { cleanInput } from '#engine/writing/words/clean-input.ts'
import type { AssistantEvent, LetterAnswer } from '#shared/api/assistant.ts'
import { citedParagraph } from './cited-paragraph.ts'
import { toFit } from './fit.ts'
import { mentionAnswers, mentionSentence } from './mention.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { fence } from './model/fence.ts'
import { letterInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import type { AssistDeps } from './propose.ts'
import { joinNotices, readingNotice } from './reading-notice.ts'
import { splitSentences } from './sentences.ts'

export type LetterWish = {
  resume: Resume
  jobDetails: string
  tone: Tone
  seed: number
  /** In the person's own words; it is taken over as it stands. */
  mention?: string | undefined
}

/** Of a model's letter at least this many words must be true, or the engine's own is better. */
const leastWords = 120

/** First the letter of the house's own engine, at once; then, where there is a model, its letter if enough of it holds. */
export async function* proposeLetter(wish: LetterWish, deps: AssistDeps): AsyncGenerator<AssistantEvent> {
  const { resume, jobDetails, tone, seed } = wish
  const { model, today, signal } = deps
  yield { type: 'step', text: 'Reading the job...' }
  const posting = readPosting(jobDetails)
  const mention = mentionSentence(wish.mention)
  const answers = mentionAnswers(wish.mention)
  const facts = collectFacts(resume, answers, today)
  const offline = withMention(writeLetter({ resume, posting, tone, today, seed, answers }), mention)
  const fit = toFit(posting, matchPosting(resume, posting, { today, answers }))
  const known = readingNotice({ resume, posting: posting.text })
  const answerOf = (letter: Letter, writer: string, notice?: string): LetterAnswer => ({
    letter: letter.letter,
    paragraphs: letter.paragraphs.map((paragraph) => citedParagraph(paragraph, { facts, posting })),
    dropped: [...letter.dropped],
    gaps: [...letter.gaps],
    fit,
    resume,
    writer,
    ...joinNotices(known, notice),
  })
  yield { type: 'letter', answer: answerOf(offline, 'offline') }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  const written = await askForLetter(model, { facts, posting, tone, signal })
  if (signal.aborted) return
  if (written.letter) {
    yield { type: 'letter', answer: answerOf(withMention(dress(written.letter, offline), mention), model.recipient) }
    return
  }
  const dropped = [...offline.dropped, ...written.dropped]
  const notice = `${model.recipient} did not give a usable letter. This one was written on this server.`
  yield { type: 'letter', answer: { ...answerOf(offline, 'offline', notice), dropped } }
}

type Written = { letter?: Pick<Letter, 'paragraphs' | 'dropped'>; dropped: Letter['dropped'] }

async function askForLetter(
  model: Model,
  { facts, posting, tone, signal }: { facts: Facts; posting: Posting; tone: Tone; signal: AbortSignal },
): Promise<Written> {
  const paragraphs: LetterParagraph[] = []
  const dropped: Letter['dropped'][number][] = []
  const { profileImage: _photo, ...personalInfo } = facts.resume.personalInfo
  const prompt = [
    `Tone: ${tone}.`,
    fence('resume', canonicalText({ ...facts.resume, personalInfo })),
    ...facts.answers.map(({ text }) => fence('mention', text)),
    fence('posting', posting.text),
  ].join('\n\n')
  const element = z.object({ role: z.enum(paragraphRoles), text: z.string() })
  try {
    for await (const { role, text } of askForList(model, {
      system: letterInstructions,
      prompt,
      element,
      maxElements: 6,
      signal,
    })) {
      const sentences = splitSentences(cleanInput(text))
      const kept = checkSentences(sentences, facts, posting).flatMap((verdict, place) => {
        const sentence = sentences[place] ?? ''
        if (verdict.ok) return [sentence]
        dropped.push({ text: sentence, reason: verdict.reason, detail: verdict.detail })
        return []
      })
      if (kept.length > 0) paragraphs.push({ role, text: kept.join(' '), citations: [] })
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    return { dropped }
  }
  const words = paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const hasParts = paragraphs.some(({ role }) => role === 'opening') && paragraphs.some(({ role }) => role === 'proof')
  return words >= leastWords && hasParts ? { letter: { paragraphs, dropped }, dropped } : { dropped }
}

/** The model's paragraphs between the greeting and the signature of the engine's letter. */
function dress({ paragraphs, dropped }: Pick<Letter, 'paragraphs' | 'dropped'>, offline: Letter): Letter {
  const blocks = offline.letter.split('\n\n')
  const text = [blocks[0] ?? '', ...paragraphs.map(({ text }) => text), blocks.at(-1) ?? ''].join('\n\n')
  return { letter: text, paragraphs, dropped, gaps: offline.gaps }
}

/** Before the last paragraph, as a paragraph of its own. */
function withMention(letter: Letter, mention: string): Letter {
  const last = letter.paragraphs.at(-1)
  if (mention === '' || !last) return letter
  const spoken: LetterParagraph = { role: 'fit', text: mention, citations: [] }
  return {
    ...letter,
    letter: letter.letter.replace(last.text, () => `${mention}\n\n${last.text}`),
    paragraphs: [...letter.paragraphs.slice(0, -1), spoken, last],
  }
}
