// The words of schools and degrees.
import { remember } from './remember.ts'
import { foreignWords, wordSet, wordsOf } from './word-set.ts'

const schools = wordSet(`
university college colleges institute school academy polytechnic conservatory seminary faculty univ isd bootcamp colaiste cegep lycee liceo
campus technion eth mit ucla usc nyu lsu uc tu suny cuny iit nit bits vit rit gatech caltech
hs seminar centre center highschool skola skole skolan yliopisto opisto egyetem iskola universitet universitate universiteti vysoka uni college's tafe ivy
`)

const degrees = wordSet(`
bachelor bachelors bachelor's master masters master's doctor doctorate doctoral associate associates associate's diploma diplom
certificate certification degree phd ph.d mba bsc msc bs ba ma ms mfa bfa bba bcom mcom btech mtech beng meng be me md jd llb llm dds
dmd dvm edd aas aa as bsn msn dnp mph mpa med m.ed bed b.ed mphil dphil pgce ged hnd hnc gcse abitur baccalaureat baccalauréat
licence license licenciatura licenciado grado magister magistra undergraduate graduate postgraduate minor major coursework apprenticeship ausbildung
honours honors cum laude matura bac dut bts
a-levels a-level juris lpn rn cna emt btec nvq svq gnvq igcse leistungskurs meisterbrief
hsc ssc sslc puc cbse icse kcse kcpe ncea wassce matric matriculation highers cse mchem mphys msci mmath pgdip gcses
`)

const foreignSchools = new Set(foreignWords(({ schools: names }) => names))
const foreignDegrees = new Set(foreignWords(({ degrees: names }) => names))

const degreePattern =
  /\b(?:B\.?\s?Sc?\b\.?|M\.?\s?Sc?\b\.?|B\.?\s?A\b\.?|M\.?\s?A\b\.?|B\.?\s?S\.?\s?N\b\.?|M\.?\s?B\.?\s?A\b\.?|Ph\.?\s?D\b\.?|B\.?\s?Tech\b|M\.?\s?Tech\b|B\.?\s?Eng\b|M\.?\s?Eng\b|B\.?\s?Com\b|J\.?\s?D\b\.?|M\.?\s?D\b\.?|Ed\.?\s?D\b\.?|M\.?\s?Ed\b\.?|B\.?\s?Ed\b\.?|A\.?\s?A\.?\s?S\b\.?|A\.?\s?S\b\.|A\.?\s?A\b\.|B\.?\s?F\.?\s?A\b\.?|M\.?\s?F\.?\s?A\b\.?|B\.?\s?B\.?\s?A\b\.?|LL\.?\s?[BM]\b\.?|G\.?E\.?D\b\.?|BSN|MSN|ADN|ASN|DNP|BArch|MArch|BE|ME|MS|BS|MPH|MPA|AAS)(?![a-z])/

const fieldWords = wordSet(`
accounting administration aeronautics agriculture anthropology architecture art arts astronomy automotive biochemistry biology biotechnology botany
business carpentry chemistry cinema commerce communication communications computing computer construction cosmetology counseling criminal
criminology culinary cybersecurity dance data dentistry design drama economics education electronics electrical engineering english entrepreneurship
environmental fashion film finance forestry french genetics geography geology german graphic health healthcare history hospitality humanities
informatics information international italian journalism justice kinesiology law leadership liberal linguistics literature logistics machining management
marketing mathematics math mechanics mechanical media medicine microbiology music networking neuroscience nursing nutrition operations
pharmacy philosophy photography physics physiology planning plumbing political politics psychology public relations science sciences security social
sociology software spanish sports statistics studies supply systems teaching technology telecommunications theater theatre theology therapy
tourism translation urban veterinary welding writing zoology secondary elementary early childhood
`)

/** Languages that write their words together: `Folkhögskola`, `Berufsschule`. */
const schoolEnding =
  /.{3}(?:skola|skole|skolan|schule|hochschule|akademie|gymnasium|koulu|iskola|universitet|hogeschool|lyceum|seminar|bildungszentrum|berufskolleg|college)$/

/** 0 to about 3: how much a text looks like the name of a school. */
export const schoolScore = remember(scoreSchool)

function scoreSchool(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 16) return 0
  let score = 0
  if (words.some((word) => schools.has(word) || foreignSchools.has(word) || schoolEnding.test(word))) score = 2
  if (
    /\b(?:University|College|Institute|School|Academy|Universität|Université|Universidad) (?:of|at|for|de|di|der)\b/i.test(
      text,
    )
  )
    score += 0.7
  if (/\b(?:University|College|School|Academy|Institute|Seminary|Polytechnic)\b(?:,|$|\s[-–—(|])/.test(text))
    score += 0.4
  if (/\b[Ss]ixth [Ff]orm\b|\b(?!Junior|Senior)\p{Lu}\p{L}+ High$/u.test(text)) score = Math.max(score, 2)
  // `Hexley Valley Joint Apprenticeship` and `Hexley JATC` train, whatever they call it.
  if (/^(?:\p{Lu}[\p{L}&.]*\s){1,4}(?:Joint (?:\p{Lu}\p{L}+ )?Apprenticeship|JATC)\b/u.test(text))
    score = Math.max(score, 2.4)
  if (/\b(?:Secondary|Primary|Elementary)$/i.test(text.trim())) score = Math.max(score, 1.6)
  if (/^(?:high school|secondary school|graduate school) (?:diploma|degree|graduate|certificate)/i.test(text.trim()))
    score = 0.4
  return score
}

/** `GCSEs` */
function singular(word: string): string {
  return word.length > 4 ? word.replace(/s$/, '') : word
}

/** What school ends with: `Year 11`, `Grade 12`, `Class XII`, `Leaving Certificate`, `City & Guilds 2050`. */
const schoolYear =
  /\b(?:(?:year|grade|form) (?:9|1[0-3])|class (?:X|XI|XII|10|11|12)(?:th)?|1[02]th (?:standard|grade|class)|(?:leaving|junior|higher|national|craft|school) cert(?:ificate)?|city (?:&|and) guilds|plus two|10\s?\+\s?2|standard grades?|(?:qqi|nfq|rqf|fetac|nvq|svq|aqf) level \d)\b/i

/** 0 to about 3: how much a text looks like a degree. */
export const degreeScore = remember(scoreDegree)

function scoreDegree(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 24) return 0
  let score = 0
  if (degreePattern.test(text)) score = 1.6
  const first = words[0] ?? ''
  const isDegree = (word: string) => degrees.has(word) || foreignDegrees.has(word) || degrees.has(singular(word))
  if (words.some((word) => isDegree(word) && word.length > 2)) score = Math.max(score, isDegree(first) ? 2.2 : 1.5)
  if (/\b[AO][- ]levels?\b/i.test(text)) score = Math.max(score, 2.2)
  if (/\b(?:bachelor|master|doctor|associate)s?['’]?s?(?: degree)? (?:of|in)\b/i.test(text)) score = 3
  if (/\b(?:high school|secondary school) (?:diploma|degree)\b/i.test(text)) score = 3
  if (schoolYear.test(text)) score = Math.max(score, 2.2)
  if (score === 0 && fieldWords.has(words.at(-1) ?? '')) score = 0.5
  return score
}

/** The name of a school or of a degree, sure enough to stand for a section of them. */
export function namesStudies(text: string): boolean {
  return schoolScore(text) >= 2 || degreeScore(text) >= 2.2
}

export function isField(text: string): boolean {
  return wordsOf(text).some((word) => fieldWords.has(word))
}
