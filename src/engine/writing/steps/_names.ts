// How tools, languages, days and months are written.
import { tools } from '../words/tools.gen.ts'

const acronyms =
  'SQL HTML CSS AWS PHP CPR AED BLS OSHA HACCP HVAC CNC CRM ERP POS PLC GAAP HIPAA CDL RN LPN CNA EMT ICU SEO API APIs REST JSON XML SAP VPN LAN WAN USA UK PDF MIG TIG KPI KPIs ESL GED EHR EMR PPE MRI FDA EPA ISO USPS UPS IEP SaaS iOS VBA SPSS CAD GPS Chromebook Chromebooks'.split(
    ' ',
  )
/** Acronyms that are also words in small letters. */
const alsoWords = new Set(['rest', 'sap', 'cad', 'iso', 'pos', 'ups', 'ged', 'rn'])

const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').flatMap((day) => [day, `${day}s`])
const months = 'January February April June July September October November December'.split(' ')
const tongues =
  'English Spanish French German Italian Portuguese Russian Chinese Mandarin Cantonese Japanese Korean Arabic Hindi Tagalog Vietnamese American Canadian Mexican European'.split(
    ' ',
  )

const dated = new Set([...days, ...months, ...tongues].map((name) => name.toLowerCase()))
const phrases = new Map<string, string>()
const termWords = new Set<string>()

for (const line of tools.trim().split('\n')) {
  const names = line.split('|')
  for (const name of names) {
    const lower = name.toLowerCase()
    for (const word of lower.split(/[\s/]/)) termWords.add(word)
    // The first of several spellings of one name is the right one; pandas is written small.
    if (!names.includes(lower) && name.length > 2 && !phrases.has(lower)) phrases.set(lower, name)
  }
}
for (const name of [...acronyms, ...days, ...months, ...tongues]) {
  termWords.add(name.toLowerCase())
  if (!alsoWords.has(name.toLowerCase())) phrases.set(name.toLowerCase(), name)
}

const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

/** Whether the word is part of a known name. */
export function isTermWord(lower: string): boolean {
  return termWords.has(lower)
}

/** `Square`, `Python`: without a dictionary nobody knows whether the small word is the name; a Monday is one. */
export function mayBeOrdinary(lower: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(phrases.get(lower) ?? '') && !dated.has(lower)
}

/** The right spelling of a name of one word. */
export function properTerm(lower: string): string | undefined {
  return phrases.get(lower)
}

/** The text with every known name as it is written; `isOrdinary`: in small letters it is a word like any other. */
export function spellNames(text: string, isOrdinary: (lower: string) => boolean = () => false): string {
  const words = [
    ...text.matchAll(/(?<![\p{L}\p{N}@/._-])[\p{L}][\p{L}\p{N}+#]*(?:\.js)?(?![\p{L}\p{N}@/_]|[.-]\p{L})/giu),
  ]
  let out = ''
  let done = 0
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
      const [first, last] = [words[at], words[at + count - 1]]
      if (!first || !last) continue
      const found = text.slice(first.index, last.index + last[0].length)
      const proper = phrases.get(found.toLowerCase())
      // `JIRA` is how some write it.
      if (!proper || (found === found.toUpperCase() && found.length > 3) || isOrdinary(found)) continue
      out += text.slice(done, first.index) + proper
      done = first.index + found.length
      at += count - 1
      break
    }
  }
  return out + text.slice(done)
}
