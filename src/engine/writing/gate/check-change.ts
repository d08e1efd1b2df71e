// The gate. Every proposed change passes here, whoever proposed it, and none that adds a fact gets through.
import { changeText } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { getField } from '#engine/edit/set-field.ts'
import { sectionIds } from '#engine/resume/resume.ts'
import type { Facts } from '../facts.ts'
import type { Posting } from '../posting/posting.ts'
import type { Verdict } from '../proposal.ts'
import { cleanInput, speaksToMachine } from '../words/clean-input.ts'
import { findTerms } from '../words/terms.ts'
import { parsePath } from './changeable-paths.ts'
import { checkText } from './check-text.ts'

const passed: Verdict = { ok: true }

export function checkChange(change: Change, facts: Facts, posting?: Posting): Verdict {
  const place = parsePath(change.path, facts.resume)
  if (!place?.kinds.includes(change.kind))
    return { ok: false, reason: 'locked', detail: `${change.path} cannot be changed` }
  if (change.kind === 'order') return checkOrder(change, facts)
  const stands = checkStanding(change, facts)
  if (!stands.ok || change.kind === 'drop') return stands
  const form = checkForm(change)
  if (!form.ok) return form
  if (place.isName) return checkSameName(change)
  return checkText(change.after, { entry: place.entry, before: change.before, facts, posting })
}

/** What is to be changed must stand there now. */
function checkStanding(change: Change, { resume }: Facts): Verdict {
  const text = getField(resume, change.path)
  const fits = typeof text === 'string' && changeText(text, change) !== undefined
  return fits ? passed : { ok: false, reason: 'moved-text', detail: 'the line was changed meanwhile' }
}

const link = /(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.\w+|\]\(|<[a-z/][^>]*>|\b(?:\+?\d[\s().-]?){9,}\b/i
const placeholder =
  /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\bX{2,}\b|_{3,}|\bN\/?A\b.*%|\btbd\b|\$X|\bX%|\binsert (?:your|company|name|number|date|here)\b/i

/** Longer than this many times what it replaces, a line says more than it. */
export const GROWTH = 1.4
const SLACK = 32

function checkForm({ before, after, path }: Change): Verdict {
  if (after.trim() === '') return { ok: false, reason: 'empty', detail: 'nothing would be left' }
  if (cleanInput(after) !== after.normalize('NFC'))
    return { ok: false, reason: 'instruction', detail: 'hidden characters' }
  const foreign = link.exec(after)?.[0]
  if (foreign && !before.includes(foreign))
    return { ok: false, reason: 'link', detail: `${foreign} is not in the source` }
  const gap = placeholder.exec(after)?.[0]
  if (gap && !before.includes(gap)) return { ok: false, reason: 'claim', detail: `${gap} is a place left open` }
  if (speaksToMachine(after) && !speaksToMachine(before))
    return { ok: false, reason: 'instruction', detail: 'it gives an order' }
  const limit = path === 'personalInfo.summary' ? Math.max(before.length * GROWTH, 700) : before.length * GROWTH + SLACK
  if (after.length > limit)
    return { ok: false, reason: 'length', detail: `${after.length} characters for ${before.length}` }
  return passed
}

/** The same items, each once, in another order. */
function checkOrder(change: Change, { resume }: Facts): Verdict {
  const before = change.before.split('\n').map((line) => line.trim())
  const after = change.after.split('\n').map((line) => line.trim())
  const isSame = [...before].sort().join('\n') === [...after].sort().join('\n')
  if (!isSame) return { ok: false, reason: 'moved-text', detail: 'the order names other items' }
  if (change.path === 'arrangement.order' && !after.every((name) => sectionIds.some((id) => id === name)))
    return { ok: false, reason: 'moved-text', detail: 'there is no such section' }
  const text = getField(resume, change.path)
  const known = typeof text === 'string' ? cleanLines(text) : undefined
  const stands = known === undefined || before.every((line) => known.includes(line))
  return stands ? passed : { ok: false, reason: 'moved-text', detail: 'a line was changed meanwhile' }
}

function cleanLines(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/^\s*[-*•‣▪◦●]\s*/, '').trim())
}

/** A skill stays the same skill: only capitals, spaces and signs may change, or one name of a tool for another. */
function checkSameName({ before, after }: Change): Verdict {
  const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')
  const term = (text: string) => findTerms(text).find((found) => found.text === text.trim())?.term.id
  const isAlias = term(before) !== undefined && term(before) === term(after)
  return key(before) === key(after) || isAlias
    ? passed
    : { ok: false, reason: 'claim', detail: `${after} is another skill` }
}
