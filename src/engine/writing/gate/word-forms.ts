// Other shapes of words the source has: initials, spelled-out initials, words of one root, general words after a name.
import { findSpelledOut } from '../words/initials.ts'
import { stem } from '../words/stem.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import type { ParsedText } from './parsed-text.ts'
import { rememberByText } from './remember.ts'
import type { Source, SourceLine } from './source.ts'

/** `PRs` for `pull requests`, `SOP` for `standard operating procedure`, `POS` for `point of sale`. */
export function isInitials({ text }: Token, { primary }: Source): boolean {
  return primary.some((line) => line.role !== 'header' && findSpelledOut(text, line.tokens) !== undefined)
}

/** `radio frequency` for `RF`, `Multiple Listing Service` for `MLS`: a word of the run its initials spell. */
export function isSpelledOut({ tokens }: ParsedText, at: number, { lines }: Source): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const here = words.findIndex(({ start }) => start === tokens[at]?.start)
  const wanted = acronymsOf(lines)
  // `CCNP certified network administrator` spells no CCNA.
  if (wanted.size === 0 || /^[A-Z]{3,}$/.test(tokens[at]?.text ?? '')) return false
  for (let size = 2; size <= 5; size++)
    for (let from = Math.max(0, here - size + 1); from <= here; from++) {
      const run = words.slice(from, from + size)
      if (run.length === size && wanted.has(run.map(({ lower }) => lower[0]).join(''))) return true
    }
  return false
}

const acronymsByLines = new WeakMap<readonly SourceLine[], ReadonlySet<string>>()

function acronymsOf(lines: readonly SourceLine[]): ReadonlySet<string> {
  const known = acronymsByLines.get(lines) ?? new Set(lines.flatMap(acronymsIn))
  acronymsByLines.set(lines, known)
  return known
}

const acronymsIn = rememberByText(({ tokens }: ParsedText): string[] =>
  tokens.flatMap(({ text }) => {
    const letters = /^([A-Z]{2,5})s?$/.exec(text)?.[1]
    return letters ? [letters.toLowerCase()] : []
  }),
)

const endings =
  /(?:ations?|ators?|ated|ating|ates?|itions?|ions?|ments?|ances?|ences?|ancy|ency|ants?|ents?|ives?|ally|al|ial|ical|ics?|ity|ities|ify|ified|ification|ing|ings|ed|es|s|y|ies|ous|able|ible|ship|hood|age|ure|ures|ly)$/

/** `cleanup` for `cleaned`, `walkthrough` for `walked through`, `tie-out` for `tied out`. */
export function isCompound({ lower }: Token, { primary }: Source): boolean {
  const [, doing = '', particle = ''] = /^(\p{L}{3,})(up|out|off|in|down|through|over|back)s?$/u.exec(lower) ?? []
  return (
    doing !== '' &&
    primary.some(
      (line) =>
        line.role !== 'header' &&
        line.stems.has(stem(doing)) &&
        (particle === 'up' || line.tokens.some((token) => token.lower === particle)),
    )
  )
}

/** `ventilated` for `on ventilators`, `indemnification` for `indemnity`. Words for people are none of these. */
export function sharesRoot({ lower }: Token, { primary }: Source): boolean {
  const mine = rootOf(lower)
  return mine.length >= 5 && !isDoer(lower) && primary.some((line) => line.role !== 'header' && rootsIn(line).has(mine))
}

const rootsIn = rememberByText(
  ({ tokens }: ParsedText): ReadonlySet<string> =>
    new Set(
      tokens
        .filter(({ kind }) => kind === 'word')
        // `sized` for `resized`
        .flatMap(({ lower }) => [rootOf(lower), ...(/^re[a-z]{5}/.test(lower) ? [rootOf(lower.slice(2))] : [])]),
    ),
)

function isDoer(lower: string): boolean {
  return /(?:er|or|ist|ian|eer|ee)s?$/.test(lower)
}

/** Nouns whose verb has other letters: submission of submit, production of produce. */
const bentRoots: readonly (readonly [RegExp, string])[] = [
  [/missions?$/, 'mit'],
  [/mitt(?:ed|ing)$/, 'mit'],
  [/ductions?$/, 'duc'],
  [/scriptions?$/, 'scrib'],
  [/ceptions?$/, 'ceiv'],
  [/pansions?$/, 'pand'],
  [/versions?$/, 'vert'],
  [/clusions?$/, 'clud'],
  [/solutions?$/, 'solv'],
  [/cisions?$/, 'cid'],
  [/visions?$/, 'vis'],
]

function rootOf(lower: string): string {
  const bent = bentRoots.find(([ending]) => ending.test(lower))
  let root = bent ? lower.replace(bent[0], bent[1]) : lower.replace(/['’]s?$/, '').replace(/(?:er|or|ist|ian)s?$/, '')
  for (let round = 0; round < 2; round++) {
    const shorter = root.replace(endings, '')
    if (shorter.length < 4) break
    root = shorter
  }
  return root
}

/** Heads that add nothing to the word before them: the iCIMS system, drip lines, clamshell containers. */
const heads = new Set(
  `system service machine container line area department unit tool software product item material equipment device
  process task work activity procedure session event position role site shop facility building room record form document data file
  type clause issue matter case duty job operation job function option feature page section environment location station part piece
  component application app website store office space field category class entry copy supply good good order request response
  coverage support need requirement detail information content text business firm`
    .trim()
    .split(/\s+/)
    .map(stem),
)

export function isGeneralHead({ tokens }: ParsedText, at: number, { primaryStems }: Source): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1]
  if (!token || !before || !heads.has(token.stem)) return false
  // `W-2 and 1099 forms`
  if (before.kind === 'number') return /^(?:form|document|file|record)s?$/.test(token.lower)
  if (before.kind !== 'word' || (before.lower.length < 3 && !/^[A-Z]+$/.test(before.text))) return false
  return mayStandFor(before.stem, primaryStems) && !/^(?:\p{Ll}+(?:ed|ing)|the|and|for|with)$/u.test(before.lower)
}

/** What an employer has is theirs to name: the company's account, the firm's client. */
export function isEmployers({ lower }: Token): boolean {
  return /^(?:company|firm|organization|organisation|employer|agency|business)['’]s$/.test(lower)
}

/** `newly hired drivers` for `new drivers`. */
export function isNewcomers({ tokens }: ParsedText, at: number, { primary }: Source): boolean {
  const isNew = [tokens[at - 1], tokens[at - 2]].some((token) => /^(?:new|newly)$/.test(token?.lower ?? ''))
  return (
    isNew &&
    /^(?:hired|built|joined|opened|added|arrived|recruited|graduated|constructed|hires?|joiners?|starters?|recruits?|grads?|graduates?|arrivals?|employees|staff)$/.test(
      tokens[at]?.lower ?? '',
    ) &&
    primary.some((line: SourceLine) => line.tokens.some(({ lower }) => lower === 'new' || lower === 'newly'))
  )
}

const lightVerbs = new Set(
  'create produce make run write draw generate conduct carry do perform prepare give take provide complete hold deliver offer coordinate handle'
    .split(' ')
    .map(stem),
)

/** `created site maps` for `mapped the sites`, `ran tests` for `tested`: the doing stands in the noun. */
export function isDoneInNoun({ tokens }: ParsedText, at: number, source: Source): boolean {
  const token = tokens[at]
  if (!token || !lightVerbs.has(token.stem)) return false
  return tokens
    .slice(at + 1, at + 8)
    .some((thing) => thing.kind === 'word' && (source.verbStems.has(thing.stem) || isCompound(thing, source)))
}
