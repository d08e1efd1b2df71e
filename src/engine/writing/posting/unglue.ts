// Postings lose their line breaks on the way: `skills preferredExcellent communication`, `Duties:Cook meals.Clean up`.
import { aliases } from '../words/aliases.gen.ts'
import { credentials } from '../words/credentials.gen.ts'
import { tools } from '../words/tools.gen.ts'
import { isHeadingWord } from './headings.ts'

/** Names of things and firms that postings mention and no list of ours holds. */
const others =
  'PowerShell PowerPoint SharePoint OneDrive OneNote iPhone iPhones iPad iPads iOS macOS YouTube LinkedIn TikTok FedEx PayPal BigQuery DevOps ControlLogix CompactLogix FactoryTalk LabWare LabVIEW ChemStation NetSuite eBay McKesson PointClickCare MyChart QuickBooks HubSpot ServiceNow ServiceTitan BambooHR SolidWorks AutoCAD'

const namesWithInnerCapitals = new Set(
  [tools, credentials, aliases, others]
    .join('\n')
    .match(/[A-Za-z]*[a-z][A-Z][A-Za-z]*/g)
    ?.map((name) => name.toLowerCase()) ?? [],
)

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  bull: '•',
}

/** Only tags of pages: a tag that plays a machine's role has to be seen for what it is. */
const blockTag = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|table|section)\b[^<>]{0,200}>/gi
const inlineTag = /<\/?(?:span|b|strong|em|i|u|a|font|td|th)\b[^<>]{0,200}>/gi

const units = '(?:years?|yrs?|months?|weeks?|days?|hours?|paid)'
const label = '(?:POSITION|LOCATION|REPORTS TO|DEPARTMENT|TITLE|COMPANY|SALARY|REQUIREMENTS|DUTIES|QUALIFICATIONS)'

const breaks: readonly (readonly [RegExp, string])[] = [
  // `BENEFITS401(k) with match`
  [/(?<=^[A-Z]{5,20})(?=\d)/gm, '\n'],
  // `WHAT YOU'LL DOOperate a truck`
  [/(?<=\b[A-Z]{3,}(?:['’][A-Z]{2})? [A-Z]{2,})(?=[A-Z][a-z]{3,} \p{Ll})/gu, '\n'],
  // `✅ What you'll bring` over points with another sign is their heading.
  [/^[ \t]*([•▪●◦‣✔✓✅➤►■])\uFE0F?[ \t]*(?=[^\n]{3,60}\n\s{0,20}(?!\1)[•▪●◦‣✔✓✅➤►■*·-])/gmu, ''],
  [/[ \t]*[•▪●◦‣✔✓✅➤►■]\uFE0F?[ \t]*/gu, '\n- '],
  [/^[ \t]*[·*][ \t]*/gm, '- '],
  [/ · /g, ' | '],
  [/\*{2,}|_{3,}|={3,}/g, ''],
  [/[ \t]*-{3,}[ \t]*/g, '\n'],
  [/[ \t]*(?<!-)--(?!-)[ \t]*/g, '\n- '],
  [new RegExp(`(?<=[A-Za-z])(?=${label}:)`, 'g'), '\n'],
  [new RegExp(`(?<=[a-z]{4})(?=\\d{1,2}\\+? ${units}\\b)`, 'g'), '\n'],
  // `2)No DUIs`, `quickly.2. We hire`: the next point of a list.
  [/(?<=[a-z.] ?)(?=[1-9]\) ?\p{Lu})|(?<=[a-z]\.)(?=[1-9]\. ?\p{Lu})/gu, '\n'],
  [/(?<=\p{L}{2}[)”"’%]?|\d{2}[)%]?)([.!?;:…]{1,3})(?=\p{Lu}\p{Ll}|\p{Lu}\s|\p{Lu}{3}|- ?\p{Lu})/gu, '$1\n'],
  [/(?<=\)\.?|\.\))(?=\p{Lu}\p{Ll})/gu, '\n'],
  // `Harbour Interiors LLCMinimum 4 years`
  [/(?<=\b(?:LLC|LLP|PLC|Ltd|Inc|GmbH|FZE|FZCO|DMCC|Pty Ltd|Pte Ltd))(?=\p{Lu}\p{Ll})/gu, '\n'],
  // `comprehension): Advanced +- French`, `brand ambassador-Represent`.
  [/(?<=[a-z).!]|\d|[a-z] ?\+)- (?=\p{Lu}\p{Ll})/gu, '\n- '],
  [/(?<=(?:^|[\s/])(?!non|post|pre|mid|anti|pro|trans|all|ex)[a-z]{3,20})-(?=\p{Lu}\p{Ll}+ \p{Ll})/gu, '\n- '],
  // `designated Bilingual Essential Fluency in English`, `embrace innovation Must be able`.
  [
    /(?<=[\p{L})])(?<!\b(?:Strong|Excellent|Good|Proven|Working|Solid|Prior|Previous|Minimum|Basic|Technical|Demonstrated|and|or|of|the|your)) (?=(?:Fluency|Knowledge|Ability|Experience|Proficiency|Familiarity) (?:in|of|with|to)\b|Must (?:be|have)\b|(?:The|This) (?:\p{Lu}\p{Ll}+ ){1,4}Will[…:])/gu,
    '\n',
  ],
]

const LEAST_JOINED = 2

/** The text with a line break wherever one was lost. */
export function unglue(text: string): string {
  const plain = text
    .replace(blockTag, '\n')
    .replace(inlineTag, '')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
  const counts = countJoined(plain)
  // One such word may be a name nobody knows; a page that lost its line breaks has many.
  const isGlued =
    [...counts].filter(([word, times]) => times === 1 && !namesWithInnerCapitals.has(word.toLowerCase())).length >=
    LEAST_JOINED
  const joined = !isGlued ? plain : plain.replace(/[A-Za-z]{4,60}/g, (word) => splitJoined(word, counts))
  const broken = breaks.reduce((result, [pattern, to]) => result.replace(pattern, to), joined)
  return broken
    .split('\n')
    .flatMap(splitFields)
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** `Company: X / Position: Y / Hours: Z` are three lines. */
function splitFields(line: string): string[] {
  if (line.length > 400) return [line]
  const fields = line.split(/ [/|] (?=\p{Lu}[\p{L} ]{2,20}:)/u)
  return fields.length > 1 && /^\p{Lu}[\p{L} ]{2,20}:/u.test(fields[0] ?? '') ? fields : [line]
}

function countJoined(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[A-Za-z]{4,60}/g))
    if (/[a-z][A-Z]/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Two words that ran together; a name that is written so on purpose comes more than once, or is one we know. */
function splitJoined(word: string, counts: ReadonlyMap<string, number>): string {
  if (!/[a-z][A-Z]|[A-Z]{2}[a-z]/.test(word) || namesWithInnerCapitals.has(word.toLowerCase())) return word
  if (/^(?:Mc|Mac|De|La|Le|Van|O|i|e)[A-Z]/.test(word)) return word
  const [, last = ''] = /[a-z]([A-Z][a-z]+)$/.exec(word) ?? []
  if (/^[A-Z]/.test(word) && (counts.get(word) ?? 0) > 1 && !isHeadingWord(last)) return word
  const name = knownPrefix(word, counts)
  if (name !== undefined) return `${name}\n${splitJoined(word.slice(name.length), counts)}`
  return word
    .replace(/([a-z]{3,}|^[A-Z][a-z]{2})(?=[A-Z][a-z]{2,})/g, '$1\n')
    .replace(/^([a-z]{2})(?=[A-Z][a-z]{4,}$)/, '$1\n')
    .replace(/([a-z]{3,})(?=(?:We|You|In|At|To|If|As|An|A|No|Be|Do)$)/g, '$1\n')
    .replace(/([A-Z]?[a-z]{3,})(?=[A-Z]{2,}$)/g, '$1\n')
    .replace(/^([A-Z]{2,})(?=[A-Z][a-z]{3,}$)/g, '$1\n')
    .replace(/^([A-Z]{4,})(?=[A-Z][a-z]{2}$)/g, '$1\n')
    .replace(/^([A-Z]{3,})(?=(?:We|You|In|At|To|If|As|An|No|Be|Do)$)/g, '$1\n')
}

/** `HubSpotPreferred`: a name written so on purpose, and then the next line. */
function knownPrefix(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  const isName = (part: string) =>
    namesWithInnerCapitals.has(part.toLowerCase()) || (/^[A-Z]/.test(part) && (counts.get(part) ?? 0) > 1)
  for (let end = word.length - 3; end >= 4; end -= 1)
    if (/[A-Z]/.test(word[end] ?? '') && isName(word.slice(0, end))) return word.slice(0, end)
  for (let end = 3; end <= word.length - 4; end += 1)
    if (/[A-Z]/.test(word[end] ?? '') && isName(word.slice(end))) return word.slice(0, end)
  return undefined
}
