import { countableNouns } from '#engine/language/countable-nouns-data.ts'
import { pluralOf } from '#engine/language/plural-of.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'
import { readAnyVerb } from '#engine/language/verb-forms.ts'
import { applyRules, endsThing, isPlural, owning, replaceWord, type WordRule } from '#engine/language/word-rules.ts'
import { countable } from '../upgrade/countable.ts'
import { isKnownWord } from '../words/known-words.ts'
import { isRoleNoun } from '../words/roles.ts'
import { defineStep } from './_step.ts'

/** Never counted in English, and counted in most other languages. */
const mass =
  /^(?:staff|information|equipment|software|hardware|feedback|advice|knowledge|machinery|furniture|homework|housework|paperwork|luggage|baggage|personnel|manpower|bacteria|criteria|data|people|stationery|documentation|merchandise|correspondence|transportation|assistance|guidance|garbage|aircraft|jewelry|jewellery|traffic|stuff|fish|children|men|women|media|evidence|teamwork|waste)$/
const more = new Map(
  Object.entries({
    childs: 'children',
    midwifes: 'midwives',
    knifes: 'knives',
    shelfs: 'shelves',
    wifes: 'wives',
    lifes: 'lives',
    womans: 'women',
    mans: 'men',
    feets: 'feet',
    teeths: 'teeth',
    sheeps: 'sheep',
    foots: 'feet',
    persones: 'people',
    medicament: 'medicine',
  }),
)
const everyday =
  /^(?:country|kind|type|way|colleague|place|field|language|problem|nationality|thing|reason|friend|hotel|opportunity|skill|challenge)$/
/** Of a lot, not of several. */
const uncounted =
  /^(?:experience|patience|stress|training|help|respect|progress|money|time|luck|work|information|equipment|knowledge|feedback|advice|paperwork|furniture|luggage|paper|timber|film|room|stone|glass|wood|steel|paint|metal|water|food)$/

function singularOf(lower: string): string {
  if (/(?:ch|sh|x|ss|z)es$/.test(lower)) return lower.slice(0, -2)
  if (/[^aeiou]ies$/.test(lower)) return `${lower.slice(0, -3)}y`
  return lower.replace(/s$/, '')
}

/** `the new staffs`, `equipments`, `two childs`; the manager who staffs the desk stays. */
const massPlural: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word || !before || word.text !== word.lower || next?.text === "'") return undefined
  const odd = more.get(word.lower)
  if (odd) return word.tag === 'NOUN' || word.lower === 'childs' ? replaceWord(at, odd) : undefined
  const one = singularOf(word.lower)
  if (one === word.lower || !mass.test(one) || next?.tag === 'DET' || /^(?:who|which|that|to)$/.test(before.lower))
    return undefined
  // `stem wastes` are fished; `indigenous peoples` and `many wastes` are several.
  if (/^(?:waste|fish|medium)$/.test(one) && !/^(?:the|frozen|fresh|our|all)$/.test(before.lower)) return undefined
  // `Torres Strait Islander peoples`, `an older peoples ward`
  if (
    one === 'people' &&
    (/^\p{Lu}/u.test(before.text) ||
      !endsThing(next) ||
      /^(?:indigenous|native|aboriginal|first|tribal)$/.test(before.lower))
  )
    return undefined
  if (/^(?:men|women|children)$/.test(one) && next && !endsThing(next)) return undefined
  return replaceWord(at, one)
}

/** `equipment are`, where `equipments are` stood. */
const massVerb: WordRule = (words, at) => {
  const [before, word] = [words[at - 1], words[at]]
  if (
    !before ||
    !word ||
    !/^(?:information|equipment|software|feedback|advice|knowledge|furniture|luggage)$/.test(before.lower)
  )
    return undefined
  if (!/^(?:the|this|all|of)$/.test(words[at - 2]?.lower ?? '')) return undefined
  if (words[at - 2]?.lower === 'of') return undefined
  return word.lower === 'are' ? replaceWord(at, 'is') : word.lower === 'were' ? replaceWord(at, 'was') : undefined
}

/** The last word of a thing that begins here and has a plural; undefined if it is no plain row of adjectives and nouns. */
function lastOfThing(words: readonly TaggedWord[], from: number): number | undefined {
  let at = from
  while (/^(?:ADJ)$/.test(words[at]?.tag ?? '') && at < from + 2) at += 1
  while (words[at]?.tag === 'NOUN' && words[at + 1]?.tag === 'NOUN' && at < from + 3) at += 1
  return words[at]?.tag === 'NOUN' &&
    (endsThing(words[at + 1]) || /^(?:are|were|have)$/.test(words[at + 1]?.lower ?? '')) &&
    !/^(?:[-/&]|and|or|\p{Ll}+ing)$/u.test(words[at + 1]?.text ?? '')
    ? at
    : undefined
}

function canBeSeveral({ lower, text }: TaggedWord): boolean {
  return (
    text === lower &&
    !/s$/.test(lower) &&
    !mass.test(lower) &&
    !uncounted.test(lower) &&
    !/^(?:children|people|men|women|staff|crew|team|police|cattle|sheep|personnel|thing|covers|plant|stock|head|cover|ticket|aircraft)$/.test(
      lower,
    ) &&
    (countable.has(pluralOf(lower)) || countableNouns.has(lower) || isRoleNoun(lower) || everyday.test(lower))
  )
}

/** `many country`, `several project`, `one of my colleague`. */
const severalOne: WordRule = (words, at) => {
  const word = words[at]
  const lower = word?.lower ?? ''
  const isOneOf =
    lower === 'one' &&
    words[at + 1]?.lower === 'of' &&
    /^(?:the|my|our|your|their|his|her)$/.test(words[at + 2]?.lower ?? '')
  // `all guest are`
  const isAll = lower === 'all' && /^(?:are|were|have)$/.test(words[at + 2]?.lower ?? '')
  const isMany =
    (isAll || /^(?:many|several|these|those|various)$/.test(lower)) &&
    !/^(?:a|how|the|good|great)$/.test(words[at + 1]?.lower ?? '')
  if (!isOneOf && !isMany) return undefined
  let from = isOneOf ? at + 3 : at + 1
  if (isOneOf && words[from]?.lower === 'most') from += 1
  if (words[from]?.tag === 'NUM') return undefined
  const last = lastOfThing(words, from)
  const noun = last === undefined ? undefined : words[last]
  return noun && last !== undefined && canBeSeveral(noun) ? replaceWord(last, pluralOf(noun.lower)) : undefined
}

/** `all kind of`, `different type of`. */
const kinds: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word || !/^(?:kind|type|sort)$/.test(word.lower) || next?.lower !== 'of') return undefined
  return /^(?:all|different|many|various|several)$/.test(before?.lower ?? '')
    ? replaceWord(at, `${word.lower}s`)
    : undefined
}

/** `this yachts`, `every days`, `much customers`, `others departments`, `many experience`. */
const determiner: WordRule = (words, at) => {
  const [word, next, behind] = [words[at], words[at + 1], words[at + 2]]
  if (!word || !next) return undefined
  const thing = next.tag === 'ADJ' && behind?.tag === 'NOUN' ? behind : next
  const thingAt = thing === next ? at + 1 : at + 2
  const isWhole = endsThing(words[thingAt + 1])
  if (word.lower === 'this' && isPlural(thing) && isWhole && !owning.test(words[at - 1]?.lower ?? '') && at > 0)
    return replaceWord(at, 'these')
  if (
    /^(?:each|every)$/.test(word.lower) &&
    next.tag === 'NOUN' &&
    isPlural(next) &&
    isWhole &&
    next.text === next.lower
  )
    return next.lower === 'children'
      ? { from: at, to: at + 1, text: `${word.text} child` }
      : /^(?:people|men|women|others)$/.test(next.lower) ||
          readAnyVerb(next.lower)?.isMoreOftenNoun === false ||
          !isKnownWord(singularOf(next.lower)) ||
          at === 0
        ? undefined
        : { from: at, to: at + 1, text: `${word.text} ${singularOf(next.lower)}` }
  if (word.lower === 'much' && isPlural(thing) && !/^(?:as|very|pretty)$/.test(words[at - 1]?.lower ?? ''))
    return replaceWord(at, 'many')
  if (word.lower === 'others' && next.tag === 'NOUN' && (isPlural(next) || mass.test(next.lower)))
    return replaceWord(at, 'other')
  if (word.lower === 'differents') return replaceWord(at, 'different')
  if (
    word.lower === 'many' &&
    uncounted.test(next.lower) &&
    (next.tag === 'NOUN' || next.tag === 'VERB') &&
    endsThing(behind)
  ) {
    if (next.lower === 'time') return { from: at, to: at + 1, text: `${word.text} times` }
    return replaceWord(at, 'a lot of')
  }
  return undefined
}

/** `team of 8 persons`; `missing persons` is a name. */
const persons: WordRule = (words, at) => {
  const word = words[at]
  if (word?.text !== 'persons' || /^(?:with|of|aged)$/.test(words[at + 1]?.lower ?? '')) return undefined
  const before = words[at - 1]
  if (before?.tag === 'NUM' && before.lower !== 'one') return replaceWord(at, 'people')
  return /^(?:many|of|old|young|elderly|sick|other|disabled)$/.test(before?.lower ?? '')
    ? replaceWord(at, 'people')
    : undefined
}

/** `a lot of customer`, `a team of engineer`. */
const lotOf: WordRule = (words, at) => {
  const [word, of] = [words[at], words[at + 1]]
  if (!word || of?.lower !== 'of' || !/^(?:lot|lots|plenty|group|team|hundreds|number|couple|dozens)$/.test(word.lower))
    return undefined
  if (!/^(?:DET|NOUN|ADJ|VERB|ADP|CCONJ)$/.test(words[at - 1]?.tag ?? '')) return undefined
  const last = lastOfThing(words, at + 2)
  const noun = last === undefined ? undefined : words[last]
  return noun && last !== undefined && canBeSeveral(noun) ? replaceWord(last, pluralOf(noun.lower)) : undefined
}

/** `gave a feedback`, `an important information`; `a software company` has its article by right. */
const oneOfMass: WordRule = (words, at) => {
  const word = words[at]
  if (!word || !/^an?$/.test(word.lower)) return undefined
  const place = words[at + 1]?.tag === 'ADJ' ? at + 2 : at + 1
  const noun = words[place]
  if (!noun || !/^(?:information|equipment|feedback|advice|furniture|luggage|machinery|homework)$/.test(noun.lower))
    return undefined
  return endsThing(words[place + 1]) && !/^[-/&]/.test(words[place + 1]?.text ?? '') ? replaceWord(at, '') : undefined
}

/** `all office works`; building works are works. */
const officeWork: WordRule = (words, at) => {
  const [before, word] = [words[at - 1], words[at]]
  return word?.lower === 'works' &&
    (endsThing(words[at + 1]) || words[at + 1]?.lower === 'such') &&
    /^(?:office|household|domestic|clerical|paper|house|kitchen|admin|administrative)$/.test(before?.lower ?? '')
    ? replaceWord(at, 'work')
    : undefined
}

/** `the parts who came off the line`. */
const things =
  /^(?:parts|products|machines|items|documents|vehicles|orders|tools|systems|materials|goods|devices|pieces|boxes|files|reports|trucks|cars|projects|problems|invoices|samples|tasks)$/
const whoThings: WordRule = (words, at) =>
  words[at]?.lower === 'who' && things.test(words[at - 1]?.lower ?? '') ? replaceWord(at, 'that') : undefined

/** `proposed a solutions`. */
const oneSeveral: WordRule = (words, at) => {
  const [word, noun] = [words[at], words[at + 1]]
  if (
    !word ||
    !/^an?$/.test(word.text) ||
    !noun ||
    !isPlural(noun) ||
    !endsThing(words[at + 2]) ||
    /^[-/&'’]/.test(words[at + 2]?.text ?? '')
  )
    return undefined
  if (/^(?:masters|bachelors)$/.test(noun.lower)) return undefined
  return canBeSeveral({ ...noun, text: singularOf(noun.lower), lower: singularOf(noun.lower) })
    ? replaceWord(at, '')
    : undefined
}

/** `most of customers`, `the most of the time`. */
const mostOf: WordRule = (words, at) => {
  const [word, of, next] = [words[at], words[at + 1], words[at + 2]]
  if (!word || of?.lower !== 'of' || !next) return undefined
  if (word.lower === 'most' && words[at - 1]?.lower === 'the' && /^(?:the|my|our)$/.test(next.lower))
    return { from: at - 1, to: at, text: 'most' }
  return /^(?:most|some|all|many)$/.test(word.lower) && isPlural(next) && next.text === next.lower
    ? { from: at, to: at + 1, text: word.text }
    : undefined
}

/** `a three-days course`, `4 weeks shutdown`. */
const measured: WordRule = (words, at) => {
  const [count, dash, unit] =
    words[at + 1]?.text === '-' ? words.slice(at, at + 3) : [words[at], undefined, words[at + 1]]
  const unitAt = dash ? at + 2 : at + 1
  const thing = words[unitAt + 1]
  if (
    count?.tag !== 'NUM' ||
    !unit ||
    !thing ||
    !/^(?:hour|day|week|month|year|minute|ton|tonne|metre|meter|star)s$/.test(unit.lower)
  )
    return undefined
  const isThing =
    /^(?:course|shift|contract|shutdown|programme|program|project|internship|practicum|workshop|diploma|placement|rotation|trip|delay|truck|trailer|degree|internship|session|seminar|hotel|restaurant)s?$/.test(
      thing.lower,
    ) ||
    (dash !== undefined && thing.tag === 'NOUN')
  return isThing ? { from: at, to: unitAt, text: `${count.text}-${unit.lower.slice(0, -1)}` } : undefined
}

const rules = [
  massPlural,
  massVerb,
  severalOne,
  lotOf,
  oneOfMass,
  oneSeveral,
  officeWork,
  whoThings,
  kinds,
  determiner,
  persons,
  mostOf,
  measured,
]

/** One or several: what other languages count and English does not, and the other way round. */
export default defineStep({
  answers: 'words left out',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => [
    'these that child many a lot of people other different most men women children lives shelves knives midwives wives feet teeth sheep medicine is was',
    ...(line.match(/\p{Ll}+/gu) ?? []).flatMap((word) => [pluralOf(word), singularOf(word)]),
  ],
  apply(line) {
    const text = applyRules(line, rules)
    return text === line ? undefined : { text, reason: 'Sets right what is counted and what is not.' }
  },
  examples: {
    mends: [
      ['Link nurse since 2023, I teach the new staffs', 'Link nurse since 2023, I teach the new staff'],
      ['Maintenance of pumps and others equipments', 'Maintenance of pumps and other equipment'],
      ['Tested softwares for lactic bacterias', 'Tested software for lactic bacteria'],
      ['Worked in many country', 'Worked in many countries'],
      ['Chosen as one of the best seller of the year', 'Chosen as one of the best sellers of the year'],
      ['Cooked every days in a canteen', 'Cooked every day in a canteen'],
      ['Managed all kind of deliveries', 'Managed all kinds of deliveries'],
      ['I know this yachts well', 'I know these yachts well'],
      ['Gave a good feedback to the team', 'Gave good feedback to the team'],
      ['Checked the parts who came off the line', 'Checked the parts that came off the line'],
      ['I met a lot of customer there', 'I met a lot of customers there'],
      ['Led a team of 12 peoples', 'Led a team of 12 people'],
      ['Cooked for 200 persons', 'Cooked for 200 people'],
      ['I have many experience with it', 'I have a lot of experience with it'],
      ['Attended a three-days course', 'Attended a three-day course'],
      ['Keep in touch with most of customers', 'Keep in touch with most customers'],
    ],
    leaves: [
      'Checked every canvas',
      'Saved a lot of paper',
      'The manager who staffs the front desk',
      'Worked with First Nations peoples',
      'Ran toolbox trainings for the crew',
      'Traced missing persons for the council',
      'Supported persons with disabilities',
      'One of the team on nights',
      'Drilled this means of escape into every crew',
      'Turned patients every 2 hours',
      'Data migration between Teamworks and Jira',
      'Fished out three wastes and a trap',
      'These team leads report to me',
      'Sold for a software company and an information desk',
      'A lot of customer contact',
      'Gave 4 weeks notice',
    ],
  },
})
