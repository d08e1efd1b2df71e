// A proposed change of the resume before the gate: whether it may touch that place at all, and what the gate says of its words.
import { changeText } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { getField } from '#engine/edit/set-field.ts'
import { type Resume, sectionIds } from '#engine/resume/resume.ts'
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import type { RefusalReason, Verdict } from '../proposal.ts'
import { findTerms } from '../words/terms.ts'
import { parsePath } from './changeable-paths.ts'
import { type Opinion, openGround } from './ground.ts'
import { judgeText } from './judge.ts'

const passed: Verdict = { ok: true }

function refused(reason: RefusalReason, detail: string): Verdict {
  return { ok: false, reason, detail }
}

export type ChangeGround = { posting?: Posting | undefined; opinions?: readonly Opinion[] | undefined }

export function judgeChange(change: Change, career: Career, { posting, opinions }: ChangeGround = {}): Verdict {
  const { resume } = career
  const place = parsePath(change.path, resume)
  if (!place?.kinds.includes(change.kind))
    return refused('locked', 'This part of a resume is not changed by suggestions.')
  if (change.kind === 'order') return judgeOrder(change, resume)
  const stands = judgeStanding(change, resume)
  if (!stands.ok || change.kind === 'drop') return stands
  if (change.after.trim() === '') return refused('empty', 'Nothing would be left.')
  if (change.after.length > longestFor(change)) return refused('length', 'It is much longer than the line it replaces.')
  if (place.isName) return judgeSameName(change)
  const isSummary = change.path === 'personalInfo.summary'
  const ground = openGround({
    kind: isSummary ? 'summary' : 'line',
    career,
    entry: place.entry,
    before: change.before,
    posting,
    opinions,
  })
  const judged = judgeText(change.after, ground)
  const refusal = judged.find((one) => one.refusal)?.refusal
  if (refusal) return refused(refusal.code, refusal.text)
  const unsure = [...new Set(judged.flatMap(({ open }) => open.map(({ text }) => text)))]
  return unsure.length > 0 ? { ok: true, unsure } : passed
}

/** What is to be changed must stand there now. */
function judgeStanding(change: Change, resume: Resume): Verdict {
  const text = getField(resume, change.path)
  const fits = typeof text === 'string' && changeText(text, change) !== undefined
  return fits ? passed : refused('moved-text', 'The line was changed meanwhile.')
}

/** Longer than this many times what it replaces, a line says more than it. */
const GROWTH = 1.6
const SLACK = 40

function longestFor({ before, path }: Change): number {
  return path === 'personalInfo.summary' ? Math.max(before.length * GROWTH, 700) : before.length * GROWTH + SLACK
}

/** The same items, each once, in another order. */
function judgeOrder(change: Change, resume: Resume): Verdict {
  const before = change.before.split('\n').map((line) => line.trim())
  const after = change.after.split('\n').map((line) => line.trim())
  const isSame = [...before].sort().join('\n') === [...after].sort().join('\n')
  if (!isSame) return refused('moved-text', 'The order names other items.')
  if (change.path === 'arrangement.order' && !after.every((name) => sectionIds.some((id) => id === name)))
    return refused('moved-text', 'There is no such section.')
  const text = getField(resume, change.path)
  const known = typeof text === 'string' ? cleanLines(text) : undefined
  const stands = known === undefined || before.every((line) => known.includes(line))
  return stands ? passed : refused('moved-text', 'A line was changed meanwhile.')
}

function cleanLines(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/^\s*[-*•‣▪◦●]\s*/, '').trim())
}

/** A skill stays the same skill: only capitals, spaces and signs may change, or one name of a tool for another. */
function judgeSameName({ before, after }: Change): Verdict {
  const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')
  const term = (text: string) => findTerms(text).find((found) => found.text === text.trim())?.term.id
  const isAlias = term(before) !== undefined && term(before) === term(after)
  return key(before) === key(after) || isAlias ? passed : refused('claim', `${after} is another skill.`)
}
