// Holds what the writing engine made against what the resume said, by plain comparison of strings and numbers.
// It shares no code with the engine's own gate, so that neither can hide the other's mistakes.
import { readFileSync } from 'node:fs'
import type { Resume } from '#engine/resume/resume.ts'

export type Finding = {
  kind: 'number' | 'name' | 'tool' | 'scope' | 'moved' | 'locked' | 'lost' | 'credential'
  text: string
  where: string
}

const numberWords =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen double triple half'.split(
    ' ',
  )
const digitsOf: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
}

const toolNames =
  'excel quickbooks salesforce sap oracle python java javascript typescript react angular vue node.js django flask kubernetes docker terraform jenkins aws azure gcp tableau power bi photoshop illustrator indesign figma autocad solidworks revit catia matlab epic cerner meditech toast micros aloha workday adp kronos greenhouse taleo zendesk jira confluence slack hubspot marketo mailchimp wordpress shopify netsuite xero peachtree westlaw lexisnexis yardi primavera procore bluebeam postgresql mysql mongodb redis kafka spark hadoop snowflake git github linux unix scada plc hvac haccp osha spss sas stata'
    .split(' ')
    .filter((name) => name.length > 2)

const leading =
  /\b(?:led|lead|leads|leading|managed?|manages|managing|directed?|directs|directing|supervised?|supervises|supervising|headed|oversaw|oversees?|overseeing|spearhead\w*|founded|owned|owns|pioneer\w*|orchestrat\w*|chaired|launched|transformed|established|championed)\b/gi

const credentials =
  /\b(?:certified|certification|certificate|licen[cs]ed?|licen[cs]e|registered|degree|bachelor\w*|master'?s|phd|doctorate|diploma|fluent|native|bilingual|expert|award\w*)\b/gi

function numbersIn(text: string): string[] {
  const digits = text.match(/\d[\d,.]*\d|\d/g) ?? []
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return [
    ...digits.map((number) => number.replace(/,/g, '')),
    ...words.filter((word) => numberWords.includes(word)).map((word) => digitsOf[word] ?? word),
  ]
}

function namesIn(line: string): string[] {
  return (line.match(/(?<=[\p{L}\p{N},;)’'] )\p{Lu}[\p{L}\p{N}&.'’-]*/gu) ?? [])
    .map((name) => name.replace(/[.,'’]+$|['’]s$/g, ''))
    .filter((name) => name !== 'I')
}

function holds(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}

const misspellings = readFileSync(new URL('../../data/lists/misspellings.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .flatMap((row) => (row.includes('=') ? [row.split('=')] : []))

/** `Industries` of `Sports Industies`: the word they meant. */
function isMended(name: string, source: string): boolean {
  return misspellings.some(([wrong = '', right]) => right === name.toLowerCase() && holds(source, wrong))
}

function root(word: string): string {
  const lower = word.toLowerCase()
  if (/^(?:led|lead)/.test(lower)) return 'le'
  if (/^overs/.test(lower)) return 'overs'
  return lower.replace(/(?:ing|ed|es|s|e)$/, '').slice(0, 7)
}

/** What a text says that its source does not. */
function strayIn(
  text: string,
  { source, elsewhere, where }: { source: string; elsewhere: string; where: string },
): Finding[] {
  const known = new Set(numbersIn(source))
  const findings: Finding[] = []
  for (const number of numbersIn(text)) {
    if (!known.has(number))
      findings.push({ kind: numbersIn(elsewhere).includes(number) ? 'moved' : 'number', text: number, where })
  }
  for (const line of text.split('\n'))
    for (const name of namesIn(line.replace(/^[-*•]\s*/, '')))
      if (!holds(source, name)) findings.push({ kind: holds(elsewhere, name) ? 'moved' : 'name', text: name, where })
  for (const tool of toolNames)
    if (new RegExp(`(?<![\\w.])${tool.replace(/[.+]/g, '\\$&')}(?![\\w])`, 'i').test(text) && !holds(source, tool))
      findings.push({ kind: 'tool', text: tool, where })
  const roots = new Set([...source.matchAll(leading)].map(([word]) => root(word)))
  const answersFor = /responsible for|in charge of|management of|supervision of/i.test(source)
  for (const [word] of text.matchAll(leading))
    if (!roots.has(root(word)) && !answersFor) findings.push({ kind: 'scope', text: word, where })
  for (const [word] of text.matchAll(credentials))
    if (!holds(source, word.slice(0, 6))) findings.push({ kind: 'credential', text: word, where })
  return findings
}

function entryText(resume: Resume, id: string): string {
  const job = resume.experiences.find((entry) => entry.id === id)
  return job
    ? [job.position, job.company, job.location ?? '', job.startDate, job.endDate ?? '', job.description].join('\n')
    : ''
}

function wholeText(resume: Resume): string {
  const { profileImage: _image, links = [], ...info } = resume.personalInfo
  return [
    ...Object.values(info),
    ...links.flatMap(({ label, url }) => [label, url]),
    ...resume.experiences.map(({ id }) => entryText(resume, id)),
    ...resume.education.flatMap((school) => [
      school.degree,
      school.field,
      school.institution,
      school.startDate,
      school.endDate ?? '',
      school.description ?? '',
    ]),
    ...resume.skillCategories.flatMap(({ name, skills }) => [name, ...skills.map((skill) => skill.name)]),
    ...resume.languages.flatMap(({ name, level }) => [name, level]),
    ...resume.certifications.flatMap(({ name, issuer, date }) => [name, issuer, date]),
    // Under its heading a licence is a certification without saying so.
    resume.certifications.length > 0 ? 'certification certificate' : '',
    ...resume.projects.flatMap(({ name, description }) => [name, description]),
  ].join('\n')
}

const monthsOf = [
  '',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const saidYears = /\b(\d+) years (?:of experience|as)\b/

/** Years of work are no number of the resume, but its dates must give them. */
function overlongYears(summary: string, resume: Resume): Finding[] {
  const said = saidYears.exec(summary)
  const ends = resume.experiences.flatMap(({ startDate, endDate, current }) => [
    startDate,
    current ? '2026-11' : (endDate ?? ''),
  ])
  const years = ends.flatMap((date) => {
    const [year, month = '1'] = date.split('-')
    return year ? [Number(year) + (Number(month) - 1) / 12] : []
  })
  const span = Math.max(...years) - Math.min(...years)
  return said && Number(said[1]) > span + 0.1 ? [{ kind: 'number', text: said[0], where: 'summary' }] : []
}

/** A tailored or upgraded resume against the one it was made of. */
export function compareResumes(before: Resume, after: Resume, dropped: readonly string[]): Finding[] {
  const findings: Finding[] = []
  const { summary: _before, professionalTitle: _title, ...identity } = before.personalInfo
  const { summary: _after, professionalTitle: headline, ...identityAfter } = after.personalInfo
  // A headline is theirs where they held the title.
  const held = [before.personalInfo.professionalTitle, ...before.experiences.map(({ position }) => position.trim())]
  if (!held.includes(headline)) findings.push({ kind: 'locked', text: headline, where: 'headline' })
  if (JSON.stringify(identity) !== JSON.stringify(identityAfter))
    findings.push({ kind: 'locked', text: 'identity', where: 'personalInfo' })
  const locked = (resume: Resume) =>
    JSON.stringify([
      resume.experiences.map(({ description: _, ...rest }) => rest),
      resume.education.map(({ description: _, ...rest }) => rest),
      resume.languages,
      resume.certifications,
      resume.projects.map(({ name }) => name),
    ])
  if (locked(before) !== locked(after)) findings.push({ kind: 'locked', text: 'entries', where: 'lists' })
  const others = (id: string) =>
    before.experiences
      .filter((job) => job.id !== id)
      .map((job) => entryText(before, job.id))
      .join('\n')
  for (const job of after.experiences) {
    const source = entryText(before, job.id)
    findings.push(...strayIn(job.description, { source, elsewhere: others(job.id), where: job.company }))
    for (const line of (before.experiences.find(({ id }) => id === job.id)?.description ?? '').split('\n')) {
      const words = line.replace(/^[\s\-*•]+/, '').trim()
      if (
        words &&
        !job.description.includes(words) &&
        !dropped.some((gone) => gone.includes(words) || words.includes(gone))
      )
        findings.push({ kind: 'lost', text: words, where: job.company })
    }
  }
  const whole = wholeText(before)
  findings.push(
    ...overlongYears(after.personalInfo.summary, before),
    ...strayIn(after.personalInfo.summary.replace(saidYears, ''), {
      source: whole,
      elsewhere: '',
      where: 'summary',
    }),
  )
  const names = (resume: Resume) => resume.skillCategories.flatMap((one) => one.skills.map(({ name }) => name))
  if (names(after).length < names(before).length) findings.push({ kind: 'lost', text: 'skills', where: 'skills' })
  // A skill may join the list where a line of work names it.
  const told = before.experiences.map(({ description }) => description).join('\n')
  const listed = new Set(names(before).map((name) => name.toLowerCase()))
  for (const name of names(after))
    if (!listed.has(name.toLowerCase()) && !holds(told, name))
      findings.push({ kind: 'tool', text: name, where: 'skills' })
  return findings
}

const framing =
  /^(?:Dear|Hiring|Manager|Sincerely|Kind|Yours|Hello|Thank|You|Your|The|At|As|In|For|My|Please|This|With|There|Besides|Before|Earlier|During|One|Part|Among|Of|From|Another|Much|Other|It|I)$/

/** A letter against resume and posting: numbers of a sentence that names an employer must be that job's. */
export function compareLetter(letter: string, resume: Resume, posting: string, years: readonly number[]): Finding[] {
  const whole = wholeText(resume)
  const spelled = monthsOf.join(' ')
  const findings: Finding[] = []
  let led: Resume['experiences'] = []
  for (const sentence of letter.split(/\s*\n+|(?<=[.!?”]) (?=\p{Lu})/u)) {
    const quoted = [...sentence.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)
    const words = sentence.replace(/“[^”]+”/g, ' ')
    for (const quote of quoted)
      if (!holds(posting.replace(/\s+/g, ' '), quote.replace(/\s+/g, ' ')))
        findings.push({ kind: 'name', text: quote, where: 'quote' })
    const isItem = sentence.startsWith('• ')
    const spoken = resume.experiences.filter(({ company }) => company.trim() && words.includes(company.trim()))
    if (sentence.endsWith(':')) led = spoken
    // An item of a list is told of the job that leads into it.
    const named = isItem ? led : spoken
    const source = named.length > 0 ? named.map(({ id }) => entryText(resume, id)).join('\n') : whole
    const isOwn = isItem || /\b(?:I|my|My)\b/.test(words)
    const known = new Set([
      ...numbersIn(source),
      ...numbersIn(resume.personalInfo.phone),
      ...numbersIn(resume.personalInfo.email),
      ...years.map(String),
    ])
    for (const number of numbersIn(words.replace(resume.personalInfo.phone, '').replace(resume.personalInfo.email, '')))
      if (isOwn && !known.has(number) && !holds(whole, number))
        findings.push({ kind: 'number', text: number, where: sentence })
    for (const name of namesIn(words))
      if (!framing.test(name) && !holds(`${source}\n${posting}\n${whole}\n${spelled}`, name) && !isMended(name, source))
        findings.push({ kind: 'name', text: name, where: sentence })
    for (const tool of toolNames)
      if (
        isOwn &&
        new RegExp(`(?<![\\w.])${tool}(?![\\w])`, 'i').test(words) &&
        !holds(whole, tool) &&
        !holds(posting.slice(0, 200), tool)
      )
        findings.push({ kind: 'tool', text: tool, where: sentence })
    const roots = new Set([...source.matchAll(leading)].map(([word]) => root(word)))
    for (const [word] of words.matchAll(leading))
      if (isOwn && named.length > 0 && !roots.has(root(word)) && !/responsible for|in charge of/i.test(source))
        findings.push({ kind: 'scope', text: word, where: sentence })
  }
  return findings
}
