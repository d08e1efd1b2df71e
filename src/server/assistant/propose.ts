import * as z from 'zod'
import { applyChanges } from '#engine/edit/apply-change.ts'
import { type Change, isSafe } from '#engine/edit/change.ts'
import { joinChanges } from '#engine/edit/join-changes.ts'
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer, Facts } from '#engine/writing/facts.ts'
import { collectFacts } from '#engine/writing/facts.ts'
import { checkChange } from '#engine/writing/gate/check-change.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { replaceRequirements } from '#engine/writing/posting/replace-requirements.ts'
import type { WantedRequirement } from '#engine/writing/posting/wanted.ts'
import type { Proposal, RefusedChange } from '#engine/writing/proposal.ts'
import { tailorResume } from '#engine/writing/tailor/tailor-resume.ts'
import { upgradeResume } from '#engine/writing/upgrade/upgrade-resume.ts'
import type { AssistantEvent, Fit, ProposalAnswer, RefusedSuggestion } from '#shared/api/assistant.ts'
import { toFit } from './fit.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { editableLines } from './model/editable-lines.ts'
import { fence } from './model/fence.ts'
import { tailorInstructions, upgradeInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import { joinNotices, readingNotice } from './reading-notice.ts'
import { spelling } from './spelling.ts'

export type AssistDeps = {
  model: Model | null
  /** `YYYY-MM-DD` */
  today: string
  signal: AbortSignal
}

export type TailorWish = {
  resume: Resume
  jobDescription: string
  /** What the job asks for, where the person has corrected what was read in it. */
  requirements?: readonly WantedRequirement[] | undefined
  answers: readonly Answer[]
  /** What the person would not have, and why. */
  refused?: readonly RefusedSuggestion[]
}
export type UpgradeWish = Omit<TailorWish, 'jobDescription' | 'requirements'>

/** First what the house's own engine finds, at once; then, where there is a model, its suggestions as they come. */
export async function* proposeTailoring(wish: TailorWish, deps: AssistDeps): AsyncGenerator<AssistantEvent> {
  const { resume, jobDescription, requirements, answers, refused } = wish
  const { today } = deps
  yield { type: 'step', text: 'Reading the job...' }
  const read = readPosting(jobDescription)
  const posting = requirements ? replaceRequirements(read, requirements) : read
  const offline = tailorResume({ resume, posting, today, answers })
  const fit = toFit(posting, matchPosting(resume, posting, { today, answers }))
  const facts = collectFacts(resume, answers, today)
  const corrected = requirements && {
    struck: struckQuotes(read, posting),
    notice: posting.ignored.length > read.ignored.length ? notAWish : undefined,
  }
  const work = { offline, facts, posting, corrected, fit, refused, instructions: tailorInstructions }
  yield* propose({ ...work, group: 'match' }, deps)
}

const notAWish = 'A line of your list does not say what the job asks for. It was left out of the comparison.'

/** What was read in the posting and is no longer on the list. */
function struckQuotes(read: Posting, { mustHave, niceToHave }: Posting): string[] {
  const kept = new Set([...mustHave, ...niceToHave].map(({ quote }) => quote))
  return [...read.mustHave, ...read.niceToHave].map(({ quote }) => quote).filter((quote) => !kept.has(quote))
}

export async function* proposeUpgrade(
  { resume, answers, refused }: UpgradeWish,
  deps: AssistDeps,
): AsyncGenerator<AssistantEvent> {
  const { today } = deps
  yield { type: 'step', text: 'Reading the resume...' }
  const offline = upgradeResume({ resume, today, spelling, answers })
  const facts = collectFacts(resume, answers, today)
  yield* propose({ offline, facts, refused, instructions: upgradeInstructions, group: 'clarity' }, deps)
}

type Proposing = {
  offline: Proposal
  facts: Facts
  posting?: Posting
  /** What came of the person's own list of what the job asks for, where there is one. */
  corrected?: { struck: readonly string[]; notice: string | undefined } | undefined
  fit?: Fit
  refused?: readonly RefusedSuggestion[] | undefined
  instructions: string
  group: Change['group']
}

const suggestionSchema = z.object({
  path: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  requirement: z.string().optional(),
})

async function* propose(work: Proposing, { model, signal }: AssistDeps): AsyncGenerator<AssistantEvent> {
  const { offline, facts, posting, corrected, fit } = work
  const { resume } = facts
  const { notice: known } = joinNotices(readingNotice({ resume, posting: posting?.text }), corrected?.notice)
  const answer: ProposalAnswer = {
    original: resume,
    resume: offline.resume,
    changes: [...offline.changes],
    dropped: [...offline.dropped],
    gaps: [...offline.gaps],
    questions: offline.questions.map((question) => ({ ...question })),
    ...(fit ? { fit } : {}),
    writer: 'offline',
    ...joinNotices(known),
  }
  yield { type: 'proposal', answer }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  const passed: Change[] = []
  const refused: RefusedChange[] = []
  let notice: string | undefined
  try {
    for await (const suggestion of askForList(model, {
      ...promptFor(work),
      element: suggestionSchema,
      maxElements: 20,
      signal,
    })) {
      const change = toChange(suggestion, { id: `model-${passed.length + refused.length + 1}`, group: work.group })
      const verdict = judge(change, work)
      if (verdict.ok) {
        const kept = verdict.unsure ? { ...change, unsure: [...verdict.unsure] } : change
        passed.push(kept)
        yield { type: 'change', change: kept, writer: model.recipient }
      } else refused.push({ change, reason: verdict.reason, detail: verdict.detail })
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    notice = `${model.recipient} did not give a usable answer${passed.length > 0 ? ' to the end' : ''}. The rest was written on this server.`
  }
  if (signal.aborted) return
  const changes = joinChanges(passed, offline.changes)
  yield {
    type: 'proposal',
    answer: {
      ...answer,
      changes,
      resume: applyChanges(resume, changes.filter(isSafe)).resume,
      dropped: [...answer.dropped, ...refused],
      writer: passed.length > 0 ? model.recipient : 'offline',
      ...joinNotices(known, notice),
    },
  }
}

function promptFor({ facts, posting, corrected, refused = [], instructions }: Proposing): {
  system: string
  prompt: string
} {
  const lines = editableLines(facts.resume).map((line) => JSON.stringify(line))
  const { profileImage: _photo, ...personalInfo } = facts.resume.personalInfo
  const parts = [
    fence('resume', canonicalText({ ...facts.resume, personalInfo })),
    fence('lines', lines.join('\n')),
    ...(facts.answers.length > 0 ? [fence('answers', facts.answers.map(({ text }) => text).join('\n'))] : []),
    ...(refused.length > 0 ? [fence('refused', refused.map((one) => JSON.stringify(one)).join('\n'))] : []),
    ...(posting ? [fence('posting', posting.text)] : []),
    ...(posting && corrected ? [fence('wanted', wantedLines(posting))] : []),
  ]
  return { system: instructions, prompt: parts.join('\n\n') }
}

function wantedLines({ mustHave, niceToHave }: Posting): string {
  return [...mustHave, ...niceToHave].map(({ need, quote }) => JSON.stringify({ need, quote })).join('\n')
}

function toChange(
  { path, before, after, reason, requirement }: z.infer<typeof suggestionSchema>,
  { id, group }: Pick<Change, 'id' | 'group'>,
): Change {
  return {
    id,
    path,
    kind: 'replace',
    group,
    before: before.trim(),
    // A mark of its own would make a bullet of a paragraph.
    after: after.trim().replace(/^[-*•]\s+(?!.*\n)/, ''),
    reason: plainSentence(reason),
    ...(requirement ? { requirement: plainSentence(requirement) } : {}),
    facts: [],
  }
}

/** What stands beside a suggestion is a sentence and no more: no link, no markup, no essay. */
function plainSentence(text: string): string {
  return text
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[<>[\]`*_#]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 240)
}

function judge(change: Change, { facts, posting, corrected }: Proposing) {
  // Words of the posting beside a change are shown as the posting's: they must be, and still be asked for.
  const says = (text: string) => text.toLowerCase().includes(change.requirement?.toLowerCase() ?? '')
  const asked = posting ? [...posting.mustHave, ...posting.niceToHave, ...posting.duties] : []
  const isStruck = corrected?.struck.some(says) && !asked.some(({ quote }) => says(quote))
  if (change.requirement && (!says(posting?.text ?? '') || isStruck)) delete change.requirement
  return checkChange(change, facts, posting)
}
