// Where the name of an employer really begins and ends: what weights fitted to words cut off at a sign.
import { placeScore } from '../words/places.ts'
import type { Span } from './things.ts'
import { titleWorth } from './title-worth.ts'

export type Ends = { start: number; end: number }

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
  const hasInitials = own !== '' && !noInitials.test(own) && titleWorth(own) < 1 && placeScore(own) < 1
  return formed + (hasInitials ? letters.length : 0)
}

/** `P&O Ferries` and `J Hebblethwaite & Son` begin with their letters, `5 Rivers` with its number; `A` and `I` are words. */
function wholeStart(text: string, start: number): number {
  const letter =
    /(?<![\p{L}\p{N}])(?:[B-HJ-Z]\.?[ ]|\p{L}[&/]|(?:PT|CV|UAB|SIA|OOO|JSC|CJSC)\.?[ ]|(?<=\b(?:at|for|with|joined|the)\s)\p{Lu}\p{Ll}{1,4}\.[ ]|(?<=(?:^|[\n=:|,–—-]\s*|\b(?:at|for|with|joined)\s))\d{1,2} )$/u.exec(
      text.slice(Math.max(0, start - 12), start),
    )
  return start - (letter?.[0].length ?? 0)
}

/** `🌱 ex Harvest Grid` and, below other labels in capitals, `PAST Harvest Grid` are `Harvest Grid`. */
function bareStart(text: string, start: number): number {
  const said = text.slice(start, start + 24)
  const isLineStart = /(?:^|\n)[\s•*-]*$/.test(text.slice(Math.max(0, start - 6), start))
  const [label = ''] = (isLineStart && loudLabel.exec(said)) || []
  return start + (label || (/^(?:[^\p{L}\p{N}\s'"“‘(]+\s+)?(?:ex\s+)?(?=\p{L})/u.exec(said)?.[0] ?? '')).length
}

const loudLabel =
  /^(?:(?:CURRENT|PRESENT|NOW|LATEST|RECENT|LAST|PAST|PREVIOUS(?:LY)?|FORMER|PRIOR|BEFORE|EARLIER|OTHER|FIRST|THEN|ALSO|JOBS?|WORK|EMPLOYERS?|COMPANY)\s+)+(?=\p{Lu}\p{Ll})/u

/** `Centre de Santé (Bamako` ends before the bracket that it does not close. */
export function closedEnd(text: string, start: number, end: number): number {
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

export type Marked = Span & { kind: string; weight: number }

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
