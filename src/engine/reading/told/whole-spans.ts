// Where the name of an employer or a title really begins and ends: what weights fitted to words cut off at a sign.
import { readLabel } from '../forms/field-labels.ts'
import { placeScore } from '../words/places.ts'
import type { Span } from './things.ts'
import { titleWorth } from './title-worth.ts'

type Ends = { start: number; end: number }

export function wholeEmployer(text: string, { start, end }: Ends): Ends {
  const isQuoted = /["“„«]/.test(text.charAt(start - 1)) && quotedForm.test(text.slice(end, end + 24))
  const from = bareStart(text, wholeStart(text, isQuoted ? start - 1 : start))
  const to = wholeEnd(text, from, isQuoted ? end + 1 : end)
  return { start: from, end: cutClause(text, from, closedEnd(text, from, to)) }
}

/** `Motel 66` ends with its number, and `Pröll GmbH & Co. KG` with its form. */
const forms = String.raw`KG|GmbH|mbH|Ltd|Limited|Inc|Corp|LLC|LLP|PLC|plc|SRL|S\.?R\.?L|S\.?A(?:\.?S)?|S\.?L|S\.?p\.?A|SpA|Bpk|Pvt|Pte|Pty|Bhd|Oyj?|AG|AB|A\/S|ApS|A\.?Ş|BV|B\.V|NV|N\.V|Zrt|Kft|Lda|Ltda|d\.o\.o|s\.r\.o|[Ss]p\. z o\.o|Şti|mbB|C?JSC|W\.?L\.?L|FZE|eG|e\.V|Co`
const tail = new RegExp(
  String.raw`^(?: \d{1,3}(?=\s*(?:[,.;:/|)(\n–—-]|$)|\s(?:as|in|from|since|for|at|where|they|and)\s)|(?: ["“„«][^"“”„«»\n]{1,30}["”“»])?(?:\.?,? (?:${forms})(?![\p{L}\p{N}])(?:(?<=\.\p{L}+)\.|\.(?=\s*[,;:)(|/–—-]|\s\p{Ll}))?)*)`,
  'u',
)
/** `"Ararat Fruit" CJSC` */
const quotedForm = new RegExp(String.raw`^["”“»] (?:${forms})(?![\p{L}\p{N}])`, 'u')
/** `Coastal Forest Mgmt. Services (surveyor)`: a word cut short has a full stop of its own. */
const shortened =
  /^\.(?:\s(?:ve|y|e|und|et|and|&))?(?:\s\p{Lu}[\p{L}\p{M}]*\.?(?:\p{Lu}\.)?){1,4}(?=\s*(?:\(|\||\s[–—/·•-]\s|\n|$)|\s(?:in|as|from|since)\s)/u
const cutShort = /(?<![\p{L}.])\p{Lu}\p{Ll}{0,4}[^aeiou\P{L}]$/u

/** Where a sentence begins instead. */
const freshWord =
  /^\.\s(?:I|My|We|It|Then|After|Afterwards|Before|Now|There|Later|Also|Since|In|From|Until|This|That|The|At|Born|Based|Still|Currently|Previously)(?!\p{L})/u

/** `Dakar Eaux Services (DES)` */
const initials = /^\s\((\p{Lu}{3,6})\)/u
const noInitials = /^(?:NGO|USA|UAE|CNA|FMCG|MNC|PSU|BPO|KPO|SME|FIFO)$/

function wholeEnd(text: string, start: number, end: number): number {
  const after = text.slice(end, end + 40)
  const [more = ''] = cutShort.test(text.slice(start, end)) ? (shortened.exec(after) ?? []) : []
  const isSame = more !== '' && !freshWord.test(more) && titleWorth(more.slice(2)) < 1 && placeScore(more.slice(2)) < 1
  const whole = end + (isSame ? more.length : 0)
  const formed = whole + (tail.exec(text.slice(whole, whole + 48))?.[0].length ?? 0)
  const [letters = '', own = ''] = initials.exec(text.slice(formed, formed + 10)) ?? []
  const isNamed = own !== '' && !noInitials.test(own) && titleWorth(own) < 1 && placeScore(own) < 1
  return formed + (isNamed ? letters.length : 0)
}

/** `P&O Ferries` and `J Hebblethwaite & Son` begin with their letters, `5 Rivers` with its number; `A` and `I` are words. */
function wholeStart(text: string, start: number): number {
  const letter =
    /(?<![\p{L}\p{N}])(?:[B-HJ-Z]\.?[ ]|\p{L}[&/]|(?:PT|CV|UAB|SIA|OOO|JSC|CJSC)\.?[ ]|(?<=\b(?:at|for|with|joined|the)\s)\p{Lu}\p{Ll}{1,4}\.[ ]|(?<=(?:^|[\n=:|,–—-]\s*|\b(?:at|for|with|joined)\s))\d{1,2} )$/u.exec(
      text.slice(Math.max(0, start - 12), start),
    )
  return start - (letter?.[0].length ?? 0)
}

/** `🌱 ex Harvest Grid` is `Harvest Grid`. */
function bareStart(text: string, start: number): number {
  return (
    start + (/^(?:[^\p{L}\p{N}\s'"“‘(]+\s+)?(?:ex\s+)?(?=\p{L})/u.exec(text.slice(start, start + 12))?.[0].length ?? 0)
  )
}

/** `Centre de Santé (Bamako` ends before the bracket that it does not close. */
function closedEnd(text: string, start: number, end: number): number {
  const open = /\s*[([][^)\]]*$/.exec(text.slice(start, end))?.index ?? 0
  return open > 0 ? start + open : end
}

/** `Pickaway County Schools I've been`, `Doyle Contractors outta Dubbo`: where the sentence goes on. */
const clause =
  /\s+(?:I(?:['’]?(?:m|ve|d))?|(?:outta|out of|over in|down in|up in|out in|based in)\s.*)$|(?<=\s(?:llc|ltd|inc|gmbh|plc|limited))\s(?!(?:&|co)(?!\p{L}))\p{L}+$/iu

function cutClause(text: string, start: number, end: number): number {
  const at = clause.exec(text.slice(start, end))?.index ?? 0
  return at > 0 ? start + at : end
}

type Marked = Span & { kind: string; weight: number }

/** What is said of a title before it. */
const rank = /(?<![\p{L}-])(?:(?:co-?)?founding|managing|acting|interim|deputy|executive|first team)\s$/iu
const grade = /^\s\p{Lu}\d{1,2}(?=\s*(?:[,.;)|\n]|\s[-–—]|$))/u
const bracket =
  /^\s?\((?!since|from|until|now|current|present|self|freelance|my own|level|grade|band|class|phase|year|[^()]*(?:19|20)\d\d)([^()\n]{2,40})\)/iu
const toEmployer = /^(?:,|\s+[-–—|/@]|,?\s+(?:at|in|of|for|with|from)(?!\p{L}))[^.;\n\d]{0,24}$/u
const field =
  /^,\s+(\p{Lu}[\p{L}\p{M}'’-]*(?:\s(?:(?:&|and)\s)?\p{Lu}[\p{L}\p{M}'’-]*){0,3})(?=\s*(?:\n|$|\||\s[–—/·•-]\s)|\s(?:at|with|for|@)\s\p{Lu})/u
const inPart = /^(?:dept|department|school|faculty|grade|band|class|unit|division)(?!\p{L})/iu
const labelled = /^[\s\d.)(*•–—-]*(\p{L}[^:=|\n]{1,34}?)\s*(?:[:=|]|\.{3,}|\s[-–—](?=\s))[\s:=]*/u

/** Who is only that has a field: `Manager, Merchandising`. */
const ranked =
  /(?<!\p{L})(?:manager|officer|lead|leader|head|director|president|[ase]?vp|registrar|associate|executive|supervisor|coordinator|specialist|consultant|partner|controller|superintendent|assistant|analyst|engineer)$/iu
/** What stands behind these is the title to the letter. */
const formal = /(?<!\p{L})(?:title|designation|function|funktion)(?!\p{L})/iu

/** Titles with their grade, their field and what stands in brackets before the employer. */
export function withWholeTitles(text: string, spans: readonly Marked[]): Marked[] {
  const employers = spans.filter(({ kind }) => kind === 'employer')
  const rows = labelledTitles(text)
  const whole = spans.map((one) => (one.kind === 'title' ? wholeTitle(text, one, employers) : one))
  const given = rows.filter((row) => !spans.some((one) => one.kind !== 'title' && touches(one, row)))
  const longer = [...given, ...whole.filter((one, at) => one.end > (spans[at]?.end ?? 0))]
  const rest = whole.filter((one) => longer.every((other) => one === other || !touches(one, other)))
  return [...rest, ...given.map((row) => ({ ...row, weight: spans.find((one) => touches(one, row))?.weight ?? 0.6 }))]
}

const touches = (one: Ends, other: Ends) => one.start < other.end && one.end > other.start

function wholeTitle(text: string, title: Marked, employers: readonly Marked[]): Marked {
  const start = title.start - (rank.exec(text.slice(Math.max(0, title.start - 20), title.start))?.[0].length ?? 0)
  const closed =
    /\([^)]*$/.test(title.text) && text[title.end] === ')' ? title.end + 1 : closedEnd(text, start, title.end)
  let end = closed + (grade.exec(text.slice(closed, closed + 8))?.[0].length ?? 0)
  const [said = '', inner = ''] = bracket.exec(text.slice(end, end + 44)) ?? []
  const host = employers.find((one) => one.start >= end + said.length)
  const isTranslated = isTranslation(inner, text.slice(start, end))
  const isBeside = host && toEmployer.test(text.slice(end + said.length, host.start))
  if (said && !isTranslated && (isBeside || isNamed(text.slice(end + said.length, end + said.length + 60))))
    end += said.length
  const [more = '', name = ''] = ranked.test(text.slice(start, end))
    ? (field.exec(text.slice(end, end + 60)) ?? [])
    : []
  if (more && !inPart.test(name) && placeScore(name) < 1 && isBeforeEmployer(text.slice(end + more.length)))
    end += more.length
  const own = /\s?\(([^()]+)\)$/.exec(text.slice(start, end))
  if (own && isTranslation(own[1] ?? '', text.slice(start, start + own.index))) end = start + own.index
  return start === title.start && end === title.end
    ? title
    : { ...title, start, end, text: text.slice(start, end).replace(/\s+/g, ' ') }
}

/** `kassörska (cashier)`: only one of them is a title that the lists know. */
const isTranslation = (inner: string, outer: string) => titleWorth(inner) >= 1 && titleWorth(outer) < 1

/** `, Institut für Bienen`: somebody's name, known or not. */
function isNamed(after: string): boolean {
  const [, name] =
    /^(?:,|\s(?:at|with|for)(?:\sthe)?)\s+(\p{Lu}[\p{L}\p{M}]+(?:\s\p{L}[\p{L}\p{M}]+)*)/u.exec(after) ?? []
  return name !== undefined && !inPart.test(name) && placeScore(name) < 1 && titleWorth(name) < 1
}

/** Whether an employer follows, or the next line is labelled as one. */
function isBeforeEmployer(rest: string): boolean {
  if (/^\s(?:at|with|for|@)\s/.test(rest)) return true
  const next = /^[^\S\n]*\n\s*([^\n]+)/.exec(rest)?.[1] ?? ''
  const label = readLabel(labelled.exec(next)?.[1] ?? '')
  return label !== undefined && 'field' in label && label.field === 'company'
}

/** `Function ..... Lathe operator (CNC), night shift`: all that is behind the label. */
function labelledTitles(text: string): Omit<Marked, 'weight'>[] {
  let start = 0
  return text.split('\n').flatMap((row) => {
    const [lead = '', name = ''] = labelled.exec(row) ?? []
    const at = start + lead.length
    start += row.length + 1
    const label = formal.test(name) ? readLabel(name) : undefined
    const value = row.slice(lead.length).trimEnd()
    const isTitle = label && 'field' in label && (label.field === 'title' || label.field === 'position')
    const [, ...others] = value.split(/,\s+/)
    return isTitle && plainTitle.test(value) && others.every((part) => !inPart.test(part) && placeScore(part) < 1)
      ? [{ kind: 'title', start: at, end: at + value.length, text: value.replace(/\s+/g, ' ') }]
      : []
  })
}

const plainTitle =
  /^(?!(?:mr|mrs|ms|miss|mx|dr|prof|sir)\.?$)(?:\p{L}{1,5}\.\s)*\p{L}[\p{L}\p{M}'’&/ -]{1,40}(?:\s\([^()\d]{2,30}\))?(?:,\s[\p{L}\p{M}'’& -]{3,30})?$/iu

/** `Cascade Elec. Coop`: one employer, though a word of it is cut short. */
export function joinShortened(text: string, spans: readonly Marked[]): Marked[] {
  const joined: Marked[] = []
  for (const one of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    const isRest =
      last?.kind === 'employer' &&
      one.kind === 'employer' &&
      cutShort.test(last.text) &&
      /^\.\s$/.test(text.slice(last.end, one.start))
    if (last && isRest)
      joined[joined.length - 1] = { ...last, end: one.end, text: text.slice(last.start, one.end).replace(/\s+/g, ' ') }
    else joined.push(one)
  }
  return joined
}
