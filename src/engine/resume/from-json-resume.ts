// Reads JSON Resume 1.0 (and what older files call by other names). Parts it has beyond ours find the nearest place.
import { restoreRemainder } from './json-resume-remainder.ts'
import { type Reading, readResume } from './read-resume.ts'
import { at, isMissing, isRecord, readEntries, readLine, readText, report, type Source } from './read-value.ts'

/** From the least to the best: the place in the list plus one is the level. */
export const levelWords = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Expert'] as const

const furtherLevelWords: Record<string, number> = {
  novice: 1,
  basic: 2,
  competent: 3,
  proficient: 4,
  senior: 4,
  master: 5,
}

/** Never throws; names the fields that could not be read. */
export function fromJsonResume(value: unknown, { newId }: { newId: () => string }): Reading {
  const problems: Reading['problems'] = []
  const source: Source = { value, path: '', problems }
  const basics = at(source, 'basics')
  const loose = {
    personalInfo: readBasics(basics),
    experiences: [...list(source, 'work').map(readWork), ...list(source, 'volunteer').map(readWork)],
    education: list(source, 'education').map(readEducation),
    skillCategories: [...readSkills(source), ...readInterests(source)],
    languages: list(source, 'languages').map((entry) => ({
      name: first(entry, ['language', 'name']),
      level: first(entry, ['fluency', 'level']),
    })),
    certifications: [
      ...list(source, 'certificates').map((entry) =>
        pick(entry, { name: ['name'], issuer: ['issuer'], date: ['date'] }),
      ),
      ...list(source, 'awards').map((entry) => pick(entry, { name: ['title'], issuer: ['awarder'], date: ['date'] })),
    ],
    projects: [...list(source, 'projects').map(readProject), ...list(source, 'publications').map(readPublication)],
  }
  if (list(source, 'references').length > 0) report(at(source, 'references'), 'References have no place in the resume')
  const candid = at(at(source, 'meta'), 'candid')
  const { resume, problems: further } = readResume(restoreRemainder(loose, at(candid, 'fields').value), { newId })
  if (!isRecord(value)) return { resume, problems: [{ path: '', message: 'Expected a resume' }] }
  return { resume, problems: [...problems, ...further] }
}

/** True for what has one of the two parts that JSON Resume calls by names of its own. */
export function isJsonResume(value: unknown): boolean {
  if (!isRecord(value) || 'personalInfo' in value) return false
  return isRecord(value.basics) || Array.isArray(value.work)
}

function list(source: Source, key: string): Source[] {
  return readEntries(at(source, key))
}

/** The first match among the names files use for the same thing. */
function first(entry: Source, keys: string[]): string | undefined {
  const found = keys.map((key) => at(entry, key)).find((field) => !isMissing(field) && field.value !== '')
  return found === undefined ? undefined : readLine(found)
}

function pick<K extends string>(entry: Source, names: Record<K, string[]>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries<string[]>(names).map(([key, keys]) => [key, first(entry, keys)]))
}

function readBasics(basics: Source) {
  const name = first(basics, ['name'])?.trim() ?? ''
  const lastSpace = name.lastIndexOf(' ')
  const profiles = readProfiles(basics)
  return {
    firstName: lastSpace < 0 ? name : name.slice(0, lastSpace).trim(),
    lastName: lastSpace < 0 ? '' : name.slice(lastSpace + 1),
    professionalTitle: first(basics, ['label']),
    email: first(basics, ['email']),
    phone: first(basics, ['phone']),
    location: readLocation(at(basics, 'location')),
    linkedin: profiles.linkedin,
    website: first(basics, ['url', 'website']),
    links: profiles.links,
    summary: readText(at(basics, 'summary')),
    profileImage: first(basics, ['image', 'picture']),
  }
}

/** LinkedIn has its own field; every other profile is a link. */
function readProfiles(basics: Source) {
  const profiles = list(basics, 'profiles').flatMap((profile) => {
    const url = first(profile, ['url', 'username'])
    return url === undefined ? [] : [{ label: first(profile, ['network']), url }]
  })
  const linkedin = profiles.find(({ label, url }) => /linkedin/i.test(`${label} ${url}`))
  const links = profiles.filter((profile) => profile !== linkedin)
  return { linkedin: linkedin?.url, links: links.length === 0 ? undefined : links }
}

function readLocation(location: Source): string | undefined {
  if (!isRecord(location.value)) return readLine(location)
  const parts = ['address', 'city', 'region', 'postalCode', 'countryCode'].map((key) => first(location, [key]))
  return parts.filter(Boolean).join(', ')
}

/** Paragraphs and then bullets, as one description. */
export function joinDescription(parts: (string | undefined)[], highlights: (string | undefined)[]): string {
  const bullets = highlights.filter(Boolean).map((highlight) => `- ${highlight}`)
  return [...parts.filter(Boolean), ...bullets].join('\n')
}

function readDescription(entry: Source, keys: string[]): string {
  const highlights = at(entry, 'highlights')
  const bullets = Array.isArray(highlights.value) ? list(entry, 'highlights').map(readLine) : [readLine(highlights)]
  return joinDescription(
    keys.map((key) => readText(at(entry, key))),
    bullets,
  )
}

/** By the format's custom, what has a start and no end still runs. */
function readPeriod(entry: Source) {
  const period = pick(entry, { startDate: ['startDate'], endDate: ['endDate'] })
  return { ...period, current: Boolean(period.startDate) && !period.endDate }
}

function readWork(entry: Source) {
  return {
    ...pick(entry, { company: ['name', 'company', 'organization'], position: ['position'], location: ['location'] }),
    ...readPeriod(entry),
    description: readDescription(entry, ['description', 'summary']),
  }
}

function readEducation(entry: Source) {
  const score = first(entry, ['score', 'gpa'])
  const courses = list(entry, 'courses').map(readLine).filter(Boolean).join(', ')
  const description = [score && `Score: ${score}`, courses && `Courses: ${courses}`].filter(Boolean).join('\n')
  return {
    ...pick(entry, { institution: ['institution'], degree: ['studyType'], field: ['area'], location: ['location'] }),
    ...readPeriod(entry),
    ...(description === '' ? {} : { description }),
  }
}

/** An entry with keywords is a category of skills, one without is a skill by itself. Some programs write an empty list for none. */
function readSkills(source: Source) {
  const isOurs = !isMissing(at(at(source, 'meta'), 'candid'))
  const hasKeywords = (entry: Source) => {
    const { value } = at(entry, 'keywords')
    return Array.isArray(value) && (value.length > 0 || isOurs)
  }
  const entries = list(source, 'skills')
  const categories = entries.filter(hasKeywords).map((entry) => ({
    name: first(entry, ['name']),
    skills: readKeywords(entry, readLevelWord(entry)),
  }))
  const single = entries.filter((entry) => !hasKeywords(entry))
  const skills = single.map((entry) => ({ name: first(entry, ['name']), level: readLevelWord(entry) }))
  return skills.length === 0 ? categories : [...categories, { name: 'Skills', skills }]
}

function readInterests(source: Source) {
  const skills = list(source, 'interests').flatMap((entry) => [
    { name: first(entry, ['name']) },
    ...readKeywords(entry),
  ])
  return skills.length === 0 ? [] : [{ name: 'Interests', skills }]
}

function readKeywords(entry: Source, level?: number) {
  return list(entry, 'keywords').map((keyword) => ({ name: readLine(keyword), level }))
}

function readLevelWord(entry: Source): number | undefined {
  const word = first(entry, ['level'])?.trim().toLowerCase() ?? ''
  const known = levelWords.findIndex((level) => level.toLowerCase() === word) + 1
  return known || furtherLevelWords[word]
}

function readProject(entry: Source) {
  return {
    ...pick(entry, { name: ['name'], url: ['url'] }),
    description: readDescription(entry, ['description', 'summary']),
  }
}

function readPublication(entry: Source) {
  const source = [first(entry, ['publisher']), first(entry, ['releaseDate'])].filter(Boolean).join(', ')
  return {
    ...pick(entry, { name: ['name'], url: ['url'] }),
    description: joinDescription([source, readText(at(entry, 'summary'))], []),
  }
}
