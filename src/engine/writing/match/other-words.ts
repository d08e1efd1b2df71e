// What a posting asks for and the resume has in other words: a tool of the kind (`any TMS`, McLeod), a suite and its parts
// (`Word`, Microsoft Office), an amount (`type 45 words per minute`, 72 wpm), a skill by another name. Fit, letter and
// questions look here, so that nobody is asked for what they said.
import { remember, rememberOf } from '#engine/language/remember.ts'
import type { Career, SourceLine } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { kindsOfTools } from '../words/kinds-of-tools.gen.ts'
import { type FoundName, NameFinder } from '../words/name-finder.ts'
import { sameSkills } from '../words/same-skills.gen.ts'
import { suites } from '../words/suites.gen.ts'

/** `isSure`: the thing itself or one of its kind, and no skill that merely goes with it. */
export type Held = { line: SourceLine; isWhole: boolean; isSure: boolean }

/** What a name means: lines of one table. Asked for by one side, it is held by the other. */
type Finders = { asked: NameFinder; held: NameFinder; isSure: boolean }

const rowsOf = (list: string) => list.trim().split('\n')
const namesOf = (list = '') => list.split('|').map((name) => name.trim())

let tables: readonly Finders[] | undefined

function readTables(): readonly Finders[] {
  tables ??= [readKinds(), readSuites(), readSkills()]
  return tables
}

/** Whoever asks for the kind takes any tool of it; who asks for one tool `or similar` takes another. */
function readKinds(): Finders {
  const [asked, held] = [new NameFinder('plural'), new NameFinder('plural')]
  for (const [id, row] of rowsOf(kindsOfTools).entries()) {
    const [names, tools] = row.split(': ')
    for (const name of namesOf(names)) asked.add(name, id)
    for (const name of [...namesOf(names), ...namesOf(tools)]) held.add(name, id)
  }
  return { asked, held, isSure: true }
}

/** A suite has its parts; of one part another says nothing. */
function readSuites(): Finders {
  const [asked, held] = [new NameFinder('plural'), new NameFinder('plural')]
  let id = 0
  for (const row of rowsOf(suites)) {
    const [names, parts] = row.split(': ').map(namesOf)
    for (const part of parts ?? []) {
      asked.add(part, id)
      for (const name of [part, ...(names ?? [])]) held.add(name, id)
      id += 1
    }
    for (const name of names ?? []) asked.add(name, id)
    for (const name of [...(names ?? []), ...(parts ?? [])]) held.add(name, id)
    id += 1
  }
  return { asked, held, isSure: true }
}

function readSkills(): Finders {
  const names = new NameFinder('stem')
  for (const [id, row] of rowsOf(sameSkills).entries()) for (const name of namesOf(row)) names.add(name, id)
  return { asked: names, held: names, isSure: false }
}

const MOST_REMEMBERED = 2000

const findAsked = remember(MOST_REMEMBERED, (text): readonly Asked[] =>
  readTables().flatMap(({ asked, isSure }, table) =>
    asked.find(text).map((found): Asked => ({ ...found, table, isSure })),
  ),
)

/** Of each table, the lines of the resume that name something of each of its rows. */
const readHeld = rememberOf(({ lines }: Career) =>
  readTables().map(({ held }) => {
    const rows = new Map<number, SourceLine>()
    for (const line of lines)
      for (const { ids } of held.find(line.text, { isAll: true }))
        for (const id of ids) if (!rows.has(id)) rows.set(id, line)
    return rows
  }),
)

const orSimilar = /\b(?:or|and) (?:an?other |other |any |some )?(?:similar|equivalent|comparable|like|related|other)\b/i
/** What is only an example of what is asked for. */
const examples =
  /[,;]? ?\(?\b(?:such as|e\.g\.?,?|for example|like|including|preferably|ideally)\b.*$|\([^()]*\bpreferred\)/i

/** The line that says it, or undefined; `isWhole` where all that is asked for is said. */
export function heldInOtherWords(quote: string, career: Career): Held | undefined {
  const measured = comparePace(quote, career)
  if (measured !== undefined) return measured ?? undefined
  const held = readHeld(career)
  const asked = quote.replace(examples, '')
  const found = withoutDoubles(findAsked(asked === '' ? quote : asked)).map((one) => ({
    ...one,
    line: one.ids.flatMap((id) => held[one.table]?.get(id) ?? [])[0],
  }))
  const similar = orSimilar.test(quote) ? similarTo(quote, career) : undefined
  const [best] = found.filter(({ line }) => line).toSorted((one, other) => Number(other.isSure) - Number(one.isSure))
  const line = similar ?? best?.line
  if (!line) return undefined
  const covers = (word: string) => {
    const at = quote.toLowerCase().indexOf(word.toLowerCase())
    return found.some((one) => one.line !== undefined && at >= one.start && at < one.end)
  }
  const rest = topicsOf(asked).filter(
    ({ weight, word, key }) => weight >= 1 && !covers(word) && !isSaid(key, career) && !general.test(word),
  )
  const isWhole = similar !== undefined || rest.length === 0 || (/\bor\b/i.test(asked) && best?.isSure === true)
  return { line, isWhole, isSure: similar !== undefined || found.every((one) => one.line === undefined || one.isSure) }
}

type Asked = FoundName & { table: number; isSure: boolean }

/** `medical records` in `electronic medical records` is no skill besides. */
function withoutDoubles(found: readonly Asked[]): Asked[] {
  const isInside = (one: Asked) =>
    found.some((other) => other.isSure && !one.isSure && other.start < one.end && other.end > one.start)
  return found.filter((one) => !isInside(one))
}

/** `Sage Intacct or similar` is met by NetSuite. */
function similarTo(quote: string, career: Career): SourceLine | undefined {
  const [kinds] = readTables()
  const [held] = readHeld(career)
  return kinds?.held.find(quote).flatMap(({ ids }) => ids.flatMap((id) => held?.get(id) ?? []))[0]
}

const general =
  /^(?:systems?|software|platforms?|tools?|programs?|applications?|packages?|skills?|suite|experience|knowledge|working|computer|basic|advanced|proficien\w+|familiar\w*|technolog\w+|environments?|services?|products?|related|certification|certified|strong|using|use)$/i

const readKeys = rememberOf(({ lines }: Career) => new Set(lines.flatMap(({ topics }) => topics.map(({ key }) => key))))

function isSaid(key: string, career: Career): boolean {
  return readKeys(career).has(key)
}

/** `45 words per minute`, `72 wpm`, `8,000 KPH`. */
const paces = [
  /\b(\d{2,3})\s?\+?\s*(?:wpm\b|w\.p\.m|words (?:per|a|\/) ?min\w*)/i,
  /\b(\d{1,2},?\d{3})\s?\+?\s*(?:kph\b|ksph\b|keystrokes (?:per|an) hour)/i,
]

/** Undefined where no pace is asked for; null where the resume tells none as high. */
function comparePace(quote: string, { lines }: Career): Held | null | undefined {
  const read = (text: string, pace: RegExp) => Number(pace.exec(text)?.[1]?.replace(',', '') ?? Number.NaN)
  const pace = paces.find((one) => one.test(quote))
  if (!pace) return undefined
  const line = lines.find(({ text }) => read(text, pace) >= read(quote, pace))
  return line ? { line, isWhole: true, isSure: true } : null
}
