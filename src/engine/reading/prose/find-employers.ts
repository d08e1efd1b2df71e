// The employers a sentence names: `at Mercy General`, `with knight swift`, `in company Brightmoor Foods`.
import { monthPattern } from '../dates/month-names.ts'
import { companyScore } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { anyCase, type Span } from './told-text.ts'

export type Employer = Span & { company: string }

const capital = String.raw`(?:\p{Lu}|\p{N}+\p{Lu})[\p{L}\p{M}\p{N}'’&+-]*(?:\.(?=\s+(?:z|o)\b|\p{Lu})|(?<=\b(?:Inc|Co|Corp|Ltd|St|Bros|Dr|S\.A|Sp))\.)?`
/** Families are employers too: `Mr and Mrs Lau`. */
const company = String.raw`(?<company>(?:Mr\.?\s(?:and|&)\sMrs\.?\s)?${capital}(?:\s+(?:(?:&|of|de|du|des|la|le|del|della|di|y|und|et|for the|of the)\s+)?${capital}){0,5})`
/** In a text without capitals a name goes on until a word that only joins. */
const joins =
  'since from for in on and as i im ive id the a an my before after then now to until till like about over out of while where who which that is was are were been be running doing driving working making helping selling mostly mainly at with by but so because its it this we they he she uni school home work all first last most'
const smallCompany = String.raw`(?<company>(?!(?:${joins.replaceAll(' ', '|')})\b)\p{Ll}[\p{Ll}\d'’&-]*(?:\s+(?:and\s+(?=co\b|sons\b))?(?!(?:${joins.replaceAll(' ', '|')})\b)\p{Ll}[\p{Ll}\d'’&-]*){0,3})`

const leads = (name: string) => [
  `(?<![\\p{L}'’])(?:(?<strong>${anyCase('at|joined|join|employed by|called|in company|in the company|in firm')}|@)|(?<weak>${anyCase('with|for|by')})|(?<within>${anyCase('in')}))\\s+(?:the\\s+)?${name}`,
]

const mention = new RegExp(leads(company)[0] ?? '', 'gu')
const smallMention = new RegExp(leads(smallCompany)[0] ?? '', 'gu')
/** `I ran the kitchen of Casa Olmo from 2016`: what was led is named, and then whose it was. */
const led = new RegExp(
  `(?<=\\b(?:${anyCase('ran|run|managed|led|headed|oversaw|supervised')})\\b[^.,;:]{0,40}\\s)of\\s+(?:the\\s+)?${company}(?=\\s+(?:from|since|between|until|for)\\s)`,
  'gu',
)
/** `Salon Mirabel (2011-2016) and Studio Nine (2016-present)`. */
const bracketed = new RegExp(`(?<=(?:and|,|;)\\s+)${company}(?=\\s*\\([^()]*\\d{4}[^()]*\\))`, 'gu')
const dated = new RegExp(`(?<=\\d{4}|\\bpresent|\\bnow)[\\s:]+${company}(?=\\s*(?:[,.;(]|$))`, 'gu')
/** `I went to Allied Universal and worked …`, `Next was DHL in Leeds`. */
const moved = new RegExp(
  `(?:(?:${anyCase('went to|moved to|went over to')})\\s+(?:the\\s+)?${company}(?=\\s+(?:and|as|where)\\b)|(?:${anyCase('next|then|after that|first')}),?\\s+(?:it\\s+)?(?:was|came)\\s+${company.replace('?<company>', '?<next>')})`,
  'gu',
)
/** `the factory of sandwiches, Greencore in Worksop`: after the kind of place its name. */
const beside = new RegExp(
  `(?<=\\b(?:${anyCase('in|at|for|with')})\\s+(?:an?|the|one)\\s[\\p{Ll}\\s]{3,40},\\s)${company}(?=\\s+in\\b|\\s*,)`,
  'gu',
)

const work =
  /\b(?:works?|worked|working|employed|been|years?|yrs?|months?|driven|drives?|drove|jobs?|served|serving|taught|teaching|did|spent|was|am|of them|clerked|trained|played|flying|flew|sold|cooked|cleaned|pick|picked)\b/i
const study =
  /\b(?:stud(?:y|ied|ying|ent)|graduat\w+|degree|diploma|bachelor|master|educated|enrolled|senior|junior|sophomore|freshman|pupil)\b[^.;:]{0,30}$/i
const noJob =
  /\b(?:experience|experienced|skilled|proficient|familiar|expertise|knowledge|comfortable|certified|like|good|great)\s*$/i
const month = new RegExp(`^(?:${monthPattern})\\b`, 'i')
const school = /\b(?:high|high school|university|college|uni)$/i

export type Setting = {
  /** The sentence goes on from a title: `at Mercy General`. */
  hasPosition: boolean
  /** The whole text has no capitals to tell a name by. */
  isSmall: boolean
}

export function findEmployers(sentence: string, { hasPosition, isSmall }: Setting): Employer[] {
  const found: Employer[] = []
  const patterns = isSmall ? [smallMention] : [mention, dated, led, bracketed, moved, beside]
  for (const match of patterns.flatMap((pattern) => [...sentence.matchAll(pattern)])) {
    const named = match.groups?.company ?? match.groups?.next ?? ''
    const name = named.replace(/['’-]+$/, '')
    const before = sentence.slice(0, match.index)
    if (name === '' || month.test(name) || (study.test(before) && !isHired(before, name))) continue
    // `Working With Children Check` is no employer of anybody's, and `a teacher with Preps` at a school none either.
    const isInner = match.groups?.weak !== undefined && isPartOf(found, match, sentence)
    if (isInner || !isEmployer(match, { name, before, hasPosition, isSmall, sentence })) continue
    const end = match.index + match[0].length - (named.length - name.length)
    const start = match.index
    if (!found.some((other) => start < other.end && end > other.start))
      found.push({ text: sentence.slice(start, end), start, end, company: name })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

function isPartOf(found: readonly Employer[], { index, groups }: RegExpMatchArray, sentence: string): boolean {
  if (index !== undefined && index > 0 && /^\p{Lu}/u.test(groups?.weak ?? '')) return true
  const last = found.findLast(({ end }) => index !== undefined && end <= index)
  const between = sentence.slice(last?.end, index).replace(/\d{4} and \d{4}/g, '')
  return last !== undefined && !/\b(?:and|then|before|previously|later|after|but|stayed)\b|;/i.test(between)
}

/** A senior at a high school learns there, a senior stylist at Blush works. */
function isHired(before: string, name: string): boolean {
  const [last = ''] = before.split(/[,.;:]\s*|\band\b/).slice(-1)
  return titleScore(last) >= 1.3 && !school.test(name) && !/\b(?:student|graduate)\b/i.test(last)
}

type Context = Setting & { name: string; before: string; sentence: string }

function isEmployer(
  { groups, index }: RegExpMatchArray,
  { name, before, hasPosition, isSmall, sentence }: Context,
): boolean {
  const isTitled = titleScore(before.split(/[,.;:]\s*/).at(-1) ?? '') > 0
  const isWork = work.test(before) || isTitled || (hasPosition && index === 0)
  if (groups?.weak !== undefined) return isWork && !noJob.test(before)
  if (groups?.within !== undefined) {
    if (placeScore(name) > 0) return false
    if (companyScore(name) >= 1.2) return isWork
    // A town no list knows stands there too: only two words right behind a title, with the years.
    const isBeside = titleScore(before.split(/\s+/).slice(-3).join(' ')) >= 1.3
    return isBeside && /\s/.test(name) && /\d{4}/.test(sentence)
  }
  if (groups?.next !== undefined) return placeScore(name) === 0
  return !isSmall || (isWork && !/\bdid\b/.test(before))
}
