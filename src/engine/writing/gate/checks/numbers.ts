// A number keeps what it counts, its unit, its bound and its rate. Another value, or one that contradicts the source, is refused.
import { type Check, type Finding, refuse } from '../check.ts'
import { compareNouns, contentBeside, type Source } from '../compare-nouns.ts'
import { checkRates, isOfWeek, periods, ratesIn, sayRate } from '../compare-rates.ts'
import {
  countsEntries,
  countsItsList,
  isConverted,
  isDerived,
  isInRange,
  isOtherMeasure,
  isRoundingOf,
  isSumOf,
  partBefore,
} from '../derive-numbers.ts'
import { type Ground, type Scope, type SourceText, textSays } from '../ground.ts'
import { nearestLines } from '../nearest-lines.ts'
import type { Quantity } from '../quantity.ts'
import { rateAt } from '../read-rates.ts'
import type { ReadText } from '../read-segments.ts'
import { strangeLabel, strangeLetter, strangeTime } from '../strange-labels.ts'
import { isOn, isSynonym } from '../words.ts'
import { isDuration } from './durations.ts'

export const numbers: Check = (claim, scope, ground) => {
  const { read, isOfPosting } = claim
  for (const number of read.numbers) {
    const word = read.words[number.at]
    if (!word || number.isYear || isDuration(number, read) || number.value > 1e15 || isRecurrence(number, read))
      continue
    if (claim.isPostingAt(word.start) && ground.postingText.includes(String(number.value))) continue
    const label = strangeLabel(number, read, ground)
    if (label) return refuse('credential', `${label} is not in your resume.`)
    const finding = checkNumber(number, read, { scope, ground })
    if (finding) return finding
  }
  const letter = strangeLetter(read, ground)
  if (letter && !isOfPosting) return refuse('credential', `${letter} is not in your resume.`)
  const time = strangeTime(read, ground)
  if (time) return refuse('number', `${time} is not in your resume.`)
  return isOfPosting ? undefined : (checkRates(claim, scope) ?? checkVague(read, scope))
}

/** `every two weeks`, `every third week`: how often, not how many. */
function isRecurrence({ at }: Quantity, { words }: ReadText): boolean {
  return /^(?:every|each)$/.test(words[at - 1]?.lower ?? '') && / /.test(rateAt(words, at - 1))
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

function checkNumber(
  number: Quantity,
  read: ReadText,
  { scope, ground }: { scope: Scope; ground: Ground },
): Finding | undefined {
  // `first` is looked at with all, only and largest.
  if (number.value === 1 && number.isOrdinal) return undefined
  // `I have held the first since 2014 and the second since 2019`
  if (number.isOrdinal && number.nouns.length === 0 && read.words[number.at - 1]?.lower === 'the') return undefined
  if (number.value === 1 && number.unit === '')
    return read.words[number.end]?.lower === 'of' ? undefined : checkOne(number, scope)
  const answers = scope.texts.flatMap((source) =>
    source.read.numbers
      .filter((one) => isSameValue(one, number) && !one.isYear)
      .map((one) => compare(number, { number: one, text: source }, { scope, read })),
  )
  if (answers.includes(undefined) || isGrade(number, scope) || isConverted(number, read, scope)) return undefined
  if (isSumOf(number, read, scope)) return undefined
  if (answers.length > 0) return answers[0]
  if (countsEntries(number, scope) || (number.value === 0 && (scope.keys.has('no') || scope.keys.has('without'))))
    return undefined
  if (countsItsList(number, read)) return undefined
  const isRounded = scope.texts.some(
    ({ read: own }) =>
      isInRange(number, own) ||
      own.numbers.some(
        (one) => (one.unit === number.unit || isUnitAdded(number, one)) && isRoundingOf(number, one.value),
      ),
  )
  return isRounded || isDerived(number, read, scope) || isUncounted(number, ground)
    ? undefined
    : refuse('number', `The number in “${number.text}” is not in your resume.`)
}

function isSameValue(one: Quantity, other: Quantity): boolean {
  return (
    Math.abs(one.value - other.value) < 0.5 * 10 ** -6 ||
    (one.unit === '%' && other.unit === '%' && Number.isInteger(other.value) && Math.round(one.value) === other.value)
  )
}

function compare(
  number: Quantity,
  { number: source, text }: Source,
  { scope, read }: { scope: Scope; read: ReadText },
): Finding | undefined {
  if (isUnitAdded(number, source)) return undefined
  const contradiction = contradicts(number, { number: source, text }, read)
  if (contradiction) return contradiction
  // `107 certificate` of the Part 107 certificate; `ten parts` are not OSHA 10.
  const isNamed = text.role !== 'line' && text.role !== 'person'
  const beside = [...number.nouns, ...read.words.slice(Math.max(0, number.at - 2), number.at).map(({ key }) => key)]
  if (isNamed && !beside.some((key) => text.read.keys.has(key)) && number.nouns.length > 0)
    return refuse('number', `In your resume the number in “${number.text}” belongs to “${text.read.text}”.`)
  if (isNamed) return undefined
  const isNear = number.nouns.some((noun) => source.nouns.some((one) => isSynonym(noun, one)))
  if (number.isOrdinal !== source.isOrdinal)
    return isNear ? undefined : refuse('number', `The number in “${number.text}” is not in your resume.`)
  const noun = compareNouns(number, { number: source, text }, { scope, read })
  if (noun === 'other')
    return refuse('number', `In your resume the number in “${number.text}” counts something else: “${source.text}”.`)
  const rest = contentBeside(number, read)
  const said = besides(rest, number, source, scope)
  const isTogether =
    said.length === 0 || said.some((key) => (said.length > 1 ? text.read.keys.has(key) : textSays(text, key)))
  if (isTogether || (noun === 'same' && !isCountedOtherwise(number, rest, scope))) return undefined
  return refuse(
    'moved-fact',
    `The number in “${number.text}” belongs to something else in your resume: “${source.text}”.`,
  )
}

/** The line that the clause tells of counts the same thing by another number. */
function isCountedOtherwise(number: Quantity, rest: readonly string[], scope: Scope): boolean {
  return nearestLines(scope, rest).some(({ read }) =>
    read.numbers.some(
      (one) =>
        !one.isYear &&
        one.value !== number.value &&
        (one.unit !== '' ? one.unit === number.unit : one.nouns.some((noun) => number.nouns.includes(noun))),
    ),
  )
}

/** `$1.1M` of `sales 1.1M`: a sum or a share that the person left to be understood. */
function isUnitAdded(number: Quantity, source: Quantity): boolean {
  if (number.unit === '' || source.unit !== '' || source.isOrdinal) return false
  if (number.unit === '£' && source.nouns[0] === 'pound') return true
  return source.head === '' || (number.unit !== '%' && source.nouns.some((noun) => ofMoney.test(noun)))
}

const ofMoney = /^(?:sell|revenu|budget|fund|spend|payroll|quota|goal|target|grant|donat|turnov|bill|cash|loan|sav)/

/** Range, unit, bound, rate and change: said otherwise of this very number. */
function contradicts(number: Quantity, { number: source, text }: Source, read: ReadText): Finding | undefined {
  const isEndAlone = source.isRange && !number.isPaired && number.bound !== 'upto' && number.bound !== 'over'
  if (isEndAlone && !isOtherEndTold(source, text.read, read))
    return refuse('number', `Your resume gives a range here, not “${number.text}”.`)
  const isShare =
    number.unit === '%' && source.unit === '' && /\b(?:percent|percentage|share|rate)\b/i.test(text.read.text)
  if (
    isOtherMeasure(number, source) ||
    (number.unit !== source.unit && (number.unit !== '' || source.unit === '%') && !isShare)
  )
    return refuse('unit', `“${number.text}” has another unit in your resume: “${source.text}”.`)
  if (
    source.unit === '' &&
    source.group !== '' &&
    source.head === '' &&
    number.group === '' &&
    number.head === source.group &&
    number.head !== 'staff' &&
    read.words[number.end]?.text !== '-'
  )
    return refuse(
      'number',
      `In your resume the number in “${number.text}” counts the members: “${source.group} of ${source.text}”.`,
    )
  const isChange = (one: Quantity, { words }: ReadText) =>
    words[one.at - 1]?.lower === 'by' || words[one.at - 2]?.lower === 'by'
  if (source.isPaired && !number.isRange && isChange(number, read) && !isChange(source, text.read))
    return refuse('number', `Your resume does not say that it changed by “${number.text}”.`)
  // `moved 110 procedures` of who moved 40 of 110
  const part = partBefore(source, text.read)
  if (part !== undefined && partBefore(number, read) === undefined && !read.numbers.some(({ value }) => value === part))
    return refuse('number', `Your resume says “${part} of ${source.text}”.`)
  // `at least 10` of 10 to 12
  const isLeast = number.bound === 'over' && isInRange(number, text.read)
  return (isLeast ? undefined : compareBounds(number, source, read)) ?? compareRates(number, source, text)
}

/** `three- and four-year-olds` of 3 to 4 */
function isOtherEndTold(source: Quantity, { numbers: own }: ReadText, { numbers }: ReadText): boolean {
  const at = own.indexOf(source)
  return [own[at - 1], own[at + 1]].some(
    (end) => end?.isRange && end.value !== source.value && numbers.some(({ value }) => value === end.value),
  )
}

function compareRates(number: Quantity, source: Quantity, text: SourceText): Finding | undefined {
  if (!periods.test(number.rate) || number.rate === source.rate || isOfWeek(number)) return undefined
  const isInText = text.read.words.some(({ lower }) => lower.startsWith(number.rate))
  if (ratesIn(text.read.words).includes(number.rate)) return undefined
  if (source.rate === '' || !periods.test(source.rate))
    return isInText ? undefined : refuse('unit', `Your resume does not say “${number.text}” for each ${number.rate}.`)
  // `per night shift`
  if (isInText && /^(?:day|night|shift)$/.test(number.rate) && /^(?:day|night|shift)$/.test(source.rate))
    return undefined
  return refuse('unit', `Your resume says “${source.text}” ${sayRate(source.rate)}, not ${sayRate(number.rate)}.`)
}

/** What else is said that the source knows: of other lines, if the number was moved. */
function besides(rest: readonly string[], number: Quantity, source: Quantity, scope: Scope): string[] {
  const lines = scope.texts.filter(({ role }) => role === 'line')
  const known = [...rest, ...(source.nouns.length === 0 ? number.nouns : [])].filter((key) => !isOn('plain', key))
  const exact = known.filter((key) => lines.some(({ read }) => read.keys.has(key)))
  return exact.length > 1 ? exact : known.filter((key) => lines.some((line) => textSays(line, key)))
}

const approximate =
  /\b(?:about|around|approx|approximately|roughly|nearly|almost|some|circa|estimated|average|averag\w+|usual|usually|typical|typically|generally|normally|most|mostly|mainly|chiefly|largely|primarily|perhaps|maybe|or so|as a rule)\b|[~≈]/i

function compareBounds(number: Quantity, source: Quantity, { text, words }: ReadText): Finding | undefined {
  const say = (what: string) => refuse('hedge', `Your resume says “${what}${source.text}”, not “${number.text}”.`)
  if (number.bound === source.bound) return undefined
  if (number.bound === 'over' && source.isDuring) return undefined
  // `a director over 118 people`, `reviews over 62 applications`, `exceeding a £380,000 target`
  if (words[number.at - 1]?.lower === 'over' && words[number.at - 2]?.tag === 'NOUN') return undefined
  if (number.bound === 'over' && /^(?:target|quota|goal)$/.test(number.head)) return undefined
  if (number.bound === 'over') return refuse('number', `Your resume does not say more than “${source.text}”.`)
  if (source.bound === 'upto' && number.bound !== 'under') return say('up to ')
  if (source.bound === 'about' && number.bound !== 'upto' && !approximate.test(text)) return say('about ')
  if (source.bound === 'under' && number.bound !== 'upto') return say('under ')
  if (source.bound === 'over' && number.bound !== '') return say('more than ')
  return undefined
}

/** `one apprentice` for two; `one of my projects` says nothing. */
function checkOne(number: Quantity, scope: Scope): Finding | undefined {
  if (number.head === '' || number.isPaired) return undefined
  const others = scope.texts
    .flatMap(({ read }) => read.numbers)
    .filter(({ head, isOrdinal }) => head === number.head && !isOrdinal)
  const isOther = others.length > 0 && others.every(({ value }) => value !== 1)
  return isOther && number.nouns[0] === number.head
    ? refuse('number', `Your resume counts “${others[0]?.text}”, not one.`)
    : undefined
}

/** `grades 6 and 7` for sixth and seventh grade, `gr 7` for seventh graders, `k-2` for kindergarten to second grade. */
function isGrade({ value, isOrdinal, nouns }: Quantity, { texts }: Scope): boolean {
  const isOfGrade = isOrdinal && (nouns.length === 0 || nouns.some((noun) => /^grad/.test(noun)))
  return texts.some(
    ({ read }) =>
      (read.keys.has('grad') || read.keys.has('grader') || (isOfGrade && /\b(?:gr|k)[ -]?\d/i.test(read.text))) &&
      read.numbers.some((one) => one.value === value),
  )
}

/** `in two languages, English and Spanish`: a few of what the source does not count otherwise. */
function isUncounted({ value, head, nouns, unit, rate }: Quantity, { scopes }: Ground): boolean {
  if (unit !== '' || rate !== '' || value > 12 || head === '') return false
  return !scopes.some(({ texts }) =>
    texts.some(({ read }) =>
      read.numbers.some((one) => !one.isYear && one.nouns.some((noun) => noun === head || nouns.includes(noun))),
    ),
  )
}
