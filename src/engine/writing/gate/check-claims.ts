// Levels, limits and negations: what a few small words change.
import type { Verdict } from '../proposal.ts'
import { stem } from '../words/stem.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import { isFunctionWord, isPlainWord } from '../words/vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'
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

function hasCredential(line: SourceLine): boolean {
  return (
    line.entry.startsWith('certifications.') ||
    line.entry.startsWith('education.') ||
    line.tokens.some((token) => credentialWords.has(token.stem))
  )
}

/** A level may come in only where the source has one as high for the same thing. */
export function checkLevels(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  for (const [at, token] of text.tokens.entries()) {
    if (token.kind === 'word' && credentialWords.has(token.stem)) {
      const wanted = topicsNear(text, at)
      const isHeld = lines.some(
        (line) => hasCredential(line) && (wanted.length === 0 || wanted.some((topic) => line.stems.has(topic))),
      )
      if (!isHeld) return { ok: false, reason: 'credential', detail: `nothing says ${token.text}` }
      continue
    }
    const level = token.kind === 'word' ? levels[token.lower] : undefined
    if (level === undefined || isAttributive(text, at)) continue
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

/** `working with`, `working hours`, `advanced to`: the words without their meaning as a level. */
function isAttributive({ tokens }: ParsedText, at: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]?.lower ?? ''
  if (token?.lower === 'elementary') return next !== '' && !/^(?:level|proficiency|knowledge|skills)$/.test(next)
  if (token?.lower === 'working') return !/^(?:knowledge|proficiency|fluency|level)$/.test(next)
  if (/^(?:master|masters|master's)$/.test(token?.lower ?? '')) return true
  if (token?.lower === 'registered') return true
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

const limits = new Set(
  'occasional occasionally temporarily partially sometimes volunteered interns apprentices trainees limited partial temporary interim acting trainee apprentice volunteer unpaid mock simulated proposed attempted backup substitute junior assistant pending expected incomplete coursework intern internship deputy aspiring prospective seldom rarely informal relief seasonal'.split(
    ' ',
  ),
)

const sharing: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bas part of\b|\bpart of (?:a|an|the)\b|\bmembers? of (?:a|an|the)\b|\bon an? (?:\w+ )?team\b|\bin an? (?:\w+ )?team\b/i,
    /\b(?:part of|members?|team|with|together|among|alongside|contributed|helped|assisted|crew|joint|jointly)\b/i,
  ],
  [
    /\bunder\b[^,.;]*\b(?:supervision|direction|guidance|instruction|oversight)\b|\bsupervised by\b|\bas directed\b|\bdirected by\b/i,
    /\b(?:under|supervised by|supervision|direction|guidance|directed|instruction|instructed)\b/i,
  ],
  [
    /\b(?:alongside|together with|with (?:one|two|three|another|an?)(?: other)? (?:\w+ )?(?:other|helper|partner|colleague|coworker|teacher|nurse|cook|aide|assistant|technician|engineer|developer|officer|member)s?|with another \w+|with one other \w+|jointly|in partnership with|with the help of|in collaboration with|in conjunction with|co-(?:led|authored|wrote|written|managed|founded|taught|designed|developed|chaired|hosted|created|built))\b/i,
    /\b(?:with|alongside|together|joint|jointly|partner\w*|team\w*|help\w*|collaborat\w+|co-\w+|cooperat\w+|contribut\w+)\b/i,
  ],
  [
    /\b(?:helped|assisted|aided|contributed|supported|participated|involved|took part|collaborated|co-(?:led|authored|wrote|managed|founded|taught|designed|developed|chaired|created|built))\b/i,
    /\b(?:help\w*|assist\w*|aid\w*|contribut\w+|support\w*|participat\w+|involve\w*|took part|take part|takes part|part in|collaborat\w+|with|co-\w+|serv\w+|team\w*|join\w*|work\w*)\b/i,
  ],
]

/** Words that keep a claim small must stay while the claim does. */
export function checkLimits(text: ParsedText, primary: readonly SourceLine[]): Verdict {
  for (const line of primary) {
    if (line.role === 'header') continue
    for (const [at, token] of line.tokens.entries()) {
      if (token.kind !== 'word' || !limits.has(token.lower) || text.stems.has(token.stem)) continue
      const next = line.tokens
        .slice(at + 1)
        .find((other) => other.kind === 'word' && !isPlainWord(other.lower, other.stem))
      const before = line.tokens
        .slice(0, at)
        .findLast((other) => other.kind === 'word' && !isPlainWord(other.lower, other.stem))
      const stays = [next, token.lower.endsWith('ly') || token.lower === 'sometimes' ? before : undefined].some(
        (other) => other && mayStandFor(other.stem, text.stems),
      )
      if (stays) return { ok: false, reason: 'hedge', detail: `${token.text} is gone` }
    }
    for (const [sign, kept] of sharing) {
      const lost = sign.exec(line.text)
      if (lost && isHelpOfWork(line, lost[0]) && !kept.test(text.text))
        return { ok: false, reason: 'hedge', detail: `${lost[0]} is gone` }
    }
  }
  return passed
}

/** Helping customers is the work itself, helping to build is a part of it. */
function isHelpOfWork(line: ParsedText, word: string): boolean {
  if (!/^(?:helped|assisted|aided|supported)$/i.test(word)) return true
  return !/\b(?:helped|assisted|aided|supported)\s+(?:\S+\s+){0,3}(?:customers?|clients?|patients?|residents?|students?|guests?|shoppers?|visitors?|users?|callers?|passengers?|children|pupils?|learners?|famil\w+|members?|tenants?|people|adults?|seniors?|employees|veterans|parents|readers|drivers|dogs|\d+)\b/i.test(
    line.text,
  )
}

const negative =
  /^(?:no|not|never|without|zero|none|nil|cannot|non|neither|nor|except|excluding|lacking|lack|lacked|unable|failed|fail)$|n't$/

type Negation = { scope: string; word: string }

const negationsIn = rememberByText(({ tokens }: ParsedText): Negation[] =>
  tokens.flatMap((token, at) => {
    const isFree = token.lower === 'free' && tokens[at - 1]?.text === '-'
    if (isFree) return [{ scope: tokens[at - 2]?.stem ?? '', word: 'free' }]
    if (token.kind !== 'word' || !negative.test(token.lower)) return []
    if (/^(?:no|not)$/.test(token.lower) && /^(?:more|fewer|less|later|only)$/.test(tokens[at + 1]?.lower ?? ''))
      return []
    const scope = tokens
      .slice(at + 1, at + 6)
      .find((other) => other.kind === 'word' && !isFunctionWord(other.lower) && !isPlainWord(other.lower, other.stem))
    return [{ scope: scope?.stem ?? '', word: token.text }]
  }),
)

/** Nothing that was denied may be claimed, nothing that was not denied may be. */
export function checkNegations(
  text: ParsedText,
  primary: readonly SourceLine[],
  lines: readonly SourceLine[],
): Verdict {
  const mine = negationsIn(text)
  for (const line of primary) {
    for (const { scope, word } of negationsIn(line)) {
      const isKept = mine.some((other) => other.scope === scope || mayStandFor(other.scope, new Set([scope])))
      const isStated =
        scope !== '' && [...text.stems].some((other) => other === scope || mayStandFor(other, new Set([scope])))
      if (isStated && !isKept) return { ok: false, reason: 'negation', detail: `${word} is gone` }
    }
  }
  const isWider = mine.length > 0 && primary.some((line) => negationsIn(line).length > 0 && losesYear(text, line))
  if (isWider) return { ok: false, reason: 'hedge', detail: 'it was said of one year' }
  const denied = lines.flatMap(negationsIn).map(({ scope }) => scope)
  const fresh = mine.find(
    ({ scope }) => !denied.some((other) => other === scope || mayStandFor(scope, new Set([other]))),
  )
  return fresh ? { ok: false, reason: 'negation', detail: `nothing says ${fresh.word}` } : passed
}

function losesYear(text: ParsedText, line: ParsedText): boolean {
  const hasYear = ({ quantities }: ParsedText) => quantities.some(({ kind }) => kind === 'year')
  return hasYear(line) && !hasYear(text)
}
