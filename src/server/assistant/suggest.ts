import * as z from 'zod'
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { cannedSummary } from '#engine/writing/canned-summary.ts'
import { collectFacts } from '#engine/writing/facts.ts'
import { checkSentences } from '#engine/writing/gate/check-sentences.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { fence } from './model/fence.ts'
import { skillsInstructions, summaryInstructions } from './model/instructions.ts'
import type { AssistDeps } from './propose.ts'
import { splitSentences } from './sentences.ts'

type Suggested<Value> = { value: Value; writer: string }

/** A summary of the person's own facts; without a model, the plain one that the title gives. */
export async function suggestSummary(resume: Resume, { model, today, signal }: AssistDeps): Promise<Suggested<string>> {
  const offline = { value: cannedSummary(resume.personalInfo), writer: 'offline' }
  if (!model) return offline
  const facts = collectFacts(resume, [], today)
  const [first] = await collect(
    askForList(model, {
      system: summaryInstructions,
      prompt: fence('resume', canonicalText(withoutPhoto(resume))),
      element: z.object({ summary: z.string() }),
      maxElements: 1,
      signal,
    }),
  )
  const sentences = splitSentences(first?.summary ?? '')
  const verdicts = checkSentences(sentences, facts)
  const kept = sentences.filter((_, place) => verdicts[place]?.ok)
  return kept.length === 0 ? offline : { value: kept.join(' '), writer: model.recipient }
}

/** Suggestions the person accepts or removes, so they may name what is not in the resume yet. */
export async function suggestSkills(
  { resume, category }: { resume: Resume; category: string },
  { model, signal }: AssistDeps,
): Promise<Suggested<string[]>> {
  const offline = { value: [...cannedSkills(category)], writer: 'offline' }
  if (!model) return offline
  const elements = await collect(
    askForList(model, {
      system: skillsInstructions,
      prompt: [fence('category', category), fence('resume', canonicalText(withoutPhoto(resume)))].join('\n\n'),
      element: z.object({ skill: z.string() }),
      maxElements: 7,
      signal,
    }),
  )
  const skills = elements
    .map(({ skill }) => skill.replace(/\s+/g, ' ').trim())
    .filter((skill) => /^[\p{L}\p{N} .+#/&'-]{2,40}$/u.test(skill))
  return skills.length === 0 ? offline : { value: [...new Set(skills)], writer: model.recipient }
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

function withoutPhoto(resume: Resume): Resume {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return { ...resume, personalInfo }
}
