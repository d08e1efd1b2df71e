// A number keeps what it counts, its unit, its bound and its rate.
import { type Check, type Finding, refuse } from '../check.ts'
import { type Scope, type SourceText, says, textSays } from '../ground.ts'
import type { Quantity } from '../read-numbers.ts'
import { rateAt } from '../read-rates.ts'
import type { ReadText } from '../read-segments.ts'
import { isOn, isSynonym } from '../words.ts'
import { isDuration } from './durations.ts'

export const numbers: Check = {
  find: ({ read, isOfPosting }, scope, ground) => {
    for (const number of read.numbers) {
      if (number.isYear || isDuration(number, read) || number.value > 1e15) continue
      if (number.isOrdinal) {
        const finding = checkOrdinal(number, read, scope)
        if (finding) return finding
        continue
      }
      if (isOfPosting && ground.postingText.includes(String(number.value))) continue
      const finding = checkNumber(number, read, scope)
      if (finding) return finding
    }
    return isOfPosting ? undefined : (checkRates(read, scope) ?? checkVague(read, scope))
  },
  examples: [
    {
      source: 'Served about 90 customers a day at 2 registers',
      passes: ['Served around 90 customers daily at two registers', 'Served about 90 customers'],
      refuses: [
        'Served about 130 customers a day',
        'Served about 90 customers an hour',
        'Served over 90 customers a day',
        'Served customers at 90 registers',
      ],
    },
    {
      source: 'Answered calls within two business days',
      passes: ['Answered calls within 2 business days'],
      refuses: ['Answered calls within 2 hours'],
    },
    {
      source: 'Cut waste by two thirds',
      passes: ['Cut waste by 2/3', 'Cut waste by two-thirds'],
      refuses: ['Cut waste by three quarters'],
    },
  ],
}

function checkOrdinal(number: Quantity, read: ReadText, scope: Scope): Finding | undefined {
  // `first` is looked at with all, only and largest; `second` alone may be a plain turn of phrase.
  if (number.value === 1) return undefined
  const word = read.words[number.at]
  const isKnown =
    isGrade(number, scope) ||
    scope.texts.some(({ read: source }) => source.numbers.some((one) => one.isOrdinal && one.value === number.value))
  return isKnown || !word ? undefined : refuse('number', `“${number.text}” is not in your resume.`)
}

/** `daily` where the source says weekly, without a number. */
function checkRates(read: ReadText, scope: Scope): Finding | undefined {
  for (const { words, keys } of read.segments)
    for (const at of words.keys()) {
      const rate = rateAt(words, at)
      if (rate === '' || !/^(?:hour|day|night|week|month|quarter|year|shift)$/.test(rate)) continue
      const said = scope.texts
        .flatMap(({ read: source }) => source.segments)
        .filter((source) =>
          source.words.some(
            (_, place) =>
              isSameRate(rateAt(source.words, place), rate) ||
              (source.words[place]?.key === rate && source.words[place - 1]?.tag !== 'NUM'),
          ),
        )
      const isSaid = said.some(
        (source) =>
          keys.length === 0 ||
          source.keys.length === 0 ||
          keys.some((key) => source.keys.some((one) => isSynonym(one, key))),
      )
      if (!isSaid) return refuse('unit', `Your resume does not say that this was each ${rate}.`)
    }
  return undefined
}

function isSameRate(one: string, other: string): boolean {
  return one === other || (one === 'night' && other === 'day') || (one === 'day' && other === 'night')
}

/** `several clients` of one, `hundreds of` anything. */
function checkVague({ words }: ReadText, scope: Scope): Finding | undefined {
  for (const [at, { lower, text }] of words.entries()) {
    const isLarge = /^(?:dozens|hundreds|thousands|millions|countless|numerous)$/.test(lower)
    if (isLarge && !scope.texts.some(({ read }) => read.words.some((one) => one.lower === lower)))
      return refuse('number', `Your resume does not say “${text}”.`)
    if (!/^(?:several|multiple|many)$/.test(lower)) continue
    const noun = words.slice(at + 1, at + 4).findLast((word) => word.isContent && /s$/.test(word.lower))
    const said = noun ? scope.texts.flatMap(({ read }) => read.words.filter((word) => word.key === noun.key)) : []
    if (noun && said.length > 0 && said.every((word) => !/s$/.test(word.lower)))
      return refuse('number', `Your resume speaks of one ${said[0]?.lower}, not of ${lower}.`)
  }
  return undefined
}

type Candidate = { number: Quantity; source: SourceText }

function checkNumber(number: Quantity, read: ReadText, scope: Scope): Finding | undefined {
  if (number.value === 1 && number.unit === '') return checkOne(number, scope)
  const candidates: Candidate[] = scope.texts.flatMap((source) =>
    source.read.numbers
      .filter((one) => isSameValue(one, number) && !one.isOrdinal && !one.isYear)
      .map((one) => ({ number: one, source })),
  )
  if (candidates.length === 0) {
    if (
      isGrade(number, scope) ||
      countsEntries(number, scope) ||
      isDifference(number, read, scope) ||
      (number.value === 0 && scope.keys.has('no'))
    )
      return undefined
    return refuse('number', `The number in “${number.text}” is not in your resume.`)
  }
  const rest = contentBeside(number, read)
  const findings = candidates.map((candidate) => compare(number, candidate, { rest, scope, read }))
  return findings.some((finding) => finding === undefined) ? undefined : findings[0]
}

function isSameValue(one: Quantity, other: Quantity): boolean {
  return (
    Math.abs(one.value - other.value) < 0.5 * 10 ** -6 ||
    (one.unit === '%' && other.unit === '%' && Math.abs(one.value - other.value) < 0.5)
  )
}

function compare(
  number: Quantity,
  { number: source, source: text }: Candidate,
  { rest, scope, read }: { rest: readonly string[]; scope: Scope; read: ReadText },
): Finding | undefined {
  if (source.isRange && !number.isPaired && number.bound !== 'upto' && number.bound !== 'over')
    return refuse('number', `Your resume gives a range here, not “${number.text}”.`)
  if (number.unit !== source.unit && (number.unit !== '' || source.unit === '%'))
    return refuse('unit', `“${number.text}” has another unit in your resume: “${source.text}”.`)
  if (
    source.unit === '' &&
    source.group !== '' &&
    source.head === '' &&
    number.group === '' &&
    number.head === source.group &&
    read.words[number.end]?.text !== '-'
  )
    return refuse(
      'number',
      `In your resume the number in “${number.text}” counts the members: “${source.group} of ${source.text}”.`,
    )
  const isChange = (one: Quantity, { words }: ReadText) =>
    words[one.at - 1]?.lower === 'by' || words[one.at - 2]?.lower === 'by'
  if (source.isPaired && isChange(number, read) && !isChange(source, text.read))
    return refuse('number', `Your resume does not say that it changed by “${number.text}”.`)
  const raised = compareBounds(number, source)
  if (raised) return raised
  if (
    number.rate !== '' &&
    number.rate !== source.rate &&
    !text.read.words.some(({ lower }) => lower.startsWith(number.rate))
  )
    return refuse('unit', `Your resume does not say “${number.text}” for each ${number.rate}.`)
  if (number.rate !== '' && source.rate !== '' && number.rate !== source.rate)
    return refuse('unit', `Your resume says “${source.text}” for each ${source.rate}, not for each ${number.rate}.`)
  if (!countsTheSame(number, source, text, scope))
    return refuse('number', `In your resume the number in “${number.text}” counts something else: “${source.text}”.`)
  // Value, thing and rate together are not found twice.
  if (number.rate !== '' && number.rate === source.rate && number.head !== '' && number.head === source.head)
    return undefined
  const said = besides(rest, number, source, scope)
  const isTogether =
    said.length === 0 ||
    said.some((key) => (said.length > 1 ? text.read.keys.has(key) : textSays(text, key))) ||
    text.role === 'header'
  return isTogether
    ? undefined
    : refuse('moved-fact', `The number in “${number.text}” belongs to something else in your resume: “${source.text}”.`)
}

/** What else is said that the source knows: of other lines, if the number was moved. */
function besides(rest: readonly string[], number: Quantity, source: Quantity, scope: Scope): string[] {
  const lines = scope.texts.filter(({ role }) => role === 'line')
  const known = [...rest, ...(source.nouns.length === 0 ? number.nouns : [])].filter((key) => !isOn('plain', key))
  const exact = known.filter((key) => lines.some(({ read }) => read.keys.has(key)))
  return exact.length > 1 ? exact : known.filter((key) => lines.some((line) => textSays(line, key)))
}

function compareBounds(number: Quantity, source: Quantity): Finding | undefined {
  const say = (what: string) => refuse('hedge', `Your resume says “${what}${source.text}”, not “${number.text}”.`)
  if (number.bound === source.bound) return undefined
  if (number.bound === 'over')
    return source.bound === 'over'
      ? undefined
      : refuse('number', `Your resume does not say more than “${source.text}”.`)
  if (source.bound === 'upto' && number.bound === '') return say('up to ')
  if (source.bound === 'about' && number.bound !== 'upto') return say('about ')
  if (source.bound === 'under' && number.bound !== 'upto') return say('under ')
  return undefined
}

function countsTheSame(number: Quantity, source: Quantity, text: SourceText, scope: Scope): boolean {
  if (number.nouns.length === 0 || source.nouns.length === 0) return true
  if (number.unit !== '' && source.unit !== '') return true
  const [time, other] = [number.nouns.find(isTime), source.nouns.find(isTime)]
  if (time !== undefined && time !== other && (other !== undefined || number.nouns[0] === time)) return false
  // `12 branches` are not `12 branch employees`.
  // Any word for people fits `people`.
  const isPeople = (nouns: readonly string[]) =>
    nouns.some((noun) => /^(?:people|person|individual|user|other)$/.test(noun))
  if (
    (isPeople(source.nouns) && isOn('people', number.head)) ||
    (isPeople(number.nouns) && isOn('people', source.head))
  )
    return true
  const isOtherHead =
    number.head !== '' &&
    source.head !== '' &&
    source.nouns.includes(number.head) &&
    !number.nouns.some((noun) => isSynonym(noun, source.head))
  if (isOtherHead) return false
  if (number.nouns.some((noun) => source.nouns.some((other) => isSynonym(noun, other)))) return true
  // A new word for what is counted is asked about; one that means something else in the resume is not what was counted.
  return !number.nouns.some((noun) => says(scope, noun)) && !text.read.keys.has(number.head)
}

/** `one apprentice` for two; `one of my projects` says nothing. */
function checkOne(number: Quantity, scope: Scope): Finding | undefined {
  if (number.head === '') return undefined
  const others = scope.texts
    .flatMap(({ read }) => read.numbers)
    .filter(({ head, isOrdinal }) => head === number.head && !isOrdinal)
  const isOther = others.length > 0 && others.every(({ value }) => value !== 1)
  return isOther ? refuse('number', `Your resume counts “${others[0]?.text}”, not one.`) : undefined
}

/** `grades 6 and 7` for sixth and seventh grade. */
function isGrade({ value }: Quantity, { texts }: Scope): boolean {
  return texts.some(({ read }) => read.keys.has('grad') && read.numbers.some((one) => one.value === value))
}

/** `by three days, from nine to six` */
function isDifference({ value, at }: Quantity, { words }: ReadText, { texts }: Scope): boolean {
  if (words[at - 1]?.lower !== 'by') return false
  return texts.some(({ read }) =>
    read.numbers.some(
      (one, place) =>
        one.isPaired && Math.abs(Math.abs(one.value - (read.numbers[place + 1]?.value ?? one.value)) - value) < 1e-6,
    ),
  )
}

function isTime(noun: string): boolean {
  return /^(?:minut|min|hour|day|week|month|year|decad|second|quarter)$/.test(noun)
}

/** `two employers`, `three certificates`: counted in the resume itself. */
function countsEntries({ nouns, value }: Quantity, { jobs, texts }: Scope): boolean {
  const of = (role: SourceText['role']) =>
    new Set(texts.filter((text) => text.role === role).map(({ entry, read }) => (role === 'skill' ? read.text : entry)))
      .size
  const counts: [RegExp, number][] = [
    [/^(?:job|employ|compan|rol|position|organiz)/, jobs.length],
    [/^langu/, of('language')],
    [/^(?:certif|licens|credenti)/, of('credential')],
    [/^degr/, of('school')],
  ]
  return counts.some(([pattern, count]) => count === value && nouns.some((noun) => pattern.test(noun)))
}

/** What else the clause says, near the number. */
function contentBeside({ at, until }: Quantity, { words, segments }: ReadText): string[] {
  const start = words[at]?.start ?? 0
  const segment = segments.find(({ words: own }) => own.some((word) => word.start === start))
  const inside = new Set(words.slice(at, until).map((word) => word.start))
  return (segment?.words ?? [])
    .filter(({ isContent, start: place }) => isContent && !inside.has(place))
    .map(({ key }) => key)
}
