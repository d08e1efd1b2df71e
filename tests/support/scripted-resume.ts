import type { Resume } from '#engine/resume/resume.ts'

/** What would run, were any output to take a person's text for its own. */
export const script = '<script>alert(1)</script><img src=x onerror=alert(2)>'

/** Not a text of the person's: the form of these is fixed. */
const fixed =
  /^(id|.*Id|.*Date|.*Url|url|link|website|linkedin|github|portfolio|email|profileImage|level|proficiency|type|kind)$/

/** The same resume with a script at the end of every text somebody could have written. */
export function withScript(resume: Resume): Resume {
  // The shape stays; only texts grow.
  return spread(resume, '') as Resume
}

function spread(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value === '' || fixed.test(key) ? value : `${value} ${script}`
  if (Array.isArray(value)) return value.map((item) => spread(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spread(inner, name)]))
}
