// Levels, limits and negations: what a few small words change.
import type { Verdict } from '../proposal.ts'
import { deniedBy, denyingWords, hedgeGroups, sharingWords } from '../words/hedges-data.ts'
import { languageNames } from '../words/languages-data.ts'
import { stem } from '../words/stem.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { isFunctionWord, isPlainWord } from '../words/vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'
import { readActs } from './read-acts.ts'
import { rememberByText } from './remember.ts'
import type { SourceLine } from './source.ts'

const passed: Verdict = { ok: true }

/** Word for word: `skills` are no level, `skilled` is one. */
const levels: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'basic beginner elementary limited familiar familiarity exposure rudimentary novice introductory',
    'conversational intermediate working',
    'competent proficient proficiency proficiently skilled skillfully knowledgeable',
    'strong strongly advanced solid superior excellent exceptional exceptionally outstanding seasoned',
    'fluent fluently fluency extensive extensively deep comprehensive',
    'expert expertly expertise mastery mastered native bilingual multilingual guru accredited registered',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1])),
)

/** A certificate of one thing is none of another. */
const credentialWords = new Set(
  ['certificate', 'certification', 'certified', 'licence', 'licensed', 'licensure', 'diploma', 'credential'].map(stem),
)

const licence = stem('licensed')

/** A degree is no licence. */
function isLicence({ entry, stems, role }: SourceLine): boolean {
  return entry.startsWith('certifications.') || (role !== 'header' && stems.has(licence))
}

function hasCredential(line: SourceLine): boolean {
  return (
    line.entry.startsWith('certifications.') ||
    line.entry.startsWith('education.') ||
    line.tokens.some((token) => credentialWords.has(token.stem))
  )
}

/** A level may come in only where the source has one as high for the same thing. */
export function checkLevels(
  text: ParsedText,
  lines: readonly SourceLine[],
  { isPerson = false }: { isPerson?: boolean } = {},
): Verdict {
  for (const [at, token] of text.tokens.entries()) {
    if (token.kind === 'word' && credentialWords.has(token.stem)) {
      // `licensed in 2019`, `certified since 2021`
      const isDated =
        isPerson && /^(?:in|since)$/.test(text.tokens[at + 1]?.lower ?? '') && text.tokens[at + 2]?.kind === 'number'
      const wanted = isDated ? [] : topicsNear(text, at)
      const isHeld = lines.some(
        (line) =>
          (isPerson && token.stem === licence ? isLicence(line) : hasCredential(line)) &&
          (wanted.length === 0 || wanted.some((topic) => line.stems.has(topic) || (isPerson && isKin(topic, line)))),
      )
      if (!isHeld) return { ok: false, reason: 'credential', detail: `nothing says ${token.text}` }
      continue
    }
    const level = token.kind === 'word' ? levels[token.lower] : undefined
    if (level === undefined || isSmallest.test(token.lower) || isAttributive(text, at)) continue
    if (isPerson && isOwnSkill(text, at, lines)) continue
    const foreign = isPerson ? languagesAfter(text, at).find((name) => !speaks(name, level, lines)) : undefined
    if (foreign) return { ok: false, reason: 'level', detail: `nothing says ${token.text} of ${foreign}` }
    const topics = topicsNear(text, at)
    const supported = lines.some((line) => {
      const has = line.tokens.some(
        (other, place) => (levels[other.lower] ?? 0) >= level && sharesTopic(topics, line, place),
      )
      return has
    })
    if (!supported) return { ok: false, reason: 'level', detail: `nothing says ${token.text}` }
  }
  return checkDroppedLevels(text, lines)
}

const languages = new Set(languageNames.map((name) => name.toLowerCase()))

/** `fluent in Spanish, French and German`: all of them. */
function languagesAfter({ tokens }: ParsedText, at: number): string[] {
  const found: string[] = []
  for (const { lower } of tokens.slice(at + 1)) {
    if (languages.has(lower)) found.push(lower)
    else if (!/^(?:in|and|or|,|both|&)$/.test(lower)) break
  }
  return found
}

function speaks(name: string, level: number, lines: readonly SourceLine[]): boolean {
  return lines.some(
    (line) => line.stems.has(stem(name)) && line.tokens.some(({ lower }) => (levels[lower] ?? 0) >= level),
  )
}

/** `skilled in pruning` of whoever lists pruning among the skills; `bilingual` of whoever speaks two languages well. */
function isOwnSkill({ tokens }: ParsedText, at: number, lines: readonly SourceLine[]): boolean {
  const word = tokens[at]?.lower ?? ''
  if (/^(?:bilingual|multilingual)$/.test(word))
    return (
      lines.filter(
        ({ entry, text }) => entry.startsWith('languages.') && /native|fluent|bilingual|mother|C[12]/i.test(text),
      ).length >= 2
    )
  if (word !== 'skilled' || tokens[at + 1]?.lower !== 'in') return false
  const next = tokens.slice(at + 2).find(({ kind, lower, stem: word }) => kind === 'word' && !isPlainWord(lower, word))
  return next !== undefined && lines.some((line) => line.role === 'list' && line.stems.has(next.stem))
}

/** A teacher holds a teaching licence. */
function isKin(topic: string, { stems }: SourceLine): boolean {
  return topic.length > 5 && [...stems].some((word) => word.length > 4 && topic.startsWith(word))
}

/** To call a thing basic or limited raises nothing. */
const isSmallest = /^(?:basic|beginner|elementary|limited|rudimentary|novice|introductory)$/

/** `working with`, `working hours`, `advanced to`: the words without their meaning as a level. */
function isAttributive({ tokens }: ParsedText, at: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]?.lower ?? ''
  if (token?.lower === 'elementary') return next !== '' && !/^(?:level|proficiency|knowledge|skills)$/.test(next)
  if (token?.lower === 'working') return !/^(?:knowledge|proficiency|fluency|level)$/.test(next)
  if (/^(?:master|masters|master's)$/.test(token?.lower ?? '')) return true
  if (token?.lower === 'registered') return true
  if (token?.lower === 'advanced' && /^(?:from|to|through|into|within|in)$/.test(next)) return true
  return token?.lower === 'basic' && /^(?:life|needs|tasks|hygiene)$/.test(next)
}

function topicsNear({ tokens, clauseOf }: ParsedText, at: number): string[] {
  return tokens
    .slice(Math.max(0, at - 4), at + 6)
    .filter((token, offset) => {
      const place = Math.max(0, at - 4) + offset
      return (
        place !== at &&
        token.kind === 'word' &&
        clauseOf[place] === clauseOf[at] &&
        !isPlainWord(token.lower, token.stem) &&
        levels[token.lower] === undefined
      )
    })
    .map((token) => token.stem)
}

function sharesTopic(topics: readonly string[], line: SourceLine, at: number): boolean {
  if (topics.length === 0) return true
  const near = new Set(topicsNear(line, at))
  if (near.size === 0) return topics.some((topic) => line.stems.has(topic))
  return topics.some((topic) => mayStandFor(topic, near))
}

/** `Basic Spanish` is no `Spanish`. */
function checkDroppedLevels(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  for (const line of lines) {
    // `EMT-Basic` is a title.
    if (line.role === 'header') continue
    const lost = lowLevelsIn(line).find(({ names }) => names.some((name) => text.stems.has(name)) && !hasLowLevel(text))
    if (lost) return { ok: false, reason: 'hedge', detail: `${lost.word} is gone` }
  }
  return passed
}

/** Small levels with the names they are said of. */
const lowLevelsIn = rememberByText((line: ParsedText): { word: string; names: string[] }[] =>
  line.tokens.flatMap((token, at) => {
    const level = token.kind === 'word' ? levels[token.lower] : undefined
    if (level === undefined || level > 2 || isAttributive(line, at)) return []
    const names = topicsNear(line, at).filter((topic) =>
      line.tokens.some((other) => other.stem === topic && /^\p{Lu}/u.test(other.text) && !other.isFirst),
    )
    return names.length > 0 ? [{ word: token.text, names }] : []
  }),
)

function hasLowLevel(text: ParsedText): boolean {
  return text.tokens.some((token) => (levels[token.lower] ?? 9) <= 2)
}

type Hedge = { group: number; text: string; from: number; until: number }

const hedgesByFirst = new Map<string, { group: number; words: string[] }[]>()
for (const [group, phrases] of hedgeGroups.entries()) {
  for (const phrase of phrases) {
    const words = phrase.split(/[ -]/)
    const first = words[0] ?? ''
    hedgesByFirst.set(first, [...(hedgesByFirst.get(first) ?? []), { group, words }])
  }
}

const hedgesIn = rememberByText(({ tokens }: ParsedText): Hedge[] => {
  const words = tokens.flatMap((token, at) => (token.kind === 'word' ? [{ lower: token.lower, at }] : []))
  return words.flatMap(({ lower, at }, place) =>
    (hedgesByFirst.get(lower) ?? []).flatMap((hedge) => {
      const isHere = hedge.words.every((word, offset) => words[place + offset]?.lower === word)
      const last = words[place + hedge.words.length - 1]?.at ?? at
      return isHere ? [{ group: hedge.group, text: hedge.words.join(' '), from: at, until: last + 1 }] : []
    }),
  )
})

/** Words that make a small claim only where they stand as such: `most`, `some` and `training` say little alone. */
const onlyKeeps =
  /^(?:most|some|training|student|students|practice|average|averaging|covered|covering|often|majority|part of|planned|draft|suggested|recommended|associate|routinely|as needed|when needed|when required|learner|fill in|stand in|filled in|filling in|substituted|largely|limited|season)$/

/** Words that keep a claim small must stay while the claim does. */
export function checkLimits(text: ParsedText, primary: readonly SourceLine[]): Verdict {
  const kept = new Set(hedgesIn(text).map(({ group }) => group))
  for (const line of primary) {
    if (line.role === 'header') continue
    const lost = hedgesIn(line).find(
      (hedge) => !onlyKeeps.test(hedge.text) && !kept.has(hedge.group) && staysWithout(text, line, hedge),
    )
    if (lost) return { ok: false, reason: 'hedge', detail: `${lost.text} is gone` }
    for (const { sign, kept: still } of sharingWords) {
      const shared = sign.exec(line.text)
      if (shared && !still.test(text.text)) return { ok: false, reason: 'hedge', detail: `${shared[0]} is gone` }
    }
  }
  return passed
}

/** Whether what the hedge was said of is still claimed: the number behind it, or else the next word of substance. */
function staysWithout(text: ParsedText, line: ParsedText, { text: words, from, until }: Hedge): boolean {
  // `work with one apprentice and troubleshoot`: somebody else, and nothing hangs on it.
  const behind = line.tokens[until]
  const isSomebody = /^(?:trainees?|apprentices?|interns?|volunteers?|students?|assistants?|substitutes?|deputy)$/.test(
    words,
  )
  if (isSomebody && from > 0 && (!behind || behind.kind === 'sign' || /^(?:and|or|to|in|on|with)$/.test(behind.lower)))
    if (
      /^(?:one|two|three|four|an?|the|other|\d+|with|of|for)$/.test(line.tokens[from - 1]?.lower ?? '') &&
      line.tokens[from - 2]?.lower !== 'as'
    )
      return false
  const number = line.quantities.find((quantity) => quantity.from >= until && quantity.from <= until + 2)
  if (number) return text.quantities.some(({ value, kind }) => value === number.value && kind === number.kind)
  const isContent = (token: Token) => token.kind === 'word' && !isPlainWord(token.lower, token.stem)
  const next = line.tokens.slice(until).find(isContent)
  const isAdverb = /ly$|times|while|then|often$/.test(words) || words === 'sometimes'
  const before = isAdverb ? line.tokens.slice(0, from).findLast(isContent) : undefined
  // `mostly feed` for `feed and other goods`
  if (/^(?:most|main|chief|primar|larg|predomin)/.test(words) && openList.test(text.text)) return false
  // An adverb stands right beside its verb.
  const said = next ?? before
  if (!said) return false
  const isDoing = readActs(line).some(({ at }) => line.tokens[at] === said)
  return text.stems.has(said.stem) || mayStandFor(said.stem, isDoing ? verbsIn(text) : text.stems)
}

const openList = /\b(?:and|or) other\b|\bincluding\b|\bsuch as\b|\bamong other/i

const verbsIn = rememberByText(
  (text: ParsedText): ReadonlySet<string> => new Set(readActs(text).map(({ verb }) => verb)),
)

const negative =
  /^(?:no|not|never|without|zero|none|nil|cannot|non|neither|nor|except|excluding|lacking|lack|lacked|unable|failed|fail)$|n't$/

type Negation = { words: readonly string[]; word: string; at: number }

const negationsIn = rememberByText(({ tokens }: ParsedText): Negation[] =>
  tokens.flatMap((token, at): Negation[] => {
    if (token.lower === 'free' && tokens[at + 1]?.lower === 'of')
      return [
        {
          words: tokens
            .slice(at + 2, at + 6)
            .filter(({ kind, lower }) => kind === 'word' && !isFunctionWord(lower))
            .map(({ stem: word }) => word),
          word: 'free',
          at,
        },
      ]
    if (token.lower === 'free' && tokens[at - 1]?.text === '-')
      return [{ words: [tokens[at - 2]?.stem ?? ''], word: 'free', at }]
    // `rather than giving`; `one part instead of three` denies nothing.
    const isInstead =
      (token.lower === 'rather' && tokens[at + 1]?.lower === 'than') ||
      (token.lower === 'instead' && tokens[at + 1]?.lower === 'of')
    const isBetween = isInstead && /ing$/.test(tokens[at + 2]?.lower ?? '')
    const denied = denyingWords[token.lower]
    if (denied) return [{ words: [...denied.split(' ').map(stem), token.stem], word: token.text, at }]
    if (token.kind !== 'word' || !(isBetween || negative.test(token.lower))) return []
    if (bounding.test(token.lower) && isBound.test(tokens[at + 1]?.lower ?? '')) return []
    const rest = tokens.slice(at + 1, at + 7)
    // `could not order without approval` denies neither.
    if (rest.some(({ lower }) => lower === 'without')) return []
    const end = rest.findIndex(({ kind, text }) => kind === 'sign' && /[,.;:()]/.test(text))
    const words = rest
      .slice(0, end < 0 ? rest.length : end)
      .filter((other) => other.kind === 'word' && !isFunctionWord(other.lower))
      .map((other) => other.stem)
    return [{ words, word: token.text, at }]
  }),
)

/** `never above $2` bounds a number, it denies nothing. */
const bounding = /^(?:no|not|never)$|n't$/
const isBound =
  /^(?:more|fewer|less|later|only|just|above|below|over|under|beyond|exceed\w*|surpass\w*|past|greater|higher|lower|longer|earlier)$/

const isSubstance = (word: string) => !isPlainWord(word, word)

function sharesDenial(mine: Negation, theirs: Negation): boolean {
  const set = new Set(theirs.words)
  const other = new Set(mine.words)
  return (
    mine.words.some((word) => mayStandFor(word, set)) ||
    theirs.words.some((word) => mayStandFor(word, other)) ||
    (mine.words.length === 0 && theirs.words.length === 0)
  )
}

/** Nothing that was denied may be claimed, nothing that was not denied may be. */
export function checkNegations(
  text: ParsedText,
  primary: readonly SourceLine[],
  lines: readonly SourceLine[],
): Verdict {
  const mine = negationsIn(text)
  for (const line of primary) {
    for (const denial of negationsIn(line)) {
      const still = mine.filter((other) => sharesDenial(other, denial))
      if (still.length === 0 && isClaimed(text, denial))
        return { ok: false, reason: 'negation', detail: `${denial.word} is gone` }
      if (still.length > 0 && still.every((other) => isWidened(other, denial)))
        return { ok: false, reason: 'negation', detail: `${denial.word} was said of less` }
    }
  }
  const isWider = mine.length > 0 && primary.some((line) => negationsIn(line).length > 0 && losesYear(text, line))
  if (isWider) return { ok: false, reason: 'hedge', detail: 'it was said of one year' }
  const denials = lines.flatMap(negationsIn)
  const said = primary.map((line) => line.text).join(' ')
  const fresh = mine.find(
    (denial) =>
      !denials.some((other) => sharesDenial(denial, other)) && !denial.words.some((word) => deniedBy[word]?.test(said)),
  )
  return fresh ? { ok: false, reason: 'negation', detail: `nothing says ${fresh.word}` } : passed
}

/** `I do not give medication`: giving it would be claimed, giving reminders of it would not. */
function isClaimed(text: ParsedText, { words }: Negation): boolean {
  const denied = new Set(words.filter(isSubstance))
  if (denied.size === 0) return false
  return readActs(text).some(
    ({ verb, phrases }) => (verb !== '' && denied.has(verb)) || phrases.some(({ head }) => mayStandFor(head, denied)),
  )
}

/** `No accidents` says more than `no preventable accidents`. */
function isWidened(mine: Negation, theirs: Negation): boolean {
  const [first = '', second = ''] = theirs.words
  return (
    isSubstance(first) &&
    second !== '' &&
    mine.words[0] === second &&
    isSubstance(second) &&
    !mine.words.includes(first)
  )
}

function losesYear(text: ParsedText, line: ParsedText): boolean {
  const hasYear = ({ quantities }: ParsedText) => quantities.some(({ kind }) => kind === 'year')
  return hasYear(line) && !hasYear(text)
}
