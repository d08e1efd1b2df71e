// Names of one or several words found in a text: tools, credentials and other things that go by more than one name.
import { aliases } from './aliases.gen.ts'
import { credentials } from './credentials.gen.ts'
import { type Token, tokenize } from './tokens.ts'
import { tools } from './tools.gen.ts'

export type TermKind = 'tool' | 'credential' | 'alias'
type Term = { id: string; kind: TermKind }
export type FoundTerm = { term: Term; from: number; until: number; start: number; end: number; text: string }

type Entry = { term: Term; words: readonly string[]; exactCase: boolean; text: string }

/** first word -> names that begin with it, longest first. */
const byFirstWord = buildIndex()

function buildIndex(): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>()
  const add = (line: string, kind: TermKind) => {
    const names = line.split('|')
    const term: Term = { id: (names[0] ?? '').toLowerCase(), kind }
    for (const name of names) {
      const words = keysOf(tokenize(name))
      const first = words[0]
      if (first === undefined) continue
      const entry = { term, words, text: name, exactCase: isShort(name) || isCommonWord(name) }
      index.set(first, [...(index.get(first) ?? []), entry])
    }
  }
  for (const line of tools.trim().split('\n')) add(line, 'tool')
  for (const line of credentials.trim().split('\n')) add(line, 'credential')
  for (const line of aliases.trim().split('\n')) add(line, 'alias')
  for (const [first, entries] of index)
    index.set(
      first,
      entries.sort((one, other) => other.words.length - one.words.length),
    )
  return index
}

/** `IT`, `AP` and `MA` are names only in capitals. */
function isShort(name: string): boolean {
  return /^[A-Z][A-Za-z]{1,4}$/.test(name) && name === name.toUpperCase()
}

/** Tools that share their name with an ordinary word are names only with a capital. */
function isCommonWord(name: string): boolean {
  return /^(?:Access|Word|Excel|Outlook|Teams|Square|Clover|Toast|Epic|Opera|Oracle|Sage|Canvas|Spark|Rust|Swift|Express|React|Slack|Notion|Lever|Greenhouse|Sketch|Inventor|Concur|Flask|Bootstrap|Puppet|Helm|Git|Ruby|Rails|Python|Java|Drake|Motive|Manhattan|Aloha|Micros|Intercom|Zoom|Square|Redux|Vue|Vite|Stripe|Looker|Snowflake|Caterpillar|Bobcat|Fluke|Relativity|Premiere|Illustrator|Lightroom|Cypress|Cucumber|Playwright|Postman|Selenium|Angular|Masters|Bachelors|Cassandra|Kafka|Airflow|Uber|Sabre|Blackboard|Seesaw|Bloomberg|Tableau|Gusto)$/.test(
    name,
  )
}

function keysOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind !== 'sign').map(({ lower }) => normalKey(lower))
}

function normalKey(lower: string): string {
  return lower.replace(/'s$|'/g, '').replace(/\.$/, '')
}

/** Every name of the thing that a name stands for, in small letters: of `SMAW` also `stick welding`. */
export function namesBeside(name: string): string[] {
  const id = findTerms(name)[0]?.term.id
  const entries = [...byFirstWord.values()].flat()
  return entries.filter(({ term }) => term.id === id).map(({ text }) => text.toLowerCase())
}

const MOST_REMEMBERED = 2000
const LONGEST_REMEMBERED = 20_000
const memory = new Map<string, readonly FoundTerm[]>()

/** Every known name in the text, the longest one at each place. One posting is asked about dozens of times. */
export function findTerms(text: string, tokens?: readonly Token[]): readonly FoundTerm[] {
  const known = memory.get(text)
  if (known) return known
  const found = readTerms(text, tokens ?? tokenize(text))
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  if (text.length <= LONGEST_REMEMBERED) memory.set(text, found)
  return found
}

function readTerms(text: string, tokens: readonly Token[]): FoundTerm[] {
  const words = tokens.flatMap((token, index) => (token.kind === 'sign' ? [] : [{ token, index }]))
  const found: FoundTerm[] = []
  for (let at = 0; at < words.length; ) {
    const hit = matchAt(words, at)
    if (!hit) {
      at += 1
      continue
    }
    const first = words[at]
    const last = words[at + hit.words.length - 1]
    if (first && last)
      found.push({
        term: hit.term,
        from: first.index,
        until: last.index + 1,
        start: first.token.start,
        end: last.token.end,
        text: text.slice(first.token.start, last.token.end),
      })
    at += hit.words.length
  }
  return found
}

function matchAt(words: readonly { token: Token; index: number }[], at: number): Entry | undefined {
  const first = words[at]
  if (!first) return undefined
  const entries = byFirstWord.get(normalKey(first.token.lower)) ?? []
  return entries.find((entry) => {
    const fits = entry.words.every((word, offset) => {
      const other = words[at + offset]?.token
      return other !== undefined && sameWord(normalKey(other.lower), word)
    })
    if (!fits) return false
    if (!entry.exactCase) return true
    // A shout isn't a name: in a line of capitals ACCESS is the verb.
    return (
      first.token.text[0] === first.token.text[0]?.toUpperCase() &&
      (!isShort(entry.text) || first.token.text === entry.text)
    )
  })
}

function sameWord(one: string, other: string): boolean {
  return one === other || (one.length > 4 && one === `${other}s`)
}

/** `Salesforce`, `SAP PM`, `Fluke 5522A`: a thing with a name of its own, not a kind of work. */
export function goesByName(text: string): boolean {
  return findTerms(text).some(({ term }) => term.kind === 'tool') || /\p{Lu}\p{L}*\p{Lu}|\p{L}\d/u.test(text)
}
