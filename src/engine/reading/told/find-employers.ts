// The employers in a text: names in capitals, weighed by the words around them.
import { monthPattern } from '../dates/month-names.ts'
import { companyScore } from '../words/company-words.ts'
import { schoolScore } from '../words/education-words.ts'
import { isLanguage } from '../words/languages.ts'
import { placeScore } from '../words/places.ts'
import { startsWithTitle, titleWorth } from './find-titles.ts'
import { type Employer, isSmall, type Span, withoutOverlaps } from './things.ts'

const capital = String.raw`(?!I(?:[’']\p{L}+)?(?![\p{L}\p{N}&.-]))(?:\p{Lu}|\p{N}+(?:st|nd|rd|th)?\s?(?=\p{Lu})\p{Lu})[\p{L}\p{M}\p{N}]*(?:[&+'’./-][\p{L}\p{M}\p{N}]+)*(?:[’'](?=\s|,|$))?(?:(?<=\b(?:Inc|Co|Corp|Ltd|St|Bros|Dr|Mr|Mrs|Jr|No|U\.S|S\.K|S\.A|Sp))\.)?`
const joins = String.raw`&|\+|(?<=(?:Transport|Teach|Institute|Centre|Center|Foundation|Society|School|Association|Council|Ministry|Department)\s)for|n|['’]n['’]|of|de|du|des|la|le|les|del|della|di|do|da|al|am|im|zum|zur|an der|auf|sur|sous|aux|au|y|und|et|van|von|der|and\s+(?=Sons|Co\b|Daughters|Partners|Bros|Mrs)|for\s+the|of\s+the|the|an`
const name = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:Mr\.?\s(?:and|&)\sMrs\.?\s)?${capital}(?:[ \t]+(?:(?:${joins})[ \t]+)?${capital}|[ \t]+\d{1,3}(?=[ \t]+\p{Lu}|\b(?!\d)))*(?:[ \t]+(?:family|families|food bank|plc))?`,
  'gu',
)

const month = new RegExp(
  `^(?:${monthPattern}|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
  'i',
)
const openers =
  /^(?:I|I[’']m|I[’']ve|I[’']d|Im|My|The|At|In|On|Since|From|Before|After|Earlier|Prior|Then|When|While|Now|Right|Currently|Presently|Previously|Dear|Good|Hi|Hello|Hey|Until|Retired|As|For|With|And|But|It|He|She|We|They|This|That|People|Also|Outside|Between|His|Her|Started|Worked|Did|Got|Been|To|By|Here|There|Myself|Name[’']s|Name|Used|Joined|Ten|So|Ok|Okay|Yes|No|Let|During|Both|Last|Most|Some|Not|What|Where|Who|How|Just|Sir|Madam|Skills|Tools|Education|Experience)$/

const study =
  /\b(?:stud(?:y|ied|ying|ent)|graduat\w+|degree|diploma|bachelor|master|educated|enrolled|sophomore|freshman|pupil|b\.?sc|bsc|ba|b\.?a\.|b\.?e\.|msc|mba|phd|ph\.d|certificate|certified|qualification|licen[cs]ed?|registered (?:in|with)|member of|passed|uni|course|school for|admitted|j\.d\.?|mm|fluent|speak|speaks|know|knows|use|uses|using|proficient|skilled|comfortable|familiar|conversant|card|board of)\b[^.;:]{0,30}$/i
const living =
  /\b(?:live|lives|living|based|born|reside|residing|located|(?:am|m|is|come|comes|originally) from|native of|settle|come to|came to|move to|travelling to|area|road|street)\s+(?:in|to|near|outside|around)?\s*(?:the\s+)?$/i

/** How the words right before a name lead to it. */
const leads: readonly (readonly [RegExp, number])[] = [
  [
    /(?:\b(?:at|joined|joining|join|employed by|employed at|hired by|called|named|in (?:the |a )?(?:company|firm|factory|shop)|company|employer)|@)\s+(?:(?:the|an?|one)\s+)?$/i,
    2,
  ],
  [
    /\b(?:in|at|for|with)\s+(?:(?:an?|the|one)\s+)?[\p{Ll}'’\s]{3,40},\s+$|\b(?:my|our|his|her)\s+(?:own\s+)?[\p{Ll}\s]{3,30},\s+$/u,
    1.8,
  ],
  [/\b(?:employer|company|job|workplace|place)\s+(?:is|was|were)\s+(?:with\s+|at\s+)?(?:the\s+)?$/i, 2],
  [/\bwork(?:ed|ing)?\s+$/i, 1.4],
  [/\b(?:(?:moved|went|move|go|over|switched|transferred|back|on|went over) to)\s+(?:the\s+)?$/i, 1.8],
  [
    /\b(?:before that|before|previously|earlier|after that|then|prior to that|next|formerly)[,:]?\s+(?:it was\s+|was\s+)?(?:the\s+)?(?<!\b(?:before|after)\s)$/i,
    1.2,
  ],
  [/\b(?:with|for)\s+(?:(?:the|an?|one)\s+)?$/i, 1.4],
  [/\b(?:by|owner of|of|own|from)\s+(?:the\s+)?$/i, 0.7],
  [/\b(?:in|on)\s+(?:(?:the|an?)\s+)?$/i, 0.9],
  [/(?:\d{4}|\bpresent|\bnow)[\s:,)]+$/i, 1.4],
  [/\b(?:was|came|is)\s+(?:the\s+)?$/i, 0.6],
]
const work =
  /\b(?:works?|worked|working|employed|been|driven|drives?|drove|jobs?|served|serving|taught|teaching|did|spent|was|am|clerked|trained|apprentice\w*|played|flying|flew|sold|cooked|cleaned|picked|started|years?|contract|hired|shot|assisted|rented|volunteer\w*|gig|ran|run|managed|held|roles?|position|came|own)\b/i
const dated =
  /^[\s,)]*(?:\(?\s*(?:since|from|between|until|till|up to|in|during|for)?\s*(?:the\s+)?(?:(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}|[’']\d{2}))/u
const schoolName = /\b(?:High|School|College|University|Academy)\b/
const kinds =
  /^(?:charity|firm|company|association|agency|lender|startup|factory|paper|newspaper|chain|outfit|ngo|nonprofit|team)$/
const hires =
  /^\s+(?:hired|took|employed|promoted|offered|gave|has (?:employed|had)|had me|where|did (?:from|until))\b/i

export function findEmployers(
  text: string,
  { names, isTimed }: { names: readonly string[]; isTimed: (at: number) => boolean },
): Employer[] {
  if (isSmall(text)) return findSmall(text)
  const found: Employer[] = []
  for (const match of text.matchAll(name)) {
    for (const span of spansOf(match[0], match.index, text)) {
      if (names.some((own) => own.includes(span.text) || span.text.includes(own))) continue
      const weight = weigh(span, text, found.at(-1)) + (isTimed(span.start) ? 0.4 : 0)
      if (weight >= threshold) found.push({ ...span, kind: 'employer', weight })
    }
  }
  return withoutOverlaps(found)
}

const threshold = 2

/** Without the word that only begins its sentence. */
function spansOf(run: string, start: number, text: string): Span[] {
  const words = run.split(/\s+/)
  let skip = 0
  while (
    skip < words.length &&
    openers.test(words[skip] ?? '') &&
    !(words[skip] === 'The' && !/(?:^|[.!?:]\s|\n)$/.test(text.slice(Math.max(0, start - 3), start)))
  )
    skip += 1
  const rest = words.slice(skip)
  if (rest.length === 0) return []
  const own = rest.join(' ')
  const at = text.indexOf(rest[0] ?? '', start + words.slice(0, skip).join(' ').length)
  const end = start + run.length
  const trimmed = own.replace(/[’'-]+$/, (sign) => (/s[’']$/.test(own) ? sign : ''))
  return [
    { text: text.slice(at, end - (own.length - trimmed.length)), start: at, end: end - (own.length - trimmed.length) },
  ]
}

function weigh({ text: own, start, end }: Span, text: string, last: Employer | undefined): number {
  const before = text.slice(Math.max(0, start - 160), start)
  const clause = before.split(/[.;!?]\s|\n/).at(-1) ?? ''
  const after = text.slice(end, end + 60)
  if (/\b(?:senior|junior|sophomore|freshman|student|pupil) at (?:the )?$/i.test(before) && schoolName.test(own))
    return 0
  if (month.test(own) || isLanguage(own) || /^\d+$/.test(own)) return 0
  const company = companyScore(own)
  const isTitle = titleWorth(own) >= 1.2
  const lead = leads.find(([pattern]) => pattern.test(before))
  if (isTitle && company < 1.8 && !(lead && lead[1] >= 1.4 && /\s/.test(own))) return 0
  let weight = Math.min(2, Math.max(0, company)) * 0.8
  weight += lead?.[1] ?? 0
  const isIn = lead?.[1] === 0.9
  if (dated.test(after)) weight += 1
  if (hires.test(after)) weight += 1.2
  const isOpening = /^\s*$/.test(clause)
  if (isOpening && /\s/.test(own)) weight += 0.6
  // `Software engineer at …`: only its sentence gives the word a capital.
  if (
    isOpening &&
    !/\s/.test(own) &&
    /^\s+\p{Ll}/u.test(after) &&
    !/^\s+(?:before|has|had|did|employed|hired|took|gave|since|from)\b/.test(after)
  )
    return 0
  if (/^,?\s+before (?:that|it|this|them)\b/i.test(after)) weight += 1.2
  if (/\bfamil(?:y|ies)$/.test(own) || /&/.test(own)) weight += 1
  // `in supermarket Continente`
  const kind =
    /\b(?:in|at|for|with|of|to|by|joined)\s+(?:(?:the|an?|my)\s+)?(?:\p{Ll}+\s+){0,3}?(\p{Ll}{3,})\s+$/u.exec(
      before,
    )?.[1]
  if (kind && !lead && (companyScore(kind) >= 1 || kinds.test(kind))) weight += 1.8
  if (/^\s+(?:as|where|which)\b/.test(after)) weight += 0.5
  const head = clause.replace(/\s*(?:,|\(|–|—|-)?\s*(?:at|with|for|in|of|@|by)?\s*(?:(?:the|an?|company)\s+)*$/i, '')
  const beside = head.split(/[,;:(–—]\s*/).at(-1) ?? ''
  if (endsInTitle(beside)) weight += 1.1
  const next = /^\s*(?:,|–|—|\s-|\(|:|\|)\s*([^,.;:()|–—]{3,45})/u.exec(after)?.[1]
  if (next && startsWithTitle(next)) weight += lead ? 0.4 : 1.6
  if (/(?:^|:\s+|\n)$/.test(clause) && dated.test(after)) weight += 0.6
  if (work.test(clause)) weight += 0.5
  const place = placeScore(own)
  if (place >= 1) weight -= isIn ? 3 : place >= 2 ? 1.5 : 0
  if (isIn && company <= 0 && !/\s/.test(own)) weight -= 1.2
  // `at Mercy General in Sacramento`, `Infovista Technologies, Pune`
  const between = last ? text.slice(last.end, start) : ''
  if (last && /^(?:,\s*|\s+in\s+(?:the\s+)?|\s+on\s+|,\s+in\s+|\s+out of\s+|\s+of\s+)$/.test(between) && company < 1.2)
    weight -= 2.2
  if (living.test(before)) weight -= 3
  if (study.test(clause) && !/\b(?:job|contract|role|position)\b[^,]{0,40}$/i.test(clause) && !endsInTitle(beside))
    weight -= /\b(?:stud|graduat|degree|b\.?sc|certificate|uni\b)/i.test(clause) ? 4 : 2
  if (/\b(?:before|after|leaving|joining|prior to|until|than)\s+$/i.test(before))
    weight += dated.test(after) ? 0.9 : -2.5
  if (schoolScore(own) > 1 && /\b(?:student|senior|junior|graduate|year)\b[^,;.]{0,20}$/i.test(clause)) weight -= 4
  // A list of what somebody can do.
  if (
    /(?:,|\band)\s+$/.test(before) &&
    /^(?:,|\s+and\b|\.)/.test(after) &&
    !lead &&
    !dated.test(after) &&
    company < 1.2
  )
    weight -= 1.5
  if (/^[A-Z]{2,5}$/.test(own) && !lead) weight -= 1
  return weight
}

function endsInTitle(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return [1, 2, 3].some((count) => titleWorth(words.slice(-count).join(' ')) >= 1.2)
}

/** In a text without capitals a name goes on until a word that only joins. */
const smallJoins =
  'since from for in on and as i im ive id the a an my before after then now to until till like about over out of while where who which that is was are were been be running doing driving working making helping selling mostly mainly at with by but so because its it this we they he she uni school home work all first last most a company one me them there people kids'
const smallName = new RegExp(
  String.raw`(?<![\p{L}'’])(?:(?<lead>at|joined|employed by|called|with|for)\s+(?:the\s+)?)(?<company>(?!(?:${smallJoins.replaceAll(' ', '|')})\b)\p{Ll}[\p{Ll}\d'’&-]*(?:\s+(?:and\s+(?=co\b|sons\b))?(?!(?:${smallJoins.replaceAll(' ', '|')})\b)\p{Ll}[\p{Ll}\d'’&-]*){0,3})`,
  'gu',
)

function findSmall(text: string): Employer[] {
  return [...text.matchAll(smallName)].flatMap((match): Employer[] => {
    const own = match.groups?.company ?? ''
    const before =
      text
        .slice(Math.max(0, match.index - 160), match.index)
        .split(/[.;]\s/)
        .at(-1) ?? ''
    if (
      !(work.test(before) || endsInTitle(before)) ||
      /\bdid\b[^,]{0,20}$/.test(before) ||
      study.test(before) ||
      titleWorth(own) >= 1.2
    )
      return []
    const start = match.index + match[0].length - own.length
    return [{ kind: 'employer', text: own, start, end: start + own.length, weight: 2 }]
  })
}
