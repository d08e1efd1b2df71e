// How many, or for whom: the number goes in front of what it counts where the line names that; where it doesn't, a word
// has to join the two, and only the person knows which.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { countable } from '../upgrade/countable.ts'

const amount =
  /^((?:about|around|over|more than|at least|up to|nearly|almost|roughly|some|between)\s+)?(\d[\d.,]*\+?k?(?:\s?(?:-|–|to|and)\s?\d[\d.,]*)?|a dozen|dozens of|hundreds of|thousands of|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)(?:\s+(.*))?$/i
const joined =
  /^(?:for|to|of|in|at|on|by|across|per|each|every|daily|weekly|monthly|from|with|within|twice|once|during|after|before|over)\b/i
const rate = /^(?:an?|per|each|every|daily|weekly|monthly|yearly|at a time|at once|in all)\b/i
const often = /^times\b/i
/** They measure what was done and count nobody. */
const measure =
  /^(?:miles?|km|kilomet(?:er|re)s?|words?|pages?|tons?|tonnes?|kgs?|kilos?|pounds?|lbs|lit(?:er|re)s?|gallons?|square|sq|feet|foot|ft|met(?:er|re)s?|yards?|acres?|hectares?|dollars?|euros?|percent|per|degrees?|points?|gb|tb)$/i
const span = /^(?:hours?|minutes?|days?|weeks?|months?|years?|shifts?|nights?|summers?|seasons?)$/i
/** A change may be by that long or to that long, and what is quick takes that long: neither went on for it. */
const changes =
  /^(?:accelerate|advance|boost|cap|cut|decrease|delay|drop|extend|gain|grow|halve|improve|increase|lengthen|lift|limit|lower|postpone|prolong|raise|recover|reduce|save|shave|shorten|slash|speed|streamline|trim)$/
const timed = /\b(?:times|turnarounds?|waits?|delays?|downtime|overtime|backlogs?)\b/i
const brief = /^minutes?$/i
const determiner = /^(?:the|an?|my|our|their|his|her|its|all|each|every|some|many|several|these|those|\d.*)$/i
/** Who can be meant by `people`. No ending tells: boilers and scanners are nobody. */
const folk =
  /^(?:adults|agents|apprentices|assistants|associates|attorneys|bartenders|carers|cashiers|children|clients|colleagues|cooks|covers|customers|designers|developers|diners|doctors|drivers|employees|engineers|executives|families|guards|guests|hires|infants|interns|kids|learners|managers|members|nurses|operators|owners|partners|passengers|patients|patrons|people|physicians|porters|providers|pupils|recruits|residents|staff|starters|students|subscribers|tenants|teachers|technicians|toddlers|trainees|users|visitors|volunteers|workers)$/i
const groups = /^(?:team|crew|group|class|squad)$/i
/** What is sent or given goes to somebody. */
const goesTo =
  /^(?:deliver|email|give|hand|issue|mail|offer|present|provide|report|sell|send|serve|ship|show|supply|teach|text|distribute|dispatch)$/

type Read = { about: string; number: string | undefined; rest: string; noun: string; tail: string }

function readAmount(much: string): Read {
  const [, about = '', number, rest = ''] = amount.exec(much) ?? []
  const words = rest.split(' ')
  const end = words.findIndex(
    (_, place) => place > 0 && (rate.test(words.slice(place).join(' ')) || joined.test(words[place] ?? '')),
  )
  const phrase = end < 0 ? words : words.slice(0, end)
  return { about, number, rest, noun: phrase.at(-1) ?? '', tail: words.slice(phrase.length).join(' ') }
}

/** The line with the amount in it; `join` is the word the person chose. */
export function addAmount(act: string, much: string, join?: string): string {
  if (joined.test(much)) return `${act} ${much}`
  const counted = countNamed(act, much)
  if (counted !== undefined) return counted
  const joins = findJoins(act, much)
  const word = join !== undefined && joins.includes(join) ? join : (joins[0] ?? certainJoin(much))
  return word === COMMA ? `${act}, ${much}` : `${act}${word === '' ? '' : ` ${word}`} ${much}`
}

/** Beside the line, as a sign of its own. */
const COMMA = ','

/** The words that might join an amount the line does not name, the likeliest first; none where nothing is in doubt. */
export function findJoins(act: string, much: string): readonly string[] {
  const { number, noun, rest } = readAmount(much)
  const isBare = noun === '' || rate.test(rest) || often.test(rest) || measure.test(noun)
  const who = number === undefined ? (much.split(' ').at(-1) ?? '') : noun
  if (joined.test(much) || countNamed(act, much) !== undefined) return []
  if (number === undefined ? !folk.test(who) : isBare) return []
  const words = act.split(' ')
  const verb = readVerbForm((words[0] ?? '').toLowerCase())?.base ?? ''
  if (span.test(noun)) {
    const isOpen = changes.test(verb) || timed.test(act) || brief.test(noun)
    return isOpen ? [COMMA, 'by', 'to', 'in', 'for'] : ['for', 'in', 'by', 'to', COMMA]
  }
  // `Trained managers` and `30 nurses`: for them, or were they the managers? And a second `for` says little.
  const isOpen = /\bfor\b/i.test(act) || (folk.test(who) && words.slice(1).some((word) => folk.test(word)))
  const likely = isOpen ? COMMA : goesTo.test(verb) && folk.test(who) ? 'to' : 'for'
  return [likely, ...['for', 'to', 'with', 'on', 'in', 'of', COMMA].filter((word) => word !== likely)]
}

function certainJoin(much: string): string {
  const { rest, number } = readAmount(much)
  return number !== undefined && often.test(rest) ? '' : COMMA
}

const possessive = /(?:['’]s|s['’])$/i

/** The number in front of its own noun, if the line names it; undefined if it doesn't. */
function countNamed(act: string, much: string): string | undefined {
  const { about, number, rest, noun, tail } = readAmount(much)
  if (number === undefined) return undefined
  const words = act.split(' ')
  const isBare = rest === '' || rate.test(rest)
  // `Lead a team on the phones` and `14 agents`: a team of 14 agents.
  const group = words.findIndex((word, place) => place > 0 && groups.test(word) && words[place + 1] !== 'of')
  if (group > 0 && !isBare && folk.test(noun))
    return [...words.slice(0, group + 1), 'of', much, ...words.slice(group + 1)].join(' ')
  const at = findCounted(words, { isBare, noun })
  const start = at > 0 ? nounStart(words, at) : at
  const isFree = at > 0 && !determiner.test(words[start - 1] ?? '') && !/[,;]$/.test(words[at] ?? '')
  const after = isBare ? rest : tail
  // `15 subcontractors' claims` may be the claims of 15, or 15 claims.
  const isOwned = at > 0 && words.slice(start, at).some((word) => possessive.test(word))
  const isNamed = at > 0 && !isBare && sameThing(words[at] ?? '', noun)
  if (isOwned || (isNamed && !isFree)) return `${act}, ${about}${number} ${after === '' ? 'in all' : after}`
  if (!isFree) return undefined
  return [...words.slice(0, start), `${about}${number}`, ...words.slice(start), after]
    .filter((word) => word !== '')
    .join(' ')
}

/** The word of the line that the amount counts; -1 if there is none. */
function findCounted(words: readonly string[], { isBare, noun }: { isBare: boolean; noun: string }): number {
  if (!isBare) {
    const named = words.findLastIndex((word, place) => place > 0 && sameThing(word, noun))
    if (named > 0 || !/^(?:people|persons)$/i.test(noun)) return named
    // `14 people` beside new starters are the starters, if nobody else is named.
    const people = words.flatMap((word, place) => (place > 0 && folk.test(word) ? [place] : []))
    const [only = -1] = people
    // `Cooked with apprentices` and `300 people`: they ate.
    const isBeside = only > 0 && beside.test(words[nounStart(words, only) - 1] ?? '')
    return people.length === 1 && !isBeside ? only : -1
  }
  const named = words.findLastIndex((word) => countable.has(word.toLowerCase()))
  // `6` beside `showed new porters the ropes` can only be porters.
  return named < 0 ? words.findIndex((word, place) => place > 0 && isMany(word)) : named
}

const beside = /^(?:with|alongside|beside|and|or|&|for|by|from|under)$/i
const stopsPhrase =
  /^(?:for|of|to|with|alongside|beside|under|in|on|at|from|by|about|into|over|after|through|across|away|and|or|&|up|out|off|all)$/i

/** `telehealth visits`, `new patients`: the number is before all of what it counts. */
function nounStart(words: readonly string[], at: number): number {
  let start = at
  while (start > 1) {
    const before = words[start - 1] ?? ''
    const form = readVerbForm(before.toLowerCase())
    const isVerb = form !== undefined && !form.isMoreOftenNoun && form.form !== 'ing'
    if (stopsPhrase.test(before) || determiner.test(before) || isVerb || /[,;:]$/.test(before)) break
    start -= 1
  }
  return start
}

function isMany(word: string): boolean {
  const verb = readVerbForm(word.toLowerCase())
  return (
    /[^su]s$/i.test(word) &&
    !possessive.test(word) &&
    word.length > 3 &&
    (verb === undefined || verb.isMoreOftenNoun === true)
  )
}

function sameThing(word: string, noun: string): boolean {
  return word.toLowerCase().replace(/s$/, '') === noun.toLowerCase().replace(/s$/, '')
}
