// What a line says was done: each verb with who did it, the things it was done to, and the circumstances.
import { bodyWords, peopleWords } from '../words/people-data.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { verbRank } from '../words/verbs.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import type { Reading } from './act-verb.ts'
import { findActVerb } from './find-act-verb.ts'
import type { ParsedText } from './parsed-text.ts'
import { readParticle } from './read-particle.ts'
import { rememberByText } from './remember.ts'
import {
  being,
  determiners,
  formsOf,
  having,
  isAdverb,
  isDeniedAt,
  joiner,
  opensThing,
  prepositions,
  relative,
  subordinator,
} from './tag-words.ts'

export type Phrase = {
  head: string
  words: readonly string[]
  /** `object`, or the preposition it hangs on. */
  slot: string
  /** `looked after clients`: the preposition stands right behind the verb. */
  isDirect: boolean
  /** The second half of `calendars of agents`. */
  ofWhat: string | undefined
  /** `a shift of nine clerks`: they are the shift. */
  isCounted: boolean
  at: number
}

export type Act = {
  /** Stem of the verb; empty for what stands before the first verb. */
  verb: string
  at: number
  /** Who did it: the person, other people (`a committee that chose`), or a thing (`a fixture that cut`). */
  owner: 'self' | 'people' | 'thing'
  /** Inside helping, attending or belonging: `helped write`; `aside` where it hangs on more loosely: `helped out, writing`. */
  limit: 'inside' | 'aside' | undefined
  isLow: boolean
  isPassive: boolean
  /** `did not give`, `rather than giving` */
  isDenied: boolean
  /** Helping customers or patients is the work itself. */
  servesPeople: boolean
  phrases: readonly Phrase[]
}

type Draft = { -readonly [key in keyof Act]: Act[key] } & { phrases: Phrase[] }

const people = new Set(peopleWords.trim().split(/\s+/).map(stem))
const bodies = new Set(bodyWords.trim().split(/\s+/).map(stem))
const served =
  /^(?:customer|client|patient|resident|student|guest|shopper|visitor|user|caller|passenger|child|pupil|learner|famil|member|tenant|diner|patron|victim|senior|elder|people|individual|adult|employe|veteran|buyer|seller|consumer|borrower|policyholder|donor|attende|participant|applicant|candidate|rider|infant|toddler|inmate|athlet|traveler|homeown|parent|(?:person|dog|cat|animal|pet|woman|man|teen|teenager)$)/

export function isPeople(wordStem: string): boolean {
  return people.has(wordStem)
}

/** Verbs that only say one was there or had a part. */
const lowVerbs = new Set(
  'accompany assist aid attend collaborate contribute cooperate help join observe participate partner shadow sit support volunteer witness'
    .split(' ')
    .map(stem),
)
const lightVerbs = new Set('be do give make lend have offer play provide serve take was'.split(' ').map(stem))
/** Whoever leads a doing leads not what is done. */
const leads = /^(?:manag|overse|lead|direct|supervis|coordinat)$/
const articles = /^(?:the|an?|this|these|those|my|our|their|its|his|her)$/
const counting = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)$/
const partNouns =
  /^(?:part|member|members|involved|involvement|participation|participant|contributor|contributions?|assistance|help|support|aid|hand|role|along)$/

export const readActs: (parsed: ParsedText) => readonly Act[] = rememberByText(read)

function read({ tokens }: ParsedText): Act[] {
  const reader = new Reader(tokens)
  for (const at of tokens.keys()) reader.take(at)
  return reader.finish()
}

class Reader {
  private readonly acts: Draft[] = []
  private act: Draft = openAct('', -1)
  private words: Token[] = []
  private wordsAt = 0
  private slot = 'object'
  private isDirect = false
  private isOf = false
  private isInside = false
  private readonly reading: Reading = { mode: undefined, last: undefined, clause: undefined }
  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
    this.acts.push(this.act)
  }

  take(at: number): void {
    const token = this.tokens[at]
    if (!token) return
    // `ran reading groups 4 days a week`: what follows is another thing.
    if (token.kind === 'number') {
      if (this.words.length > 0) {
        this.close()
        this.slot = 'measure'
      }
      return
    }
    if (token.kind === 'sign') {
      this.takeSign(at, token)
      return
    }
    const verb = findActVerb(this.tokens, at, this.reading)
    if (verb) {
      this.openVerb(at, verb)
      return
    }
    const isDoneBy = this.reading.last?.at === at && this.tokens[at + 1]?.lower === 'by'
    if (isDoneBy || (this.reading.last?.at === at && this.words.length > 0 && !opensBareThing(this.tokens[at + 1]))) {
      // `drawings given by the foreman`: what was done to them by others.
      this.close()
      this.slot = 'after'
      return
    }
    this.takeWord(at, token)
  }

  finish(): Act[] {
    this.close()
    for (const [index, act] of [...this.acts.entries()].reverse()) {
      const next = this.acts[index + 1]
      const between = next ? this.tokens.slice(act.at + 1, next.at) : []
      // `bend and install conduit`: verbs in a row share what follows.
      if (
        next &&
        act.verb &&
        act.phrases.length === 0 &&
        act.owner === next.owner &&
        // `managed integrating services` manages no services.
        !(between.length === 0 && leads.test(act.verb) && /ing$/.test(this.tokens[next.at]?.lower ?? '')) &&
        between.every(
          ({ lower, joined }, place) =>
            /^(?:and|or|,|&|then|-|up|out|off|down)$/.test(lower) || joined || between[place + 1]?.text === '-',
        )
      )
        act.phrases.push(...next.phrases)
    }
    for (const [index, act] of this.acts.entries()) {
      const before = this.acts[index - 1]
      // `scanned permits and indexed them`
      if (before && /^(?:them|it|these|those)$/.test(this.tokens[act.at + 1]?.lower ?? ''))
        act.phrases.unshift(...before.phrases.filter(({ slot }) => slot === 'object'))
    }
    return this.acts
  }

  private takeSign(at: number, { text }: Token): void {
    if (/['’\-/&$%+"“”]/.test(text)) return
    if (/[–—]/.test(text) && this.tokens[at - 1]?.kind === 'number' && this.tokens[at + 1]?.kind === 'number') return
    this.close()
    this.isOf = false
    if (/[.;!?•]/.test(text)) {
      this.isInside = false
      this.reading.clause = undefined
      this.act = openAct('', at)
      this.acts.push(this.act)
      this.slot = 'object'
    }
    if (text === ',') this.reading.clause = undefined
    const next = this.tokens[at + 1]
    // `five sections of biology, about 130 students`: said of the same thing again.
    if (
      text === ':' ||
      text === '(' ||
      next?.kind === 'number' ||
      /^(?:about|around|roughly|up|usually|approximately|some)$/.test(next?.lower ?? '')
    )
      this.slot = 'object'
  }

  private takeWord(at: number, token: Token): void {
    const { lower } = token
    if (relative.test(lower) || (subordinator.test(lower) && !this.isPreposition(at, lower))) {
      const antecedent = this.words.at(-1)?.stem ?? this.act.phrases.at(-1)?.head
      this.close()
      const isAside = lower === 'which' && this.tokens[at - 1]?.text === ','
      // `holder who recovers refrigerant`: the person, where nothing was done before.
      const isOwnRole = lower === 'who' && this.reading.mode === undefined && this.slot === 'object'
      const isPeoples = lower === 'who' || (antecedent && people.has(antecedent) && !isAside)
      const whose = isPeoples ? 'people' : 'thing'
      this.reading.clause = {
        owner: isOwnRole ? 'self' : whose,
        isFinite: false,
        isSub: !relative.test(lower),
      }
      this.slot = lower
      this.isDirect = false
      return
    }
    if (this.reading.clause && having.test(lower)) this.reading.clause.isFinite = true
    if (this.takesPart(at, lower)) this.isInside = true
    if (prepositions.test(lower)) {
      this.takePreposition(at, lower)
      return
    }
    if (joiner.test(lower)) {
      this.close()
      if (this.slot === 'measure') this.slot = 'object'
      return
    }
    if (isAdverb(token) || determiners.test(lower) || being.test(lower) || isFunctionWord(lower)) {
      if (determiners.test(lower) && this.words.length > 0) this.close()
      return
    }
    // `write-ups` are what was written.
    if (token.joined === '-' && /^(?:up|out|in|off|down|over|back|through)s?$/.test(lower) && this.words.length > 0)
      return
    if (this.words.length === 0) this.wordsAt = at
    this.words.push(token)
  }

  /** `after a fire` has no verb of its own, `after the office signs off` has one. */
  private isPreposition(at: number, lower: string): boolean {
    if (!prepositions.test(lower)) return false
    const rest = this.tokens.slice(at + 1, at + 7)
    const end = rest.findIndex(
      ({ kind, lower: word }) => kind === 'sign' || prepositions.test(word) || joiner.test(word),
    )
    return !rest
      .slice(1, end < 0 ? rest.length : end + 1)
      .some((word) => being.test(word.lower) || having.test(word.lower) || formsOf(word)?.forms.includes('third'))
  }

  private takePreposition(at: number, lower: string): void {
    const next = this.tokens[at + 1]
    const isAdjective =
      /^(?:outside|inside|following|past|near|under|over|above)$/.test(lower) &&
      articles.test(this.tokens[at - 1]?.lower ?? '')
    const isPart = this.tokens[at]?.joined === '-' || next?.text === '-' || isAdjective
    if (isPart && lower !== 'of') return
    if (
      /^(?:about|around|over|near|up)$/.test(lower) &&
      (next?.kind === 'number' ||
        /^(?:to|\$|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|half|an?|dozens?|hundreds?)$/.test(
          next?.lower ?? '',
        ))
    )
      return
    const isBehindVerb = this.words.length === 0 && this.act.phrases.length === 0 && this.act.verb !== ''
    // The little word of `picked up material`, `set up tables`.
    if (
      isBehindVerb &&
      /^(?:up|out|off|down|over|in|on|back|away|along)$/.test(lower) &&
      this.tokens[at - 1]?.kind === 'word'
    ) {
      if (next && !prepositions.test(next.lower) && /^(?:up|out|off|down|back|away)$/.test(lower)) return
    }
    this.close()
    // `writing $420,000 in premium`
    const last = this.tokens[at - 1]
    const isSum = last?.kind === 'number' || /^(?:million|billion|k|m)$/.test(last?.lower ?? '')
    if (lower === 'in' && isBehindVerb && isSum && next?.kind === 'word') return
    if (lower === 'of') {
      this.isOf = true
      return
    }
    this.isOf = false
    this.slot = lower
    this.isDirect = isBehindVerb
  }

  /** `took part in`, `was a member of`, `lent a hand with`: what follows was others' work too. */
  private takesPart(at: number, lower: string): boolean {
    if (!partNouns.test(lower)) return false
    const next = this.tokens[at + 1]?.lower ?? ''
    const isLight =
      this.act.verb === '' ||
      lightVerbs.has(this.act.verb) ||
      /^(?:ride|rode|go|went)$/.test(this.tokens[at - 1]?.lower ?? '')
    if (!isLight || !/^(?:of|in|on|to|with|for|at|toward|towards)$/.test(next)) return false
    if (/^(?:hand|role)$/.test(lower) && !/^(?:lend|play|giv)$/.test(this.act.verb)) return false
    this.act.isLow = true
    return true
  }

  private openVerb(at: number, verb: NonNullable<ReturnType<typeof findActVerb>>): void {
    // The first half of `phone-screened` is no thing.
    if (this.tokens[at]?.joined === '-') this.words = []
    this.close()
    this.isOf = false
    if (verb.isMain) this.isInside = false
    const base = readParticle(this.tokens, at, stem(verb.base))
    const act = openAct(base, at)
    act.owner = verb.owner
    act.isPassive = verb.isPassive === true
    act.isDenied = isDeniedAt(this.tokens, at)
    // `attended hearings to take notes`: one's own notes.
    if (this.act.verb === 'attend' && this.tokens[at - 1]?.lower === 'to') this.isInside = false
    if (this.isInside || verb.isOfBody) act.limit = verb.isAside && !verb.isOfBody ? 'aside' : 'inside'
    const rank = verbRank(base)
    act.isLow = lowVerbs.has(base) || (rank !== undefined && rank.most <= 1)
    if (base === stem('sit') || base === stem('work') || base === stem('serve')) act.isLow = this.joinsBody(at)
    // `pitched in on the count`
    if (/^(?:pitch|chip|shar)$/.test(base) && this.tokens[at + 1]?.lower === 'in') act.isLow = true
    if (act.isLow) this.isInside = true
    if (verb.isPart) act.isLow = true
    this.act = act
    this.acts.push(act)
    this.slot = 'object'
    this.isDirect = false
  }

  /** `sat on the committee`, `sat in on interviews`, `worked on a team`. */
  private joinsBody(at: number): boolean {
    const rest = this.tokens.slice(at + 1, at + 7)
    if (rest[0]?.lower === 'in' && rest[1]?.lower === 'on') return true
    return /^(?:on|in|as)$/.test(rest[0]?.lower ?? '') && rest.some((token) => bodies.has(token.stem))
  }

  private countsFrom(at: number): boolean {
    const of = this.tokens.slice(0, at).findLastIndex(({ lower }) => lower === 'of')
    const between = this.tokens.slice(of + 1, at)
    const isNumber = between.some(({ kind, lower }) => kind === 'number' || counting.test(lower))
    return isNumber && !/s$/.test(this.tokens[of - 1]?.lower ?? 's')
  }

  /** Ends the phrase that was being read. */
  private close(): void {
    const head = this.words.at(-1)
    // `the evening shift's six clerks`: the clerks are meant.
    if (head && /['’]s$/.test(head.lower) && counting.test(this.tokens[this.tokens.indexOf(head) + 1]?.lower ?? '')) {
      this.words = []
      return
    }
    if (!head) return
    const last = this.act.phrases.at(-1)
    this.act.phrases.push({
      head: head.stem,
      words: this.words.map((word) => word.stem),
      slot: this.slot,
      isDirect: this.isDirect,
      ofWhat: this.isOf ? last?.head : undefined,
      isCounted: this.isOf && this.countsFrom(this.wordsAt),
      at: this.wordsAt,
    })
    // To contribute recipes is to give them, to contribute to a menu is to help with it.
    if (this.act.verb === 'contribut' && this.act.phrases.length === 1 && this.slot === 'object') {
      this.act.isLow = false
      this.isInside = this.act.limit === 'inside'
    }
    // Whom one helps: the first named.
    const isFirst = this.act.phrases.length === 1 || this.slot === 'to'
    if (this.act.isLow && isFirst && served.test(head.stem) && /^(?:object|to|for)$/.test(this.slot))
      this.act.servesPeople = true
    this.isOf = false
    this.words = []
  }
}

function openAct(verb: string, at: number): Draft {
  return {
    verb,
    at,
    owner: 'self',
    limit: undefined,
    isLow: false,
    isPassive: false,
    isDenied: false,
    servesPeople: false,
    phrases: [],
  }
}

function opensBareThing(token: Token | undefined): boolean {
  return opensThing(token) && token?.kind === 'word' && !determiners.test(token.lower)
}

export function isBody(wordStem: string): boolean {
  return bodies.has(wordStem)
}
