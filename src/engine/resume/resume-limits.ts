// How much a resume may hold. A long academic one has thirty pages; what is far beyond is no resume, and laying it out
// would keep everybody else waiting.
import { at, isRecord, type ReadingProblem, type Source } from './read-value.ts'

export const resumeLimits = {
  entries: {
    experiences: 200,
    education: 100,
    skillCategories: 100,
    languages: 100,
    certifications: 500,
    projects: 500,
  },
  skillsInCategory: 200,
  skills: 1500,
  links: 50,
  /** A first or a last name. */
  nameCharacters: 200,
  /** Any other field of one line. */
  lineCharacters: 4000,
  /** All texts together, without the photo. */
  characters: 250_000,
  lines: 6000,
} as const

const entryNames: Record<keyof typeof resumeLimits.entries, string> = {
  experiences: 'jobs',
  education: 'schools',
  skillCategories: 'skill categories',
  languages: 'languages',
  certifications: 'certifications',
  projects: 'projects',
}

/** The first way in which a value is more than a resume can be. It looks at sizes only, so that it is quick. */
export function findExcess(value: unknown): ReadingProblem | undefined {
  const source: Source = { value, path: '', problems: [] }
  return findExcessEntries(value) ?? findLongName(source) ?? findTooMuchText(value)
}

/** The same for its lists alone, where a text was read that has its own limit. */
export function findExcessEntries(value: unknown): ReadingProblem | undefined {
  const source: Source = { value, path: '', problems: [] }
  return findTooManyEntries(source) ?? findTooManySkills(source) ?? findTooManyLinks(source)
}

function findTooManyEntries(source: Source): ReadingProblem | undefined {
  for (const [key, limit] of Object.entries(resumeLimits.entries)) {
    const count = lengthOf(at(source, key).value)
    // The keys of a record whose type names them all.
    if (count > limit) return tooMany(key, { limit, count, what: entryNames[key as keyof typeof entryNames] })
  }
  return undefined
}

function findTooManySkills(source: Source): ReadingProblem | undefined {
  const categories = at(source, 'skillCategories').value
  if (!Array.isArray(categories)) return undefined
  let total = 0
  for (const [index, category] of categories.entries()) {
    const count = lengthOf(isRecord(category) ? category.skills : undefined)
    total += count
    const limit = resumeLimits.skillsInCategory
    if (count > limit) return tooMany(`skillCategories.${index}.skills`, { limit, count, what: 'skills in a category' })
  }
  const limit = resumeLimits.skills
  return total > limit ? tooMany('skillCategories', { limit, count: total, what: 'skills' }) : undefined
}

function findTooManyLinks(source: Source): ReadingProblem | undefined {
  const { value, path } = at(at(source, 'personalInfo'), 'links')
  const limit = resumeLimits.links
  const count = lengthOf(value)
  return count > limit ? tooMany(path, { limit, count, what: 'links' }) : undefined
}

function findLongName(source: Source): ReadingProblem | undefined {
  const person = at(source, 'personalInfo')
  for (const key of ['firstName', 'lastName']) {
    const { value, path } = at(person, key)
    const limit = resumeLimits.nameCharacters
    if (typeof value === 'string' && value.length > limit) return { path, message: `Use at most ${limit} characters` }
  }
  return undefined
}

/** Fields that may run over several lines. */
const longFields = new Set(['summary', 'description'])

/** Nothing below this is read; following a value of ten thousand levels would break the stack. */
const deepest = 8

function findTooMuchText(value: unknown): ReadingProblem | undefined {
  let characters = 0
  let lines = 0
  const visit = (part: unknown, path: string, key: string, depth = 0): ReadingProblem | undefined => {
    if (typeof part === 'string') {
      characters += part.length
      lines += countLines(part)
      const limit = resumeLimits.lineCharacters
      if (part.length > limit && !longFields.has(key))
        return { path, message: `Use at most ${spell(limit)} characters` }
      return characters > resumeLimits.characters || lines > resumeLimits.lines ? tooLong(path) : undefined
    }
    if (typeof part !== 'object' || part === null || depth > deepest) return undefined
    for (const [name, inner] of Object.entries(part)) {
      if (name === 'profileImage') continue
      // The entries of a list are read as lines of the field they stand in.
      const field = Array.isArray(part) ? key : name
      const excess = visit(inner, path === '' ? name : `${path}.${name}`, field, depth + 1)
      if (excess) return excess
    }
    return undefined
  }
  return visit(value, '', '')
}

function countLines(text: string): number {
  let lines = 1
  for (let place = text.indexOf('\n'); place >= 0 && lines <= resumeLimits.lines; place = text.indexOf('\n', place + 1))
    lines++
  return lines
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function tooLong(path: string): ReadingProblem {
  const characters = spell(resumeLimits.characters)
  const lines = spell(resumeLimits.lines)
  return { path, message: `A resume can have ${characters} characters in ${lines} lines, and this one has more` }
}

function tooMany(path: string, { limit, count, what }: { limit: number; count: number; what: string }): ReadingProblem {
  return { path, message: `A resume can have ${spell(limit)} ${what}, and this one has ${spell(count)}` }
}

function spell(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
