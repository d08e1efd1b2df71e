// Who a text is about: of all names in capitals the one that its neighbours speak for most.
import { companyScore } from '../words/company-words.ts'
import { isLanguage } from '../words/languages.ts'
import { placeScore } from '../words/places.ts'
import { startsWithTitle, titleWorth } from './find-titles.ts'
import { isSmall, type Span } from './things.ts'

const particle = '(?:van|von|de|der|den|da|del|dela|della|di|dos|bin|bint|al|el|la|le|ibn|ter|ní|ó|mac|y|e)'
const part = String.raw`(?!I(?![\p{L}.]))(?:\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|(?:O|D|Mc|Mac)['’]?\p{Lu}\p{L}+)`
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’@.-])${part}(?:(?<=(?<!\p{L})\p{Lu})\.)?(?:[ \t]+(?:${particle}[ \t]+)*${part}(?:(?<=\s\p{Lu})\.(?=\s+\p{Lu}))?|[ \t]+["“(][\p{L}]+["”)](?=\s+\p{Lu})){0,4}(?:,?\s+(?:Jr|Sr)\.)?`,
  'gu',
)
const openers =
  /^(?:I|I[’']m|Im|My|The|At|In|On|Since|From|Before|After|Earlier|Prior|Then|When|While|Now|Right|Currently|Presently|Previously|Dear|Good|Hi|Hello|Hey|Hiya|Yo|Until|As|For|With|And|But|It|He|She|We|They|This|That|People|Also|Outside|Between|His|Her|Respected|Sir|Madam|Okay|Ok|Alright|So|Well|Call|Name[’']s|Name|Names|Myself|Mr|Mrs|Ms|Miss|Dr|Prof|Captain|Greetings|Morning|Evening|Afternoon|Day|G[’']day|Thanks|Regards|Sincerely|Cheers|Best|Kind|To|Yours|Let|Professional|Summary|Resume|Profile|About|Me|Yes|Yeah|Full|Hola|Namaste|Salam|Cv|CV)$/

/** What speaks for a name, and against it: the words before it, and after. */
const before: readonly (readonly [RegExp, number])[] = [
  [/\b(?:names?(?:[’']s)?|named|called|call me|known as|go(?:es)? by)\b(?:\s*(?:is|are|:|it[’']?s|=|-|,))*\s*$/i, 3.4],
  [/\b(?:name)\b[^.;]{0,25}$/i, 1.2],
  [/\bmyself,?\s+$/i, 3],
  [
    /(?:\bi\s+am|\bi[’']?m|\bthis\s+is|\bit[’']?s|^i,|\bi,)\s+(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof|called|captain)\.?\s+)*$/i,
    2.7,
  ],
  [/\b(?:(?:summary|resume|profile|cv|details|info) (?:for|of)|about)\s+$/i, 2.2],
  [/(?:\b(?:regards|wishes|sincerely|thanks|thank you|cheers|faithfully|truly)[,.!]?)\s*$/i, 2.2],
  [/(?:\b(?:at|with|for|in|by|of|to|from|joined|near|on|under|mr|mrs|and)|@)\s+(?:the\s+)?$/i, -2.4],
]
const after: readonly (readonly [RegExp, number])[] = [
  [/^(?:[’']s|\s+is) (?:the|my) name|^\s+(?:here|speaking|on paper|by name|is what|reporting)\b/i, 2.6],
  [/^\s*[,(]\s*(?:\d{2}\b|age|aged|she\/|he\/|they\/)/i, 1.2],
  [/^\s+(?:is|has|was|brings|works|worked|holds|practises|practices|leads|served|started|began)\s/i, 1],
  [/^\s*(?:[,.!;:–—(]|-\s|$|\n)/, 0.5],
  [/^\s+(?:hired|took|employed|from \d|since \d|\(?\d{4})/i, -2],
  [/^\s+and\s+(?:i|my)\b/i, 0.8],
]

type Named = Span & { worth: number }

export function findPerson(text: string): Span | undefined {
  if (isSmall(text)) return findSmall(text)
  const candidates = [...text.matchAll(run)].flatMap((match) => weigh(match[0], match.index, text))
  const [top] = candidates.toSorted((a, b) => b.worth - a.worth)
  // `Call me Erin. Erin Blackwell.`
  const best =
    (top && !/\s/.test(top.text) && candidates.find(({ text: own }) => own.startsWith(`${top.text} `))) || top
  return best && Math.max(best.worth, top?.worth ?? 0) >= 1.4 ? joinSurname(best, text) : undefined
}

function weigh(whole: string, index: number, text: string): Named[] {
  const words = whole.split(/\s+/)
  let skip = 0
  while (skip < words.length - 1 && openers.test((words[skip] ?? '').replace(/[.,]$/, ''))) skip += 1
  const start = index + (skip === 0 ? 0 : whole.indexOf(words[skip] ?? '', words.slice(0, skip).join(' ').length))
  const own = whole
    .slice(start - index)
    .replace(/[.'’-]+$/, (sign) => (/\b(?:Jr|Sr)\.$/.test(whole) ? sign : ''))
    .replace(/[’']s$/, '')
  const first = own.split(/\s+/)[0] ?? ''
  if (openers.test(first.replace(/[.,]$/, ''))) return []
  const end = start + own.length
  const lead = text.slice(Math.max(0, start - 60), start)
  const tail = text.slice(end, end + 40)
  const count = own.split(/\s+/).length
  let worth = count === 1 ? -1.6 : count <= 4 ? 0.6 : -0.5
  const said = before.filter(([pattern]) => pattern.test(lead)).map(([, value]) => value)
  worth += Math.max(0, ...said) || Math.min(0, ...said)
  for (const [pattern, value] of after) if (pattern.test(tail)) worth += value
  const isFirst =
    start < 90 &&
    /^\W*(?:(?:hi|hiya|hello|hey|yo|alright|okay|ok|so|well|yeah|good (?:morning|day|evening|afternoon)|g[’']day|greetings|respected sir(?:\/madam)?|dear sir(?: or madam)?|there|um|uh|dr|mr|mrs|ms|no|just|all|everyone|sir|madam|po)\b[\s,.!–—/-]*)*$/i.test(
      text.slice(0, start),
    )
  // `Tyler Boone, mechanic`
  const beside = /^\s*(?:[,.:–—/|(]|-\s)\s*(?:(?:an?|the|currently|your)\s+)*([\p{L}][\p{L}\p{M}'’ /-]{2,40})/u.exec(
    tail,
  )?.[1]
  if (beside && count > 1 && startsWithTitle(beside)) worth += 1.5
  if (isFirst) worth += 1.6
  // `whats good, Tyler Boone`
  else if (/^(?:[^\s,.!]+\s+){0,2}[^\s,.!]+[,.!:–—-]+\s*$/.test(text.slice(0, start).slice(0, 90)) && start < 60)
    worth += 1.2
  else if (/(?:[.!?]\s+|\n\s*)$/.test(lead)) worth += 0.4
  // Signed at the end.
  if (/\n\s*$|[.!?]\s+$/.test(lead) && text.length - end < 25) worth += 1
  if (companyScore(own) >= 1.2) worth -= companyScore(own) >= 1.8 ? 2.4 : 1.4
  const [head = ''] = own.split(' ')
  if (titleWorth(own) >= 1.2 && !/\b(?:smith|cook|baker|mason|cooper|potter|fisher)\b/i.test(own)) worth -= 2.5
  else if (titleWorth(head) >= 2) worth -= 1.5
  if (placeScore(own) >= 1 || isLanguage(own)) worth -= 2
  if (/^[A-Z]{2,5}$/.test(first) && /\p{Ll}/u.test(text)) worth -= 1.5
  return [{ text: own, start, end, worth }]
}

/** `my name is Aoife and my surname is Ní Bhriain` */
function joinSurname(named: Named, text: string): Span {
  const match =
    /\b(?:surname|last name|family name)\s+(?:is\s+)?((?:\p{Lu}[\p{L}\p{M}'’-]+)(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*)/u.exec(
      text,
    )
  const [, surname = ''] = match ?? []
  const given = /\b(?:name(?:[’']?s| is| are)?|[Ii] am|[Ii][’']?m|[Cc]all me)\s+(\p{Lu}[\p{L}\p{M}'’-]+)/u.exec(
    text,
  )?.[1]
  if (surname === '' || (named.text.includes(' ') && named.text.endsWith(surname) && named.text !== surname))
    return named
  const first = named.text === surname ? given : named.text
  return first ? { ...named, text: `${first} ${surname}` } : named
}

const smallJoins =
  'and|im|i|ive|thats|that|from|is|a|an|the|my|but|so|uh|um|here|in|at|with|working|looking|currently|now|good|not|just|very|also|been|on|since'
const smallLead = new RegExp(
  String.raw`\b(?:my name[’']?s?(?: is)?|names|name is|call me|i am|i[’']m|im|this is|myself)\s+(?<name>(?!(?:${smallJoins})\b)[\p{Ll}\p{M}'’-]+(?:\s+(?!(?:${smallJoins})\b)[\p{Ll}\p{M}'’-]+){1,2})`,
  'u',
)

function findSmall(text: string): Span | undefined {
  const match = smallLead.exec(text)
  const name = match?.groups?.name
  const [, surname] = /\b(?:surname|last name|family name) (?:is )?([\p{Ll}'’-]{3,})/u.exec(text) ?? []
  const first = /\b(?:my names?(?: is)?|i am|i[’']?m|im)\s+([\p{Ll}'’-]{3,})/u.exec(text)
  if (surname && first?.[1]) {
    const at = first.index + first[0].length - first[1].length
    return { text: `${first[1]} ${surname}`, start: at, end: at + first[1].length }
  }
  if (!match || name === undefined || titleWorth(name) >= 1.2) return undefined
  const start = match.index + match[0].length - name.length
  return { text: name, start, end: start + name.length }
}
