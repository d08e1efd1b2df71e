// What only the person knows of a line: how many, how much, what came of it. Nobody makes it up.
import { countWords } from '#engine/language/plain-words.ts'
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { tellsOutcome } from '../tells-result.ts'
import { askForThings } from './ask-for-things.ts'
import { countable, rateOf } from './countable.ts'
import { afterWord, lastOfRow, nounPhrase, objectWords, shortThing } from './line-objects.ts'
import { askOf, happensOnce, type LineQuestion, moreOfIt, saysHowOften } from './line-question.ts'
import { strengthOf } from './strength.ts'

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|percent|dozens?|hundreds?|thousands?|half|double|doubled|tripled|halved)\b|\bfrom \S+ to \S+/i
const changing = /^(?:reduce|cut|lower|decrease|increase|raise|boost|grow|improve|save|expand|shorten|exceed|enhance)$/
const leading = /^(?:manage|supervise|lead|train|mentor|coach|oversee|direct|head|support|run|build|hire)$/
const weak =
  /^(?:(?:was |were )?(?:involved|participated|engaged) in|(?:was |were )?part of|(?:helped|assisted) (?:out )?(?:with|in)|worked (?:on|in)(?! all)|took part in|contributed to) (.+)$/i
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
    !(head.base === 'treat' && !/^(?:patients|animals|wounds|injuries)$/.test(thing?.lower ?? '')) &&
    !(head.base === 'drive' && people.test(thing?.lower ?? '')) &&
    !/^(?:items|machines)$/.test(thing?.lower ?? '') &&
    !(head.base === 'teach' && !/^(?:students|kids|children|learners|classes)$/.test(thing?.lower ?? '')) &&
    object.every(({ tag }) => tag !== 'PROPN') &&
    thing?.tag === 'NOUN' &&
    countable.has(thing.lower) &&
    !/^['’]/.test(read.text.slice(thing.end))
  ) {
    const named = nounPhrase(read, object)
    return countOf(
      named,
      `How many ${named.name} ${did} you ${head.base}${rateFor(head.base, thing.lower)}?`,
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

/** Children are taught so many at a time, and interviewed one by one. */
function rateFor(verb: string, noun: string): string {
  const rate = rateOf(noun)
  return rate === ' at a time' && !/^(?:teach|supervise|coach|manage|serve|support|train|tutor)$/.test(verb) ? '' : rate
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

const routine =
  /^(?:activities|agendas?|assignments?|charts?|content|documentation|documents?|environments?|exams?|flyers?|goals?|lessons?|letters?|lists?|materials?|meetings?|menus?|minutes|notes?|objectives?|orders?|plans?|presentations?|relationships?|reports?|reviews?|rotas?|schedules?|signs?|spreadsheets?|statements?|tests?|trips?|worksheets?)$/

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
  // What is made every week came to what it was made for.
  if (routine.test(objectWords(read, lastOfRow(read)).at(-1)?.lower ?? '')) return undefined
  return askOf(text, 'what came of it?', { kind: 'result', reason: 'A result would say more.', weight: 2.8 })
}

/** It says how much there was, and not what it was good for. */
function askWhatCame(text: string, read: ReadLine): LineQuestion | undefined {
  if (!read.isSure || countWords(text) > MOST_WORDS) return undefined
  if (/[,;:]|\b(?:now|still|which|that)\b|%|\d to \d/.test(text)) return undefined
  return askForResult(text, read)
}

const LEAST_STRENGTH = -0.2
const MOST_WORDS = 18

/** A line that makes sense on its own and has no figure is asked about in its own words. */
function askForMore(text: string, read: ReadLine): LineQuestion | undefined {
  const [head] = read.verbs
  if (
    !head ||
    happensOnce.test(head.base) ||
    seldomCounted.test(head.base) ||
    accordingTo.test(text) ||
    saysHowOften.test(text) ||
    strengthOf(text.toLowerCase()) < LEAST_STRENGTH
  )
    return undefined
  const [named = ''] = afterWord(text, read.words[lastOfRow(read)]).split(
    /[;:(]| (?:with|for|on|in|at|from|to|by|under|through|across|when) /,
  )
  const [object = ''] = named.split(/,| and /)
  const thing = tagWords(object).at(-1)
  // Of `copies, bulletin boards and learning centers` nobody knows which to count.
  const isOne = !isLooseRow(text) && (read.verbs.length > 1 || !/, .* and /.test(named))
  // What cannot be counted cannot be answered either.
  return thing && isMany(thing) && !uncounted.test(thing.lower) && isOne ? askHowMuch(text) : undefined
}

/** Nobody knows how often they communicated, planned or kept something. */
const seldomCounted =
  /^(?:accommodate|adjust|advise|alert|analyze|calibrate|care|change|collaborate|communicate|complete|comply|coordinate|deal|develop|discipline|document|educate|encourage|explain|follow|grease|greet|help|hire|identify|keep|listen|maintain|manage|monitor|motivate|observe|order|plan|promote|provide|read|rotate|set|share|study|teach|track|transfer|understand|update|verify|watch|work)$/
/** How it was done is what such a line tells. */
const accordingTo =
  /\b(?:in accordance with|according to|in an? (?:\S+ ){1,4}manner|as (?:needed|required|assigned|directed))\b/i

const uncounted =
  /^(?:questions|objectives|changes|signatures|details|records|signs|schedules|supplies|essays|concerns|issues|results|prints|skills|data|news|needs|goals|standards|drawings)$/

/** `Read prints, layout, fit up own work` */
function isLooseRow(text: string): boolean {
  const items = text.split(', ')
  return items.length > 2 && !/ (?:and|or) /.test(items.at(-1) ?? '')
}

function askHowMuch(text: string): LineQuestion | undefined {
  return askOf(text, 'about how many, or how often?', { kind: 'count', reason: moreOfIt, weight: 2.4 })
}

function isMany({ tag, lower, lemma }: Pick<TaggedWord, 'tag' | 'lower' | 'lemma'>): boolean {
  return tag === 'NOUN' && lower !== lemma && /s$/.test(lower)
}
