// What only the person knows of a line: how many, how much, what came of it. Nobody makes it up.
import { countWords } from '#engine/language/plain-words.ts'
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { tellsOutcome } from '../tells-result.ts'
import { isRoleNoun } from '../words/roles.ts'
import { strengthOf } from '../words/strength.ts'
import { findTerms } from '../words/terms.ts'
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
const leading = /^(?:manage|supervise|lead|train|mentor|coach|oversee|direct|head|support|run|build|hire)$/
const weak =
  /^(?:(?:was |were )?(?:involved|participated|engaged) in|(?:was |were )?part of|(?:helped|assisted) (?:out )?(?:with|in)|worked (?:on|in)(?! all)|took part in|contributed to) (.+)$/i
const moreOfIt = 'A number would say more.'

/** The question a line calls for; undefined if it says enough or too little can be asked. */
export function askAbout(line: string, tense: 'ended' | 'current' | 'none'): LineQuestion | undefined {
  const text = line.replace(/\.$/, '')
  if (cutOff.test(text)) return askForEnd(text)
  const read = readLine(text)
  const did = tense === 'current' && read.verbs[0]?.form !== 'past' ? 'do' : 'did'
  if (read.shape === 'duty' || /\bresponsible for\b/i.test(text))
    return askInPractice(text, text.slice(read.bodyStart), did)
  const [, part = ''] = weak.exec(text) ?? []
  if (part !== '' && !number.test(text) && !/\b(?:meetings?|stand-? ?ups?|huddles|rounds)\b/i.test(part))
    return askOf(text, 'what was your part?', {
      kind: 'act',
      reason: 'This line doesn’t say what you did.',
      weight: 2.6,
    })
  // `Outsourcing projects: online shop`
  const isNamed = read.verbs[0]?.form === 'ing' && !read.opensSure
  if (read.shape === 'thing' || read.shape === 'unclear' || isNamed)
    return number.test(text) ? undefined : askForThings(text, read, did)
  const [head] = read.verbs
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

/** `Responsible for client communication`: which verb is true only the person knows. */
function askInPractice(text: string, body: string, did: string): LineQuestion | undefined {
  if (body.trim() === '' || /\b(?:duties|tasks|variety)\b/i.test(body)) return undefined
  // It says how often, or what it was.
  if (countWords(text) > LONGEST_DUTY || /\b(?:once|twice|daily|weekly|including)\b/i.test(text)) return undefined
  const reason = 'Then the line can open with what you did.'
  const asked = number.test(text) ? `what exactly ${did} you do?` : `what exactly ${did} you do, and how much of it?`
  return askOf(text, asked, { kind: 'act', reason, weight: 2.9 })
}

const LONGEST_DUTY = 10

/** `at Grade A` is whole. */
const cutOff = / (?:and|or|the|an?|of|with|for|to|by)$/

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
    const asked = tense === 'current' ? 'how many so far?' : 'how many?'
    return askOf(text, asked, { kind: 'count', reason: moreOfIt, weight: 3 })
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
  /^(?:answer|audit|bill|build|close|coach|counsel|deliver|design|drive|enter|file|fit|inspect|install|interview|invoice|load|make|manage|mentor|pack|pick|prepare|process|produce|repair|room|schedule|sell|serve|ship|supervise|supply|support|teach|test|train|treat|tutor|write)$/
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

const making =
  /^(?:automate|build|change|create|design|develop|establish|implement|introduce|launch|migrate|move|organi[sz]e|rebuild|redesign|reorgani[sz]e|rewrite|start|streamline|write)$/

/** Something was made, and nothing says what it was good for. */
function askForResult(text: string, read: ReadLine): LineQuestion | undefined {
  const [head] = read.verbs
  const isMade =
    making.test(head?.base ?? '') ||
    /^led (?:\S+ ){0,3}?(?:conversion|rollout|migration|implementation|move|opening|launch|redesign|project)\b/i.test(
      text,
    )
  if (head?.form !== 'past' || !isMade || !read.opensSure || tellsOutcome(text)) return undefined
  if (!/^(?:NOUN|ADJ|DET|PROPN|NUM|VERB|CCONJ)$/.test(read.words[head.at + 1]?.tag ?? '')) return undefined
  return askOf(text, 'what came of it?', { kind: 'result', reason: 'A result would say more.', weight: 2.8 })
}

/** It says how much there was, and not what it was good for. */
function askWhatCame(text: string, read: ReadLine): LineQuestion | undefined {
  if (!read.isSure || countWords(text) > MOST_WORDS) return undefined
  if (/[,;:]|\b(?:now|still|which|that)\b|%|\d to \d/.test(text)) return undefined
  return askForResult(text, read)
}

const LEAST_STRENGTH = -0.2
const FEWEST_WORDS = 3
const MOST_WORDS = 18

/** A line that makes sense on its own and has no figure is asked about in its own words. */
function askForMore(text: string, read: ReadLine): LineQuestion | undefined {
  const [head] = read.verbs
  if (!head || once.test(head.base) || often.test(text) || strengthOf(text.toLowerCase()) < LEAST_STRENGTH)
    return undefined
  const [object = ''] = afterWord(text, read.words[lastOfRow(read)]).split(
    /[,;:(]| (?:with|for|on|in|at|from|to|by|under|through|across|and|when) /,
  )
  const thing = tagWords(object).at(-1)
  // What cannot be counted cannot be answered either.
  return thing && isMany(thing) && !uncounted.test(thing.lower) && !isLooseRow(text) ? askHowMuch(text) : undefined
}

const uncounted = /^(?:results|prints|skills|data|news|needs|goals|standards|drawings)$/

/** `Read prints, layout, fit up own work` */
function isLooseRow(text: string): boolean {
  const items = text.split(', ')
  return items.length > 2 && !/ (?:and|or) /.test(items.at(-1) ?? '')
}

function askHowMuch(text: string): LineQuestion | undefined {
  return askOf(text, 'about how many, or how often?', { kind: 'count', reason: moreOfIt, weight: 2.4 })
}

/** What happens once, or cannot be counted. */
const once =
  /^(?:notice|catch|find|spot|discover|win|get|know|learn|retire|leave|join|graduate|ensure|demonstrate|use|follow|have|put)$/

function isMany({ tag, lower, lemma }: Pick<TaggedWord, 'tag' | 'lower' | 'lemma'>): boolean {
  return tag === 'NOUN' && lower !== lemma && /s$/.test(lower)
}

const often = /\b(?:each|every|when|daily|weekly|monthly|nights|needed|my|etc)\b/i
/** Honours, offices and certificates need no explanation. */
const fact =
  /\b(?:of the (?:month|year)|award|nominee|winner|prize|honou?rs?|member|rep|representative|champion|certified|licen[cs]ed?|registered|promoted|degree|diploma|mark|grade|until|since|from)\b/i

/** `Fridge temps, cleaning rota, allergen folder`: what was done with them no line says. */
function askForThings(text: string, { words, shape }: ReadLine, did: string): LineQuestion | undefined {
  const last = tagWords(text.split(/[,;:(]/)[0] ?? '').at(-1)?.lower ?? ''
  if (
    fact.test(text) ||
    /^(?:no|zero|never) /i.test(text) ||
    often.test(text) ||
    isRoleNoun(last) ||
    isToolOrLabel(text)
  )
    return undefined
  // `Git introduced in the team`, `sometimes I design the pages too`
  if (words.some(({ lower, tag }) => lower === 'i' || (tag === 'VERB' && readVerbForm(lower)?.form === 'past')))
    return undefined
  const verb = readVerbForm(words[0]?.lower ?? '')
  if (verb && once.test(verb.base)) return undefined
  const named = words.find(
    ({ lower, tag }, at) =>
      tag === 'NOUN' &&
      countable.has(lower) &&
      rateOf(lower) !== '' &&
      !/^(?:of|in|to|with|for|from|at|and|the)$/.test(words[at - 1]?.lower ?? ''),
  )
  if (named) return askHowManyOf(text, named, words, did)
  // `Train junior drafters` may tell what they do after all.
  if (shape === 'unclear') return undefined
  // What a line says in so many words is not asked again.
  if (countWords(text) > LONGEST_THIN) return undefined
  const isList = text.split(', ').length > 2
  const asked = isList
    ? `which of these ${did} you do most, and how much of it?`
    : `what exactly ${did} you do, and how much of it?`
  const reason = isList ? 'A list of things doesn’t say what you did.' : 'This line doesn’t say what you did.'
  return askOf(text, asked, { kind: 'act', reason, weight: isList ? 2.5 : 2.3 })
}

const LONGEST_THIN = 8

/** `PMs in Maximo, close out own work orders`: how many work orders. */
function askHowManyOf(
  text: string,
  noun: TaggedWord,
  words: readonly TaggedWord[],
  did: string,
): LineQuestion | undefined {
  const before = words[words.indexOf(noun) - 1]
  const name =
    before?.tag === 'NOUN' && text[before.start - 1] !== '-' && before.end + 1 === noun.start
      ? `${before.text} ${noun.text}`
      : noun.text
  const rate = rateOf(name.toLowerCase()) || rateOf(noun.lower)
  return askOf(text, `about how many ${name.toLowerCase()}${rate || (did === 'do' ? ' so far' : '')}?`, {
    kind: 'count',
    reason: moreOfIt,
    weight: 2.6,
  })
}

/** `JavaScript`, `Stack: AWS, Terraform` */
function isToolOrLabel(text: string): boolean {
  const tools = findTerms(text).filter(({ term }) => term.kind === 'tool')
  return (
    /^(?:stack|tools?|tech\w*|environment|skills?|keywords)\b[^:]*:/i.test(text) ||
    tools.some(({ text: name }) => name.length * 2 > text.length)
  )
}

const LONGEST_QUOTE = 14

function askOf(
  text: string,
  asked: string,
  { kind, reason, weight }: Pick<LineQuestion, 'kind' | 'reason' | 'weight'>,
): LineQuestion | undefined {
  if (kind !== 'act' && countWords(text) < FEWEST_WORDS) return undefined
  const words = text.split(/\s+/)
  const quoted = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 2).join(' ')} …` : text
  return { kind, text: `“${quoted}”: ${asked}`, reason, weight }
}

function afterWord(text: string, word: TaggedWord | undefined): string {
  return text.slice(word?.end ?? 0).trim()
}

/** The first few words, up to where something else begins; undefined if they aren't a plain thing. */
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
