// Every name, tool, credential and word of substance must come from the source; grammar and plain words need none.
import type { RefusalReason, Verdict } from '../proposal.ts'
import { degreeRank, readDegree } from '../words/degrees.ts'
import { isCutFrom } from '../words/initials.ts'
import { isRoleNoun } from '../words/roles.ts'
import { stem } from '../words/stem.ts'
import { kindOf, saysNoMore } from '../words/strong-verbs.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { findVerb, verbRank } from '../words/verbs.ts'
import { isPlainWord, isWeakVerb } from '../words/vocabulary.ts'
import { findFrequencies } from './check-frequency.ts'
import { findRoles } from './check-roles.ts'
import { fitsDirection } from './direction.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'
import { doingsOf, type Source } from './source.ts'
import { mayBeWording } from './told-anew.ts'
import {
  isCompound,
  isDoneInNoun,
  isEmployers,
  isGeneralHead,
  isInitials,
  isNewcomers,
  isSpelledOut,
  sharesRoot,
} from './word-forms.ts'

export type WordRules = {
  source: Source
  /** Stems of the posting and of the rest of the resume: they tell where a stray word came from. */
  posting: ReadonlySet<string>
  elsewhere: ReadonlySet<string>
  /** Further words that need no source, e.g. those of a letter. */
  isFree?: (token: Token) => boolean
  /** Whether the person can be asked about a strange word: only where a line of theirs is reworded. */
  mayAsk?: boolean
}

/** How many words of a line the person can be asked about. */
const mostUnsure = 2

const passed: Verdict = { ok: true }

/** Small words that other checks look after. */
const checkedElsewhere =
  /^(?:no|not|never|without|zero|none|nearly|almost|approximately|roughly|approx|up|least|than|more|fewer|less|average|averaging|estimated|plus|percent|certificates?|certifications?|certified|licen[cs]e[ds]?|licensure|credentials?|dozen|hundred|hundreds|thousand|thousands|million|millions|billion|k|m|dollars|times|twice|double|doubled|triple|tripled|half|halved|second|third|fourth|fifth|in excess|upwards|exceeding|minimum|maximum|yr|yrs|hr|hrs|x)$/

export function checkWords(text: ParsedText, rules: WordRules): Verdict {
  const covered = coverTerms(text, rules)
  if (!covered.verdict.ok) return covered.verdict
  const numbers = new Set([
    ...text.quantities.flatMap(({ boundFrom, until }) => range(boundFrom, until)),
    ...findFrequencies(text).flatMap(({ from, until }) => range(from, until)),
  ])
  const unsure: string[] = []
  let strangeAt = -3
  for (const [at, token] of text.tokens.entries()) {
    if (token.kind !== 'word' || covered.tokens.has(at) || numbers.has(at)) continue
    if (checkedElsewhere.test(token.lower) || rules.isFree?.(token)) continue
    if (isSpelledOtherwise(text, at, rules.source) || isIdiom(text, at)) continue
    if (token.lower === 'most' && /^recent(?:ly)?$/.test(text.tokens[at + 1]?.lower ?? '')) continue
    if (token.lower === 'order' && text.tokens[at - 1]?.lower === 'in' && text.tokens[at + 1]?.lower === 'to') continue
    // `binders for all six trials`
    if (token.lower === 'all' && numbers.has(at + 1)) continue
    if (isOtherForm(text, at, token, rules.source)) continue
    const verdict = isName(text, at) ? checkName(text, token, rules) : checkWord(text, at, token, rules)
    if (verdict.ok) continue
    if (!rules.mayAsk || isName(text, at) || !mayBeWording(text, at, rules.source, rules.posting)) return verdict
    // Two strange words side by side, or with one word between, name a strange thing.
    if (strangeAt >= at - 2 || unsure.length === mostUnsure) return verdict
    strangeAt = at
    unsure.push(token.text)
  }
  const spans = checkSpans(text, rules, covered.tokens)
  return spans.ok && unsure.length > 0 ? { ok: true, unsure } : spans
}

function isOtherForm(text: ParsedText, at: number, token: Token, source: Source): boolean {
  return (
    isInitials(token, source) ||
    isSpelledOut(text, at, source) ||
    isGeneralHead(text, at, source) ||
    isEmployers(token) ||
    isNewcomers(text, at, source) ||
    (!isName(text, at) && fitsDirection(token, source)) ||
    isDoneInNoun(text, at, source) ||
    isCompound(token, source) ||
    (!isName(text, at) &&
      token.lower.length > 2 &&
      token.lower.length < 6 &&
      isCutFrom(token.lower, saidIn(source).primary)) ||
    (!isName(text, at) && (!isVerbAt(text.tokens, at) || !claims(token)) && sharesRoot(token, source))
  )
}

/** Whether the verb says more than that something was done. */
function claims({ lower, stem: word }: Token): boolean {
  const base = stem(findVerb(lower)?.base ?? lower)
  return kindOf(base) !== undefined || kindOf(word) !== undefined || (verbRank(base)?.most ?? 2) > 2
}

/** copayments, co-payments and co payments are one. */
function isSpelledOtherwise({ tokens }: ParsedText, at: number, { stems, pairs }: Source): boolean {
  const token = tokens[at]
  if (!token) return false
  if (pairs.has(token.lower) || pairs.has(token.stem)) return true
  const around = tokens.filter((other, place) => other.kind === 'word' && Math.abs(place - at) <= 2)
  const here = around.indexOf(token)
  return [around[here - 1], around[here + 1]].some((other, side) => {
    if (!other) return false
    const [first, second] = side === 0 ? [other, token] : [token, other]
    return stems.has(stem(first.lower + second.lower))
  })
}

/** `took care of`, `a four-person crew`: words that only carry others. */
function isIdiom({ tokens }: ParsedText, at: number): boolean {
  const word = tokens[at]?.lower
  if (word === 'care')
    return /^(?:take|took|takes|taking|taken)$/.test(tokens[at - 1]?.lower ?? '') && tokens[at + 1]?.lower === 'of'
  // `a stand costing $6,000`, `contracts valued at $2 million`
  if (/^(?:costing|worth|valued|priced|totaling|totalling|totaled)$/.test(word ?? ''))
    return tokens.slice(at + 1, at + 5).some(({ kind, text }) => kind === 'number' || text === '$')
  // `under a journeyman's supervision`
  if (/^(?:supervision|direction|guidance|oversight)$/.test(word ?? ''))
    return (
      (/['’]s?$/.test(tokens[at - 1]?.lower ?? '') || tokens[at + 1]?.lower === 'of') &&
      tokens.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'under')
    )
  if (word === 'date')
    return /^up to$|^up - to -$/.test(
      tokens
        .slice(Math.max(0, at - (tokens[at]?.joined ? 4 : 2)), at)
        .map(({ lower }) => lower)
        .join(' '),
    )
  // `a team of eight cooks` for `eight cooks`; what is counted is looked at with the number.
  if (/^(?:team|crew|group|staff)$/.test(word ?? '') && tokens[at + 1]?.lower === 'of')
    return /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(tokens[at + 2]?.lower ?? '')
  // `13-year-olds`, `walk-ins`, `sign-ups`
  if (tokens[at - 1]?.text === '-' && /^(?:olds?|ins|ups|outs|offs|downs|ons)$/.test(word ?? '')) return true
  return (word === 'person' || word === 'people' || word === 'member') && tokens[at - 1]?.text === '-'
}

function range(from: number, until: number): number[] {
  return Array.from({ length: until - from }, (_, offset) => from + offset)
}

/** Known names of tools and credentials count as a whole, under whichever of their names. */
function coverTerms(text: ParsedText, rules: WordRules): { verdict: Verdict; tokens: Set<number> } {
  const tokens = new Set<number>()
  for (const found of text.terms) {
    // `Six Sigma` of a Six Sigma Green Belt; not the other way.
    const isNamed = found.text.length > 3 && rules.source.lines.some(({ text: line }) => line.includes(found.text))
    if (rules.source.termIds.has(found.term.id) || isNamed) {
      for (const at of range(found.from, found.until)) tokens.add(at)
      continue
    }
    const isFree = range(found.from, found.until).every((at) => {
      const token = text.tokens[at]
      return token?.kind !== 'word' || rules.isFree?.(token)
    })
    const words = range(found.from, found.until).flatMap((at) =>
      text.tokens[at]?.kind === 'word' ? [text.tokens[at]] : [],
    )
    // `Word` and `Rails` are tools only by their capital; the same words in the source stand for themselves.
    const isThere = words.every((token) => token && rules.source.stems.has(token.stem))
    if (found.term.kind === 'alias' || isFree || (isThere && words.length === 1)) continue
    if (isNamedWithoutMaker(found.text, rules.source) || isOwnDegree(found.text, rules.source)) {
      for (const at of range(found.from, found.until)) tokens.add(at)
      continue
    }
    return {
      verdict: refuse(
        found.term.kind,
        found.text,
        words.map((token) => token?.stem ?? ''),
        rules,
      ),
      tokens,
    }
  }
  return { verdict: passed, tokens }
}

/** `a bachelor's degree` of whoever has a Bachelor, however it is written there. */
function isOwnDegree(name: string, { lines }: Source): boolean {
  const rank = degreeRank(name)
  return rank > 0 && lines.some(({ entry, text }) => entry.startsWith('education.') && readDegree(text) === rank)
}

/** `Microsoft Word` for `Word`; not `Google Analytics` for `Adobe Analytics`. */
function isNamedWithoutMaker(name: string, { lines }: Source): boolean {
  const [, rest = ''] =
    /^(?:Microsoft|MS|Google|Adobe|Amazon|Apple|Oracle|Intuit|Autodesk|Atlassian|IBM|SAP) (.+)$/.exec(name) ?? []
  if (rest === '') return false
  const alone = new RegExp(
    `(?<!\\p{Lu}[\\p{L}\\p{N}.]* )(?<![\\p{L}\\p{N}])${rest.replace(/[^\w ]/g, '\\$&')}(?![\\p{L}\\p{N}]| \\p{Lu})`,
    'u',
  )
  return lines.some(({ text, role }) => role !== 'header' && alone.test(text) && !text.startsWith(rest))
}

/** A capital inside a sentence makes a name; so do capitals or digits inside a word. */
function isName({ tokens }: ParsedText, at: number): boolean {
  const token = tokens[at]
  if (!token || token.lower === 'i') return false
  // `i-Ready`, `e-Builder`
  if (token.joined === '-' && /^\p{Ll}$/u.test(tokens[at - 2]?.text ?? '') && /^\p{Lu}/u.test(token.text)) return true
  if (/^\p{L}.*\p{Lu}|\d/u.test(token.text) && !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return true
  return /^\p{Lu}/u.test(token.text) && !token.isFirst
}

function checkName(text: ParsedText, token: Token, rules: WordRules): Verdict {
  const { source } = rules
  const half = token.joined === '-' ? text.text.slice(0, token.end).match(/(?<!\p{L})\p{Ll}-\p{L}+$/u)?.[0] : undefined
  if (half !== undefined && !source.lines.some((line) => line.text.includes(half)))
    return refuse('name', half, [token.stem], rules)
  if (source.stems.has(token.stem)) return passed
  // `Team Lead` for `team lead`: in title case a capital makes no name of a word that is in place as a word.
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(token.text) && isTitleCase(text)
  if (isWord && (isPlainWord(token.lower, token.stem) || mayStandFor(token.stem, source.primaryStems))) return passed
  return refuse('name', token.text, [token.stem], rules)
}

function isTitleCase({ tokens }: ParsedText): boolean {
  const words = tokens.filter(({ kind, lower, isFirst }) => kind === 'word' && lower.length > 3 && !isFirst)
  return words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > words.length / 2
}

function checkWord(text: ParsedText, at: number, token: Token, rules: WordRules): Verdict {
  const { source } = rules
  if (isPlainWord(token.lower, token.stem)) return passed
  // `containing`, `carried`: no noun looks like that.
  if (/(?:ing|ed)$/.test(token.lower) && isWeakVerb(token.lower)) return passed
  if (isVerbAt(text.tokens, at)) {
    if (isWeakVerb(token.lower) || source.primaryStems.has(token.stem)) return passed
    // Whoever helped may always say so; any other verb needs a verb of the line itself.
    const base = stem(findVerb(token.lower)?.base ?? token.lower)
    const verbs = source.isPerson ? source.verbStems : verbsFor(text, token, source)
    if ((verbRank(base)?.most ?? 2) <= 1 || mayStandFor(token.stem, verbs) || mayStandFor(base, verbs)) return passed
    // `photographed products` for `took product photos`: the doing may stand in a noun, if it claims no more than doing.
    if ((verbRank(base)?.most ?? 2) <= 2 && mayStandFor(base, source.primaryStems)) return passed
    if ([...verbs].some((verb) => saysNoMore(base, verb))) return passed
    // `helped develop the guide` for `contributed to the guide`
    if (/^(?:help|assist)/.test(text.tokens[at - 1]?.stem ?? '') && verbs.has('contribut') && kindOf(base) === 'making')
      return passed
    if (dutyVerbs.has(base) && source.primary.some(({ text: line }) => hasDuty.test(line))) return passed
    return refuse('claim', token.text, [token.stem], rules)
  }
  if (!source.isPerson && source.primaryStems.has(token.stem) && isOnlyTitle(token, source) && !isRoleAt(text, token))
    return refuse('claim', token.text, [token.stem], rules)
  const said = saidIn(source)
  if (said.all.has(token.stem) || isCollective(text, at, source)) return passed
  // `as a paramedic`: whether it is their role is looked at by itself.
  const isOwnRole = text.tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => lower === 'as')
  if (isOwnRole && isRoleAt(text, token)) return passed
  if (mayStandFor(token.stem, said.primary) || isDoerOf(token, source)) return passed
  return refuse('claim', token.text, [token.stem], rules)
}

/** `preceptor to four nurses` for `precepted`; who managed stock was no manager. */
function isDoerOf({ lower }: Token, { verbStems }: Source): boolean {
  const base = lower.replace(/(?:or|er)s?$/, '')
  return (
    base !== lower &&
    base.length > 4 &&
    verbStems.has(stem(base)) &&
    !/^(?:leading|owning|deciding)$/.test(kindOf(stem(base)) ?? '')
  )
}

const saidBySource = new WeakMap<Source, { all: ReadonlySet<string>; primary: ReadonlySet<string> }>()

/** A heading names a job, it tells no doing: a Machine Operator did not therefore measure with a machine. */
function saidIn(source: Source): { all: ReadonlySet<string>; primary: ReadonlySet<string> } {
  if (source.isPerson) return { all: source.stems, primary: source.primaryStems }
  const known = saidBySource.get(source)
  if (known) return known
  const stems = (lines: Source['lines']) =>
    new Set(lines.filter(({ role }) => role !== 'header').flatMap((line) => [...line.stems]))
  const said = { all: stems(source.lines), primary: stems(source.primary) }
  saidBySource.set(source, said)
  return said
}

/** The verbs the source uses of the same things: who inspected culverts and wrote reports did not design culverts. */
function verbsFor(text: ParsedText, token: Token, { primary, verbStems }: Source): ReadonlySet<string> {
  const mine = doingsOf(text).find(({ verbs }) => verbs.has(token.stem))
  if (!mine || mine.things.size === 0) return verbStems
  const theirs = primary
    .filter(({ role }) => role !== 'header')
    .flatMap(doingsOf)
    .filter(({ things, verbs }) => verbs.size > 0 && [...mine.things].some((thing) => mayStandFor(thing, things)))
  return theirs.length > 0 ? new Set(theirs.flatMap(({ verbs }) => [...verbs])) : verbStems
}

/** Whoever was responsible for payroll ran, handled or processed it. */
const hasDuty =
  /\b(?:responsible for|in charge of|duties includ|responsibilities includ|accountable for|(?:tasked|charged|entrusted) with)/i
const dutyVerbs = new Set(
  'run process handle manage perform maintain oversee administer complete do operate'
    .split(' ')
    .map((verb) => stem(verb)),
)

/** `the maintenance team` where the source says `maintenance`. */
function isCollective({ tokens }: ParsedText, at: number, { stems }: Source): boolean {
  const before = tokens[at - 1]
  const isGroup = /^(?:team|department|staff|crew|office|desk|area|unit)$/.test(tokens[at]?.lower ?? '')
  return (
    isGroup &&
    before?.kind === 'word' &&
    stems.has(before.stem) &&
    /^(?:the|our|their)$/.test(tokens[at - 2]?.lower ?? '')
  )
}

function isRoleAt(text: ParsedText, { start }: Token): boolean {
  return findRoles(text).some(({ words }) => words.some((word) => word.start === start))
}

/** The job's own title is no word for others: who was a store manager did not train managers. */
function isOnlyTitle(token: Token, { lines }: Source): boolean {
  const titles = lines
    .filter(({ role }) => role === 'header')
    .map(
      ({ tokens }) =>
        tokens
          .slice(
            0,
            tokens.findIndex(({ text }) => text === ','),
          )
          .at(-1)?.stem,
    )
  if (!titles.includes(token.stem) && !isRoleNoun(token.lower) && !isRoleNoun(token.lower.replace(/s$/, '')))
    return false
  return !lines.some((line) => line.role !== 'header' && line.stems.has(token.stem))
}

function refuse(
  kind: 'tool' | 'credential' | 'name' | 'claim',
  word: string,
  stems: readonly string[],
  rules: WordRules,
): Verdict {
  const isIn = (set: ReadonlySet<string>) => stems.every((other) => set.has(other))
  let reason: RefusalReason = kind
  if (isIn(rules.elsewhere)) reason = 'moved-fact'
  else if (isIn(rules.posting)) reason = 'posting'
  return { ok: false, reason, detail: `${word} is not in the source` }
}

/** Names that stand side by side must do so in the source: General Hospital is not made of a general and a hospital. */
function checkSpans(text: ParsedText, rules: WordRules, covered: ReadonlySet<number>): Verdict {
  for (const [at, token] of text.tokens.entries()) {
    const next = text.tokens[at + 1]
    // A number beside a name is looked at with the numbers.
    if (next?.kind !== 'word' || covered.has(at + 1) || !isName(text, at + 1)) continue
    // `ServSafe Manager` is another licence than ServSafe Food Handler.
    const isLicence = text.terms.some(({ term, until }) => term.kind === 'credential' && until === at + 1)
    if (covered.has(at) && !isLicence) continue
    if (
      !/^\p{Lu}/u.test(token.text) ||
      token.kind !== 'word' ||
      (token.isFirst && isPlainWord(token.lower, token.stem))
    )
      continue
    if (rules.isFree?.(token) || rules.isFree?.(next)) continue
    if (isSpelledOut(text, at, rules.source) && isSpelledOut(text, at + 1, rules.source)) continue
    if (token.isFirst && !isName(text, at)) continue
    const together = rules.source.lines.some((line) => line.stems.has(token.stem) && line.stems.has(next.stem))
    const asWords = [token, next].every(
      (word) => /^\p{Lu}\p{Ll}+$/u.test(word.text) && mayStandFor(word.stem, rules.source.primaryStems),
    )
    if (!together && !asWords) return refuse('name', `${token.text} ${next.text}`, [], rules)
  }
  return passed
}
