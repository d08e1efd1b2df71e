// What only the person knows of a line: how many, how much, what came of it. Nobody makes it up.
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { isSureOpening } from '#engine/language/sure-opening.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { verbForms } from '#engine/language/verb-forms.ts'
import { tellsResult } from '../tells-result.ts'
import { strengthOf } from '../words/strength.ts'
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
  if (cutOff.test(text)) return askForEnd(text)
  const read = readLine(text)
  const did = tense === 'current' && read.verbs[0]?.form !== 'past' ? 'do' : 'did'
  if (read.shape === 'duty') return askInPractice(text.slice(read.bodyStart), did)
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
  if (read.shape === 'thing' && !number.test(text)) return askForThings(text)
  if (read.shape !== 'act' || !head) return undefined
  if (number.test(text)) return askWhatCame(text, read)
  return (
    askForChange(text, read, did) ??
    askForPeople(text, read, tense) ??
    askForCount(read, did) ??
    askForResult(text, read) ??
    askForMore(text, read)
  )
}

const LONGEST_BODY = 10

/** `Responsible for client communication`: which verb is true only the person knows. */
function askInPractice(body: string, did: string): LineQuestion | undefined {
  const [thing = ''] = body.split(/[;:(]/)
  const named = thing.trim().replace(/^(?:the|all) /, '')
  if (named === '' || named.split(' ').length > LONGEST_BODY || /\b(?:duties|tasks|variety)\b/i.test(named))
    return undefined
  const were = did === 'do' ? 'are' : 'were'
  return {
    kind: 'act',
    text: `You ${were} responsible for ${named}. What ${did} you do there, and how much of it?`,
    reason: 'Then the line can open with what you did.',
    weight: 2.8,
  }
}

const cutOff = / (?:and|or|the|an?|of|with|for|to|by)$/i

/** What no step can finish, the person can: their sentence takes the place of the line. */
function askForEnd(text: string): LineQuestion {
  const near = text.split(' ').slice(-3).join(' ')
  return {
    kind: 'whole',
    text: `This line stops after “${near}”. How should it read?`,
    reason: 'The line doesn’t read right yet.',
    weight: 2.9,
  }
}

/** What can be more or less; nobody says by how much they cut roofs. */
const measured =
  /\b(?:accuracy|attendance|backlog|complaints?|compliance|costs?|defects?|donations|downtime|efficiency|enrol\w+|errors?|injur\w+|inventory|loss(?:es)?|margins?|membership|no-shows|output|overtime|productivity|profits?|quality|rates?|response|retention|returns?|revenue|sales|satisfaction|scores?|scrap|spend\w*|throughput|times?|traffic|turnover|waste|yield)\b/i

function askForChange(text: string, read: ReadLine, did: string): LineQuestion | undefined {
  const [head] = read.verbs
  const object = head && changing.test(head.base) ? shortThing(afterWord(text, read.words[head.at])) : undefined
  if (!head || !object || !measured.test(object)) return undefined
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

const started =
  /^(?:build|create|design|develop|implement|launch|introduce|redesign|establish|automate|rewrite|migrate|reorganize|start|write|train|organize|organise|document|plan)$/

/** It says how much there was, and not what it was good for. */
function askWhatCame(text: string, { verbs, isSure }: ReadLine): LineQuestion | undefined {
  const [head] = verbs
  const words = text.split(/\s+/).length
  if (head?.form !== 'past' || !isSure || !started.test(head.base) || !isSureOpening(text)) return undefined
  if (
    tellsResult(text) ||
    /[,;:]|\bnow\b|\bstill\b|%|\d to \d/.test(text) ||
    words < FEWEST_WORDS ||
    words > MOST_WORDS
  )
    return undefined
  return {
    kind: 'result',
    text: `“${text}”: what got better because of it?`,
    reason: 'A result would say more.',
    weight: 2.5,
  }
}

const LEAST_STRENGTH = -0.2
const FEWEST_WORDS = 5
const MOST_WORDS = 18

/** A line that stands by itself and has no figure: by its own words. */
function askForMore(text: string, read: ReadLine): LineQuestion | undefined {
  const [head] = read.verbs
  const isStrong = read.verbs.length < 3 && isSureOpening(text) && strengthOf(text.toLowerCase()) >= LEAST_STRENGTH
  if (!head || !isStrong) return undefined
  if (head.form === 'past' && (started.test(head.base) || head.base === 'move'))
    return askOf(text, 'what got better because of it?', 'A result would say more.')
  const hasMany = read.words.some(
    ({ tag, lower, lemma }, at) => at > head.at && at < head.at + 6 && isMany({ tag, lower, lemma }),
  )
  if (!hasMany) return undefined
  return askOf(
    text,
    kept.test(head.base) || head.form === 'past' ? 'how many?' : 'how many in a typical week?',
    moreOfIt,
  )
}

/** What one has, and does not do again and again. */
const kept = /^(?:manage|oversee|supervise|maintain|support|administer|run|lead|own|coordinate|keep|hold)$/

function isMany({ tag, lower, lemma }: Pick<TaggedWord, 'tag' | 'lower' | 'lemma'>): boolean {
  return tag === 'NOUN' && lower !== lemma && /s$/.test(lower)
}

/** `BD calls, client visits, networking events` */
function askForThings(text: string): LineQuestion | undefined {
  const [first = ''] = text.split(/[,:;(]| and | with | for | on | in /)
  const last = tagWords(first).at(-1)
  return last && isMany(last) ? askOf(text, 'how many in a typical week?', moreOfIt) : undefined
}

const often = /\b(?:each|every|when|daily|weekly|monthly|my|member|etc)\b/i

function askOf(text: string, asked: string, reason: string): LineQuestion | undefined {
  const words = text.split(/\s+/).length
  if (words < FEWEST_WORDS || words > MOST_WORDS || often.test(text)) return undefined
  return { kind: 'result', text: `“${text}”: ${asked}`, reason, weight: 2.4 }
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
