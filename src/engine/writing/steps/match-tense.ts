import { changeForms } from '#engine/language/change-forms.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { capitalize } from '#engine/language/plain-words.ts'
import { type LineVerb, type ReadLine, readLine } from '#engine/language/read-line.ts'
import { formsOfVerbs, readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { vectorOf } from '#engine/language/word-vectors.ts'
import { inOwnVoice, speaksOfAnother } from './_own-voice.ts'
import { defineStep } from './_step.ts'

const stays = /^(?:speak|know)$/

/** A past job in the past, a current one in the present. What a current job tells in the past stays: it is done. */
export default defineStep({
  group: 'grammar',
  places: ['line'],
  isSafe: true,
  // An act that may be taken for a thing elsewhere: its other forms are its own.
  adds: (line) => [
    ...formsOfVerbs(/^\p{L}+/u.exec(line)?.[0] ?? ''),
    ...readLine(line, AMONG_ACTS).acts.flatMap(({ base }) => Object.values(verbForms(base))),
    ...formsOfVerbs((line.match(/\p{L}+(?:ing|s)\b/gu) ?? []).join(' ')),
    ...(line.match(/^\p{L}+[^s\P{L}](?=s\b)/gu) ?? []).flatMap((base) => Object.values(verbForms(base.toLowerCase()))),
  ],
  apply(whole, { tense, beside }) {
    const [tail = ''] = rowOfThings.exec(whole) ?? (tense === 'current' ? (sinceYear.exec(whole) ?? []) : [])
    const line = whole.slice(0, whole.length - tail.length)
    // `Use the new till since 2022` is no English; `Use the new till (since 2022)` says so beside it.
    const row = tail.replace(/^ (.+)$/, ' ($1)')
    // What stands before the verb would keep its place, and the verb lose its capital.
    if (/^[^\p{L}\d]/u.test(line)) return undefined
    if (tense === 'none' || (tense === 'ended' && /\b(?:currently|presently|now)\b/i.test(line))) return undefined
    // `Using double deck trailers from 2022` continues: neither `use` nor `used` says so.
    if (/^\p{L}+ing\b/u.test(line) && /\b(?:from|since) (?:19|20)\d\d$/.test(line)) return undefined
    const voiced = inOwnVoice(line, tense === 'ended' ? 'past' : 'base')
    if (voiced !== undefined && !isBroken(findFault(voiced)))
      return {
        text: `${voiced}${row}`,
        reason: tense === 'ended' ? 'Past job, past tense.' : 'Speaks in your voice, as resumes do.',
      }
    if (speaksOfAnother(line)) return undefined
    const done = tense === 'ended' && beside.areActs ? byDoing(line) : undefined
    if (done) return { text: done, reason: 'Past job, past tense.' }
    // What was done in one year is over.
    if (tense === 'current' && /\bin the (?:19|20)\d\d \p{L}/u.test(line)) return undefined
    const read = beside.areDoings
      ? withRow(readLine(line, AMONG_ACTS))
      : readLine(line, beside.areActs ? AMONG_ACTS : 0)
    const [head] = read.acts
    // Whoever could speak a language then speaks it still.
    if (read.shape !== 'act' || !head || stays.test(head.base)) return undefined
    if ((tense === 'current' && isUnderWay.test(line)) || mayBeName(read, line)) return undefined
    // `Overseen help desk support`: a participle without its auxiliary.
    if (/^(?:overseen|undertaken) /i.test(line))
      return {
        text: line.replace(/^\S+/, capitalize(verbForms(head.base).past)),
        reason: 'Simple past, as in the other lines.',
      }
    // `Orientate and helping receive`: half of the pair would stay behind.
    const [joint, second] = read.words.slice(head.at + 1, head.at + 3)
    const isPair = joint?.lower === 'and' && second !== undefined && readVerbForm(second.lower) !== undefined
    if (isPair && !read.acts.some(({ at }) => at === head.at + 2)) return undefined
    if (leavesHalf(read) || namesDoing.test(line)) return undefined
    if (!read.isSure || (head.form === 'past' && tense === 'current')) return undefined
    // `Running a crew and did the paperwork`: one line, one tense.
    const isMixed = head.form === 'ing' && read.acts.some((act) => act.form === 'past')
    const form = tense === 'ended' || isMixed ? 'past' : 'base'
    const text = capitalize(
      changeForms(
        read,
        read.acts.filter((act) => act.form !== 'past'),
        form,
      ),
    )
    if (text === line || isBroken(findFault(text))) return undefined
    if (isMixed) return { text: `${text}${row}`, reason: 'Tells all of the line in one tense.' }
    const isRow = head.form === form
    const present = head.form === 'third' ? 'Speaks in your voice, as resumes do.' : 'Current job, present tense.'
    const reason = tense === 'ended' ? 'Past job, past tense.' : isRow ? 'Puts all verbs in the same form.' : present
    return { text: `${text}${row}`, reason }
  },
})

/** `Support the sales process by taking part in meetings`: how it was done says that it was done. */
function byDoing(line: string): string | undefined {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+) (?!of\b)\p{Ll}[^,;]* by \p{Ll}+ing\b/u.exec(line) ?? []
  const verb = readVerbForm(first.toLowerCase())
  const { shape, acts } = readLine(line)
  const isOpen = shape !== 'act' || acts.every(({ at }) => at === 0)
  return verb?.form === 'base' && isOpen ? line.replace(first, capitalize(verbForms(verb.base).past)) : undefined
}

const sinceYear = / since (?:19|20)\d\d$/

/** `help with daily life, washing, dressing, feeding`: what is named one by one at the end. */
const rowOfThings = /(?:, (?:and )?\p{L}+ing){2,}(?:,? and \p{L}+ing)?\.?$/u

/** `Giving antibiotics and caring for the line`: among lines that open so, what follows in the same form is done as well. */
function withRow(read: ReadLine): ReadLine {
  const [head] = read.verbs
  if (read.isSure || !read.opensSure || head?.at !== 0 || head.form !== 'ing') return read
  const row = read.words.flatMap((word, at): LineVerb[] => {
    const verb = readVerbForm(word.lower)
    const joins = at === 0 || /^(?:and|,)$/.test(read.words[at - 1]?.lower ?? '')
    const takes = /^(?:DET|ADP|NUM|PRON|ADJ|PROPN|NOUN)$/.test(read.words[at + 1]?.tag ?? '')
    return verb?.form === 'ing' && joins && takes ? [{ at, base: verb.base, form: 'ing' }] : []
  })
  const isWhole = read.acts.every((act) => row.some(({ at }) => at === act.at))
  return isWhole ? { ...read, acts: row, verbs: row, isSure: true } : read
}

/** `Setting out of road centre lines`: the work by its name, which no verb follows. */
const namesDoing = /^\p{L}+ing (?:(?:out|up|off|down|in|over) )?of\b/iu

/** `Learning to automate the tests`: begun, and not done. */
const isUnderWay = /^(?:learning to|studying (?:to|for|towards?)|training to|working towards?)\b/i

/**
 * `Pipe spools from isos`, `Volunteer first aider`: an act only among acts, and before the name of a thing half of one.
 * `Direct billing`: what is done directly, and before a doing of what kind it is.
 */
function mayBeName({ acts: [head], words }: ReadLine, line: string): boolean {
  const isLikely = readLine(line).opensSure
  const next = head && words[head.at + 1]
  const isThing = next !== undefined && (/^(?:NOUN|PROPN|ADJ)$/.test(next.tag) || /[^s]s$/.test(next.lower))
  // `Garden and mud kitchen`: of a pair, the second is the kind of a thing.
  const [joint, second, other] = words.slice((head?.at ?? 0) + 1, (head?.at ?? 0) + 4)
  const isPair = joint?.lower === 'and' && second !== undefined && /^(?:NOUN|PROPN)$/.test(other?.tag ?? '')
  if (head?.form === 'base' && isPair && readVerbForm(second.lower)?.form === 'base' && !isLikely) return true
  const isKind = head !== undefined && /ing$/.test(next?.lower ?? '') && vectorOf(`${head.base}ly`) !== undefined
  return head?.form === 'base' && (isKind || (!isLikely && isThing))
}

/** `Invoice buyers and paying out vendors`, `Cut, packed and freezer work`: a row of which only a part would change. */
function leavesHalf({ acts, words }: ReadLine): boolean {
  const [head] = acts
  if (head?.form !== 'ing') return false
  const isActed = (at: number) => acts.some((act) => act.at === at)
  const isDoing = (at: number) => {
    const word = words[at]
    return word !== undefined && readVerbForm(word.lower)?.form === 'ing' && words[at + 1] !== undefined
  }
  // `Leading two juniors, check of drawings`
  const isNamed = (at: number) => words[at + 1]?.lower === 'of' && readVerbForm(words[at]?.lower ?? '')?.form === 'base'
  const joined = words.flatMap(({ lower }, at) => (/^(?:and|or|,)$/.test(lower) ? [at + 1] : []))
  const isLeft = joined.some((at) => !isActed(at) && (isDoing(at) || isNamed(at)))
  // Nothing stands between the acts: they are things, and so is what ends the row.
  const isRow = words[head.at + 1]?.lower === ',' && isActed(head.at + 2)
  const last = joined.at(-1) ?? -1
  return isLeft || (isRow && words[last - 1]?.lower === 'and' && !isActed(last))
}

/** Where all the other lines tell acts, this one hardly names a thing. */
const AMONG_ACTS = 0.5
