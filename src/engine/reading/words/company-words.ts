// The words that make a text an employer.
import { remember } from './remember.ts'
import { isPluralHead } from './title-words.ts'
import { fold, foreignWords, wordSet, wordsOf } from './word-set.ts'

/** Legal forms: a text that ends in one is an organisation. */
const legalForms = wordSet(`
inc incorporated llc llp ltd limited corp corporation co company plc gmbh ag kg ohg ug se sa sas sarl srl spa bv nv ab oy oyj as asa aps
pty pte pvt lp pc pllc sl slu lda ltda kk sro zoo cos
`)

const organisations = wordSet(`
academy agency airlines airways alliance apparel apartments associates association authority automotive bakery bancorp bank banking bar barn base bistro boutique brands brewery
brothers bros builders bureau cafe café cafeteria camp care caterers catering center centers centre charity chamber church city clinic clinics club college commission
committee communications community consultancy consultants consulting construction contractors contracting cooperative council county court dairy dealership deli
department dept design diner diocese district division electric electronics electrical emergency energy enterprise enterprises entertainment equipment estates exchange express
factory farm farms federal fertility financial firm fitness force foods foundation freight fund furniture games garage gallery gas gmbh government grill grocery group gym
health healthcare heating holding holdings home homecare homes hospice hospital hospitals hospitality hotel hotels house housing industries industrial inn institute institution insurance
international international investments investment ireland isd kindergarten kitchen lab laboratories laboratory labs landscaping law library lodge logistics magazine mall manor market markets marketing mart media
medical medicine mill mills ministry motors museum network networks news newspaper nonprofit ngo nursery nhs office orchestra organization organisation palace park
partners partnership petroleum pharma pharmaceuticals pharmacy pharmacies pizza plant plaza plumbing police practice prep preschool press productions products project properties property
publishing pub radio railroad railway realty records recreation regiment rehab rehabilitation rental rentals research resort resorts resources restaurant restaurants retail robotics roofing salon school schools security
seminary senate service services shelter shipping shop society software solutions spa spca staffing stadium station steel store stores studio studios superstore supermarket supply surgery
systems tavern technologies technology tech telecom telecommunications television temple theater theatre trading transit transport transportation travel treasury tribune trucking trust union
university utilities ventures veterans warehouse wealth welding wholesale winery works workshop worldwide ymca ywca zoo army navy marines usaf usmc guard reserve
`)

const known = wordSet(`
google amazon microsoft apple facebook meta netflix ibm oracle intel cisco nvidia adobe salesforce sap siemens bosch accenture deloitte kpmg
pwc ey infosys wipro tcs cognizant capgemini walmart target costco starbucks mcdonald's mcdonalds kroger safeway walgreens cvs lowe's lowes petsmart
kmart sears macy's macys jcpenney nordstrom ikea fedex ups dhl usps uber lyft airbnb tesla ford toyota honda bmw boeing airbus lockheed
raytheon ge verizon comcast citibank citi chase wells hsbc barclays santander paypal stripe shopify spotify twitter linkedin
marriott hilton hyatt subway wendy's chipotle applebee's tesco sainsbury's aldi lidl staples wawa sheetz publix asda morrisons woolworths coles
carrabba's denny's sonic panera dunkin petco lloyds natwest hershey
`)

/** Legal forms whose letters stand apart: `Sp. z o.o.`, `S.p.A.`, `A.Ş.` */
const dottedForm = /\bSp\.\s?z\s?o\.\s?o\b|\bS\.\s?(?:p\.\s?A|L|A|r\.\s?l)\.|\bA\.\s?[ŞS]\.|[ŞS]ti\./u

const foreignForms = new Set(foreignWords(({ legalForms: forms }) => forms))
const foreignOrganisations = new Set(foreignWords(({ companies }) => companies))

/** `Lda.`, `S.A.`, and nothing else. */
export function isLegalForm(text: string): boolean {
  const name = fold(text).replace(/[^\p{L}]/gu, '')
  return legalForms.has(name) || foreignForms.has(name)
}

/** `Housing` and `Security` are parts of an employer, and no employer by themselves. */
export function isOrganisationWord(word: string): boolean {
  return organisations.has(word.toLowerCase())
}

/** `Emergency Department`, `Acute Ward`: within an employer. */
export function endsInPart(text: string): boolean {
  return /\b(?:department|dept\.?|ward|unit|team|division|section|desk|branch|icu|a&e|theatres?|floor)$/i.test(text)
}

/** -1 to about 3: how much a text looks like an organisation. */
export const companyScore = remember(scoreCompany)

function scoreCompany(text: string): number {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '))
  if (words.length === 0 || words.length > 14) return -1
  const last = words.at(-1) ?? ''
  let score = 0
  if ((legalForms.has(last) || foreignForms.has(last)) && words.length > 1) score = 3
  else if (dottedForm.test(text)) score = 2.5
  else if (/\b(?:Inc|LLC|Ltd|Corp|GmbH|Co|PLC|S\.A|LLP)\b\.?/.test(text) && words.length > 1) score = 2.5
  else if (organisations.has(last)) score = 1.8
  else if (words.some((word) => organisations.has(word) || foreignOrganisations.has(word))) score = 1.2
  else if (isPluralHead(last)) score = 1.5
  if (words.some((word) => known.has(word))) score = Math.max(score, 1.8)
  if (/\b(?:University|College|School|Hospital|Institute) of\b/i.test(text)) score = Math.max(score, 2)
  if (/(?:\bat|&|\band)\s+(?:Sons?|Partners|Co|Associates)\b/i.test(text)) score = Math.max(score, 2)
  if (/^company name$/i.test(text.trim()) || /^self[- ]employed$/i.test(text.trim())) return 3
  if (score === 0 && /^[A-Z]{2,6}$/.test(text.trim())) score = 0.5
  return score
}
