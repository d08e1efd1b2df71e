import * as z from 'zod'
import { canOffer } from '#engine/library/can-offer.ts'
import type { SuggestedSkills } from '#engine/library/suggest-skills.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { SummaryAnswers } from '#engine/writing/canned-summary.ts'
import type { AssistDeps } from './assist-deps.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { fence } from './model/fence.ts'
import { linesInstructions, skillsInstructions, summaryInstructions } from './model/instructions.ts'
import { reviewOpen } from './model/review-open.ts'

type Suggested<Value> = { value: Value; writer: string }

/** A summary of the person's own facts; without a model, the plain one that the title gives. */
export async function suggestSummary(
  { resume, answers }: { resume: Resume; answers?: SummaryAnswers | undefined },
  deps: AssistDeps,
): Promise<Suggested<string>> {
  const { model, write, today, signal } = deps
  const { summary, prompt } = await write('draftSummary', { resume, today, answers, forModel: model !== null })
  const offline = { value: summary, writer: 'offline' }
  if (!model) return offline
  const element = z.object({ summary: z.string() })
  const [first] = await collect(
    askForList(model, { system: summaryInstructions, prompt, element, maxElements: 1, signal }),
  )
  const text = first?.summary ?? ''
  const checked = await write('checkSummary', { resume, today, answers, text })
  const reviews = await reviewOpen(model, { sentences: checked.open, resume: prompt, signal })
  const rewritten = checked.open.reduce((whole, { id, text: sentence }) => {
    const rewrite = reviews.get(id)?.rewrite?.trim()
    return rewrite ? whole.replace(sentence, () => rewrite) : whole
  }, text)
  const opinions = [...reviews.values()].flatMap(({ carriers = [] }) => carriers)
  const settled =
    reviews.size > 0 ? await write('checkSummary', { resume, today, answers, text: rewritten, opinions }) : checked
  const value = settled.summary === '' ? checked.summary : settled.summary
  return value === '' ? offline : { value, writer: model.recipient }
}

/** Suggestions the person accepts or removes, so they may name what is not in the resume yet. */
export async function suggestSkills(
  { resume, category, leaveOut }: { resume: Resume; category: string; leaveOut: readonly string[] },
  { model, write, signal }: AssistDeps,
): Promise<Suggested<SuggestedSkills>> {
  const { prompt, ...value } = await write('draftSkills', { resume, category, leaveOut, forModel: model !== null })
  const offline = { value, writer: 'offline' }
  if (!model) return offline
  const element = z.object({ skill: z.string() })
  const elements = await collect(
    askForList(model, { system: skillsInstructions, prompt, element, maxElements: 7, signal }),
  )
  const refused = new Set(leaveOut.map((skill) => skill.trim().toLowerCase()))
  const skills = elements
    .map(({ skill }) => skill.replace(/\s+/g, ' ').trim())
    .filter((skill) => /^[\p{L}\p{N} .+#/&'-]{2,40}$/u.test(skill) && !refused.has(skill.toLowerCase()))
  if (skills.length === 0) return offline
  return { value: { skills: [...new Set(skills)], others: [] }, writer: model.recipient }
}

/** Lines with blanks that the library does not have. The person picks and fills them in, so each fact is theirs. */
export async function suggestLines(
  { title, description }: { title: string; description: string },
  { model, signal }: AssistDeps,
): Promise<Suggested<string[]>> {
  if (!model || title.trim() === '') return { value: [], writer: 'offline' }
  const prompt = [fence('title', title), fence('said', description)].join('\n\n')
  const element = z.object({ line: z.string() })
  const elements = await collect(
    askForList(model, { system: linesInstructions, prompt, element, maxElements: 8, signal }),
  )
  const lines = elements.map(({ line }) => line.replace(/\s+/g, ' ').trim().replace(/\.$/, '')).filter(canOffer)
  return { value: [...new Set(lines)], writer: model.recipient }
}

/** All of it, or what had come when the model failed. */
async function collect<Element>(elements: AsyncGenerator<Element>): Promise<Element[]> {
  const collected: Element[] = []
  try {
    for await (const element of elements) collected.push(element)
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
  }
  return collected
}
