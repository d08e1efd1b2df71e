// One line of a resume made clearer without saying anything else.
import type { ChangeGroup } from '#engine/edit/change.ts'
import { bendVerbs, readOpening } from '../words/bend-verbs.ts'
import { findTerms } from '../words/terms.ts'
import { findVerb, type VerbForm } from '../words/verbs.ts'
import { capitalize, mendOpening } from './openings.ts'
import { mendPassive } from './passive.ts'
import { mendSpelling, type Spelling } from './spelling.ts'
import { wordiness } from './wordiness-data.ts'

export type Improvement = { text: string; group: ChangeGroup; reasons: readonly string[] }

export type LineContext = {
  /** ended: past tense; current: present for what still goes on; none: left as it is. */
  tense: 'ended' | 'current' | 'none'
  spelling?: Spelling | undefined
  /** Names that are no mistakes. */
  names: ReadonlySet<string>
}

type Step = {
  group: ChangeGroup
  mend: (text: string, context: LineContext) => { text: string; reason: string } | undefined
}

const steps: readonly Step[] = [
  { group: 'format', mend: mendMarks },
  { group: 'grammar', mend: mendWords },
  { group: 'clarity', mend: mendPerson },
  { group: 'clarity', mend: (text, { tense }) => mendOpening(text, formFor(tense)) },
  { group: 'clarity', mend: mendPassive },
  { group: 'clarity', mend: mendWordiness },
  { group: 'grammar', mend: mendTense },
  { group: 'grammar', mend: mendCapitals },
]

/** Undefined where nothing is to be mended. */
export function improveLine(line: string, context: LineContext): Improvement | undefined {
  let text = line
  const reasons: string[] = []
  let group: ChangeGroup | undefined
  for (const step of steps) {
    const mended = step.mend(text, context)
    if (!mended || mended.text === text || mended.text.trim().length < 3) continue
    text = mended.text
    if (!reasons.includes(mended.reason)) reasons.push(mended.reason)
    if (group === undefined || rank(step.group) > rank(group)) group = step.group
  }
  return group === undefined || text === line ? undefined : { text, group, reasons }
}

function rank(group: ChangeGroup): number {
  return ['format', 'grammar', 'clarity', 'impact', 'match'].indexOf(group)
}

function formFor(tense: LineContext['tense']): VerbForm {
  return tense === 'current' ? 'base' : 'past'
}

function mendMarks(text: string) {
  const mended = text
    .replace(/^[\s•▪●◦·‣*–-]+/, '')
    .replace(/\s+([,;:.!?])(?=\s|$)/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/[,;:]+\s*$/, '')
    .replace(/,{2,}/g, ',')
    .replace(/(\d) %/g, '$1%')
    .trim()
  return { text: mended, reason: 'Tidies spaces and signs.' }
}

function mendWords(text: string, { spelling, names }: LineContext) {
  return { text: mendSpelling(text, { spelling, names }), reason: 'Mends the spelling.' }
}

/** Resumes speak without `I`. What `we` did is not what the person did, so `we` stays. */
function mendPerson(text: string) {
  const bare = text
    .replace(/^(?:I(?:'ve| have)?|He\/She|S\/he|He or she)\s+(?=[a-z]+\b)/, '')
    .replace(
      /\b(?:my|My) (?=(?:team|staff|crew|department|manager|supervisor|shift|class|students|patients|customers|clients)\b)/g,
      'the ',
    )
  return { text: bare === text ? text : capitalize(bare), reason: 'Leaves out the pronoun, as resumes do.' }
}

function mendWordiness(text: string) {
  const shorter = wordiness.reduce((words, [pattern, to]) => words.replace(pattern, to), text)
  return {
    text: shorter === text ? text : capitalize(shorter.replace(/\s{2,}/g, ' ').trim()),
    reason: 'Says it in fewer words.',
  }
}

function mendTense(text: string, { tense }: LineContext) {
  if (tense === 'none') return undefined
  const opening = readOpening(text)
  if (!opening) return undefined
  const isPast = opening.form === 'past'
  if (tense === 'ended' && isPast) return undefined
  // What is done in a job that goes on may stay in the past.
  if (tense === 'current' && (isPast || opening.form === 'base')) return undefined
  // `Research integrated into Azure`, `Work that was done` have their verb later.
  const rest = text
    .split(/\s+/)
    .slice(opening.at + 1)
    .join(' ')
  if (/^(?:\w+ed (?:in|into|by|to|for|with|at|on|from|as)|that|which|who|is|was|are|were)\b/i.test(rest))
    return undefined
  const bent = bendVerbs(text, formFor(tense))
  const reason =
    tense === 'ended' ? 'Past tense for a job that is over.' : 'Speaks of yourself, as the rest of a resume does.'
  return bent === undefined ? undefined : { text: bent, reason }
}

function mendCapitals(text: string) {
  const named = findTerms(text).reduceRight((words, found) => {
    const proper = properName(found.text, found.term.id)
    return proper ? words.slice(0, found.start) + proper + words.slice(found.end) : words
  }, text)
  // A line that begins small and has no verb in front may be the end of the one before it.
  const isWhole = /^\p{Ll}/u.test(named) && !/^(?:e|i)[A-Z]/.test(named) && readOpening(named) !== undefined
  const opened = (isWhole ? capitalize(named) : named).replace(
    /(?<=\p{Ll},? and )\p{Lu}\p{Ll}+ed(?= \p{Ll})/gu,
    (word) => (findVerb(word)?.form === 'past' ? word.toLowerCase() : word),
  )
  return {
    text: opened.replace(/(^|[\s(])i(?=[\s,.)]|$)/g, '$1I'),
    reason: 'Writes names and the first word with capitals.',
  }
}

const properNames = new Map(
  'JavaScript TypeScript QuickBooks PowerPoint LinkedIn GitHub WordPress AutoCAD MySQL PostgreSQL YouTube Salesforce SolidWorks NetSuite SharePoint MongoDB HubSpot InDesign Photoshop PayPal Kubernetes Mailchimp PeopleSoft'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

function properName(text: string, id: string): string | undefined {
  const proper = properNames.get(id.toLowerCase()) ?? properNames.get(text.toLowerCase())
  return proper && proper.toLowerCase() === text.toLowerCase() && proper !== text ? proper : undefined
}
