// What only the person knows of a line: how many, how much, what came of it. Nobody makes it up.
import { type Fault, type FaultKind, findFault } from '#engine/language/find-fault.ts'
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { actions } from '../steps/_actions.ts'
import { countable, rateOf } from './countable.ts'

export type LineQuestion = {
  kind: 'count' | 'people' | 'change' | 'act' | 'result' | 'whole'
  text: string
  reason: string
  /** The thing that is counted, as a range of the line. */
  noun?: { start: number; end: number } | undefined
  /** How much an answer would help. */
  weight: number
}

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|percent|dozens?|hundreds?|thousands?|half|double|doubled|tripled|halved)\b|\bfrom \S+ to \S+/i
const changing = /^(?:reduce|cut|lower|decrease|increase|raise|boost|grow|improve|save|expand|shorten|exceed|enhance)$/
const making =
  /^(?:build|create|design|develop|implement|launch|introduce|redesign|establish|automate|streamline|rewrite|migrate|reorganize|start)$/
const leading = /^(?:manage|supervise|lead|train|mentor|coach|oversee|direct|head|support|run|build|hire)$/
const weak =
  /^(?:(?:was |were )?(?:involved|participated|engaged) in|(?:was |were )?part of|(?:helped|assisted) (?:out )?(?:with|in)|worked (?:on|in)|took part in|contributed to) (.+)$/i
const moreOfIt = 'A number would say more.'

/** The question a line calls for; undefined where it says enough or too little can be asked. */
export function askAbout(line: string, tense: 'ended' | 'current' | 'none'): LineQuestion | undefined {
  const text = line.replace(/\.$/, '')
  const broken = askForWhole(findFault(text))
  if (broken) return broken
  const read = readLine(text)
  const untold = askForAct(text, read, tense)
  if (untold) return untold
  const did = tense === 'current' && read.verbs[0]?.form !== 'past' ? 'do' : 'did'
  if (read.shape === 'duty') return askInPractice(text.slice(read.bodyStart), did)
  if (read.shape === 'thing' && isThin(text)) return askInPractice(text, did)
  const [, part = ''] = weak.exec(text) ?? []
  const what = part === '' ? undefined : shortThing(part)
  if (what && !number.test(text) && !/\b(?:meetings?|stand-? ?ups?|huddles|rounds|events)\b/i.test(what))
    return {
      kind: 'act',
      text: `What was your part in ${what}?`,
      reason: 'Says too little of what you did.',
      weight: 2.6,
    }
  const [head] = read.verbs
  if (read.shape !== 'act' || !head || number.test(text)) return undefined
  return (
    askForChange(text, read, did) ??
    askForPeople(text, read, tense) ??
    askForCount(read, did) ??
    askForResult(text, read)
  )
}

const THIN = 3
const LONGEST_BODY = 10

/** `Cycle counting` */
function isThin(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(' ')
  return (
    (/ing$/.test(text) || readVerbForm(first)?.form !== 'base') &&
    text.split(/\s+/).length <= THIN &&
    !/[\d:]|\p{Lu}.*\p{Lu}/u.test(text)
  )
}

/** `Responsible for client communication`: which verb is true only the person knows. */
function askInPractice(body: string, did: string): LineQuestion | undefined {
  const [thing = ''] = body.split(/[;:(]/)
  const named = thing.trim().replace(/^(?:the|all) /, '')
  if (named === '' || named.split(' ').length > LONGEST_BODY || /\b(?:duties|tasks|variety)\b/i.test(named))
    return undefined
  const does = did === 'do' ? 'does' : 'did'
  return {
    kind: 'act',
    text: `What ${does} “${named}” mean in practice?`,
    reason: 'Then the line can open with what you did.',
    weight: 2.8,
  }
}

const askWhole: Partial<Record<FaultKind, (near: string) => string>> = {
  'cut off': (near) => `This line stops after “${near}”. How does it end?`,
  'words missing': (near) => `A word seems to be missing around “${near}”. How should the line read?`,
  'mixed forms': (near) => `The verbs around “${near}” don’t match. How would you say this line?`,
  'run together': (near) => `Two lines seem to run together around “${near}”. How should they read?`,
}

/** What no step could finish, the person can: their sentence takes the place of the line. */
function askForWhole(fault: Fault | undefined): LineQuestion | undefined {
  const text = fault && askWhole[fault.kind]?.(fault.near)
  return text ? { kind: 'whole', text, reason: 'The line doesn’t read right yet.', weight: 2.9 } : undefined
}

/** `Implementation of a new system`, `Managing subsidiaries`: a heading for the work, where the work itself is wanted. */
function askForAct(text: string, read: ReadLine, tense: 'ended' | 'current' | 'none'): LineQuestion | undefined {
  const [opening = ''] = text.toLowerCase().split(/[\s,]/)
  const [, next = ''] = text.toLowerCase().split(/\s+/)
  const isDoing = /ing$/.test(opening) && opening !== 'acting' && !/^(?:and|or|by|for)$/.test(next)
  const base = /^(?:of|and)$/.test(next) ? actions[opening] : isDoing ? readVerbForm(opening)?.base : undefined
  const isHeading = read.shape === 'thing' || (read.shape === 'act' && read.verbs[0]?.form === 'ing')
  if (!base || !isHeading || text.split(/\s+/).length < 5) return undefined
  const verb = verbForms(base)[tense === 'current' ? 'base' : 'past']
  const said = verb.slice(0, 1).toUpperCase() + verb.slice(1)
  return {
    kind: 'whole',
    text: `How would you say this line if it began with “${said} …”?`,
    reason: 'Says what the work was, not what you did.',
    weight: 2.7,
  }
}

function askForChange(text: string, read: ReadLine, did: string): LineQuestion | undefined {
  const [head] = read.verbs
  const object = head && changing.test(head.base) ? shortThing(afterWord(text, read.words[head.at])) : undefined
  if (!head || !object || /\b(?:skills?|knowledge|relationships?)\b/i.test(object)) return undefined
  return { kind: 'change', text: `By how much ${did} you ${head.base} ${object}?`, reason: moreOfIt, weight: 3 }
}

function askForPeople(text: string, read: ReadLine, tense: string): LineQuestion | undefined {
  const [head] = read.verbs
  const group = head && objectWords(read, head.at).find(({ lower }) => /^(?:team|staff|crew)$/.test(lower))?.lower
  if (!head || !group || !leading.test(head.base)) return undefined
  if (new RegExp(`\\b${group} (?:of|members?|meetings?)\\b`, 'i').test(text)) return undefined
  const were = tense === 'current' ? 'are' : 'were'
  if (/^(?:train|hire|coach|mentor)$/.test(head.base)) {
    const { participle } = verbForms(head.base)
    const text = tense === 'current' ? `How many have you ${participle} so far?` : `How many did you ${head.base}?`
    return { kind: 'count', text, reason: moreOfIt, weight: 3 }
  }
  return {
    kind: 'people',
    text: `How many people ${were} on the ${group}?`,
    reason: moreOfIt,
    weight: 3.2,
  }
}

/** `How many patients a shift?`: what the verb is done to, or whom it is done for. */
function askForCount(read: ReadLine, did: string): LineQuestion | undefined {
  const [head] = read.verbs
  if (!head) return undefined
  const last = lastOfRow(read)
  const object = objectWords(read, last)
  const thing = object.at(-1)
  if (
    counted.test(head.base) &&
    !/^(?:files|tests|products|accounts|repairs|pages|documents)$/.test(thing?.lower ?? '') &&
    !(head.base === 'teach' && !/^(?:students|kids|children|learners|classes)$/.test(thing?.lower ?? '')) &&
    object.every(({ tag }) => tag !== 'PROPN') &&
    thing?.tag === 'NOUN' &&
    countable.has(thing.lower) &&
    !/^['’]/.test(read.text.slice(thing.end))
  ) {
    const named = nounPhrase(read, object)
    return countOf(
      named,
      `How many ${named.name} ${did} you ${head.base}${rateOf(thing.lower)}?`,
      people.test(thing.lower) ? 3 : 2.6,
    )
  }
  const at = read.words.findIndex(
    ({ lower, tag }, place) => place > last && place < last + 6 && tag === 'NOUN' && people.test(lower),
  )
  const [person, before] = [read.words[at], read.words[at - 1]]
  if (!person || !caring.test(head.base) || !before || !/^(?:for|to|with)$/.test(before.lower)) return undefined
  return countOf(person, `How many ${person.text}${rateOf(person.lower)}?`, 2.8)
}

/** `Advised and guided departments`: the last of the verbs that share what follows. */
function lastOfRow({ verbs, words }: ReadLine): number {
  let last = verbs[0]?.at ?? 0
  for (const { at } of verbs)
    if (words.slice(last + 1, at).every(({ tag }) => /^(?:CCONJ|PUNCT|ADV)$/.test(tag))) last = at
  return last
}

/** What is done so often that a number says how much there is to do. */
const counted =
  /^(?:answer|audit|bill|book|build|close|coach|counsel|deliver|design|drive|enter|file|fit|inspect|install|interview|invoice|load|make|manage|mentor|pack|pick|prepare|process|produce|repair|room|schedule|sell|serve|ship|supervise|supply|support|teach|test|train|treat|tutor|write)$/
const caring = /^(?:provide|serve|care|assist|support|teach|treat|counsel|deliver|offer|give|make)$/
const people =
  /^(?:adults|children|clients|customers|employees|families|guests|inmates|kids|learners|members|passengers|patients|patrons|residents|students|tenants|users|visitors)$/

function countOf({ start, end }: { start: number; end: number }, text: string, weight: number): LineQuestion {
  return { kind: 'count', text, reason: moreOfIt, noun: { start, end }, weight }
}

const vague = /^(?:multiple|several|many|various|numerous)$/

/** The thing right after a verb: its adjectives and nouns, without an article. */
function objectWords({ words }: ReadLine, verbAt: number): TaggedWord[] {
  const object: TaggedWord[] = []
  for (const word of words.slice(verbAt + 1, verbAt + 7)) {
    if (object.length === 0 && (word.tag === 'DET' || word.tag === 'PRON' || vague.test(word.lower))) continue
    const isJoined = word.start === object.at(-1)?.end
    if (!/^(?:ADJ|NOUN|PROPN)$/.test(word.tag) || isJoined) break
    object.push(word)
  }
  return object
}

const bland = /^(?:new|existing|complete|comprehensive|various|daily|regular|all|different|other|current|own)$/

/** The thing with at most one word before it. */
function nounPhrase({ text }: ReadLine, object: readonly TaggedWord[]): { start: number; end: number; name: string } {
  const [start, end] = [object[0]?.start ?? 0, object.at(-1)?.end ?? 0]
  // `existing databases`, `complete comprehensive assessments`: what it is counts, not how it was.
  const named = object.slice(-2).filter(({ lower }, at) => at > 0 || object.length === 1 || !bland.test(lower))
  return { start, end, name: text.slice(named[0]?.start ?? start, end) }
}

function askForResult(text: string, read: ReadLine): LineQuestion | undefined {
  const [head] = read.verbs
  if (!head || !making.test(head.base) || read.verbs.length > 1) return undefined
  const object = shortThing(afterWord(text, read.words[head.at]))
  if (!object || /^(?:up|out|off|on|in|with|for)\b/i.test(object)) return undefined
  return {
    kind: 'result',
    text: `What changed after you ${verbForms(head.base).past} ${withThe(object)}?`,
    reason: 'A result would say more.',
    weight: 2.8,
  }
}

/** `the newsletter`: one thing needs its article, which resumes leave out. */
function withThe(thing: string): string {
  const [first = ''] = thing.split(' ')
  const hasOne = /^(?:an?|the|all|my|your|our|their|its|several|many|various|multiple)$/i.test(first)
  const isOne = thing.includes(' ') || countable.has(`${thing.toLowerCase()}s`)
  return hasOne || !isOne || /s$/.test(thing) ? thing : `the ${thing}`
}

function afterWord(text: string, word: TaggedWord | undefined): string {
  return text.slice(word?.end ?? 0).trim()
}

/** The first few words, up to where something else begins; undefined where they are no plain thing. */
function shortThing(text: string): string | undefined {
  const [thing = ''] = text.split(
    /[,;:(]|\s(?:by|with|for|to|in|on|at|from|that|which|who|while|using|through|including|such|based|aimed|as|during|used|deployed|adopted|related|needed|required|located)(?=\s|$)/u,
  )
  const words = thing.trim().split(/\s+/)
  if (
    thing.trim() === '' ||
    words.length > 6 ||
    /^(?:and|or|up|out|off|all|closely|duties|tasks)$/i.test(words[0] ?? '') ||
    /^(?:an?|the)$/i.test(thing.trim()) ||
    /[“”"/]/.test(thing)
  )
    return undefined
  const [first = '', ...rest] = words
  const lower =
    /^\p{Lu}\p{Ll}+$/u.test(first) && text.startsWith(first) && rest.length > 0 && /^\p{Ll}/u.test(rest[0] ?? '')
      ? first.toLowerCase()
      : first
  return [lower, ...rest]
    .join(' ')
    .replace(/\bmy\b/g, 'your')
    .replace(/\s(?:and|or|&)$/, '')
}
