// Puts a line that found no place into a section.
import { addLine } from '#engine/edit/add-line.ts'
import { addToSummary } from '#engine/edit/add-to-summary.ts'
import { getField, setField } from '#engine/edit/set-field.ts'
import { addSkill } from '#engine/edit/skills.ts'
import type { Resume } from '#engine/resume/resume.ts'

type LineToPlace = { text: string; path: string; newId: () => string }

/** The resume with the line in that place. */
export function placeLine(resume: Resume, { text, path, newId }: LineToPlace): Resume {
  if (path === 'skillCategories') return placeSkills(resume, text, newId)
  if (path === 'certifications') return placeCertification(resume, text, newId)
  if (path === 'languages') return placeLanguages(resume, text, newId)
  if (path === 'personalInfo.summary') return addToSummary(resume, text)
  if (path === newEntry) return { ...resume, experiences: [...resume.experiences, entryOf(text, newId())] }
  if (path.startsWith('experiences.')) return addLine(resume, { entry: path, text })
  const field = fieldOf(path)
  const before = getField(resume, field)
  // A line of its own: a suggestion for the text that is there still finds it.
  return setField(resume, field, [typeof before === 'string' ? before.trimEnd() : '', text].filter(Boolean).join('\n'))
}

/** In place of a job's id: one that is not there yet. */
export const newEntry = 'experiences.new'

const SHORTEST_SENTENCE = 12

/** `Treasurer, St. Brendan's parish, 2016 – Present` is what somebody was, where and when; a sentence is what they did. */
function entryOf(text: string, id: string): Resume['experiences'][number] {
  const line = text.replace(/^[-•*\s]+/, '')
  const blank = { id, position: '', company: '', startDate: '', current: false, description: '' }
  if (line.split(/\s+/).length >= SHORTEST_SENTENCE || line.endsWith('.')) return { ...blank, description: `- ${line}` }
  const [dates = '', startDate = '', endDate = ''] =
    /[\s,(|]+((?:19|20)\d{2})(?:\s*(?:-|–|—|to)\s*((?:19|20)\d{2}|present|now|today))?\)?$/i.exec(line) ?? []
  const named = line.slice(0, line.length - dates.length)
  const [, position = named, company = ''] = /^(.+?)(?:\s*[,|]\s*|\s+(?:at|for|with|[-–—])\s+)(.+)$/.exec(named) ?? []
  const current = endDate !== '' && !/^\d/.test(endDate)
  return { ...blank, position, company, startDate, current, ...(endDate && !current ? { endDate } : {}) }
}

function placeSkills(resume: Resume, text: string, newId: () => string): Resume {
  const known = new Set(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name.toLowerCase())))
  const fresh = skillNames(text).filter((name) => !known.has(name.toLowerCase()))
  const skills = fresh.map((name) => ({ id: newId(), name }))
  const [category] = resume.skillCategories
  if (!category) return { ...resume, skillCategories: [{ id: newId(), name: 'Skills', skills }] }
  return skills.reduce((now, skill) => addSkill(now, category.id, skill), resume)
}

/** `Erosion Control Field Guide training, 2021` is a name and its date. */
function placeCertification(resume: Resume, text: string, newId: () => string): Resume {
  const line = text.replace(/^[-•*\s]+/, '')
  const [, name = line, date = ''] = /^(.*\p{L}.*?)[\s,(–—-]+((?:19|20)\d{2}(?:-\d{2})?)\)?$/u.exec(line) ?? []
  return { ...resume, certifications: [...resume.certifications, { id: newId(), name, issuer: '', date }] }
}

/** `German: B1, Irish (basic) and Latin`: each with its level, where it has one. */
function placeLanguages(resume: Resume, text: string, newId: () => string): Resume {
  const read = text
    .replace(/^[-•*\s]+/, '')
    .split(/(?:[,;|•·]| and (?=\p{Lu}))(?![^(]*\))/u)
    .map((part) => part.trim().replace(/\.$/, ''))
    .map((part) => /^(.+?)\s*(?:[:=(–—]|\s-)\s*(.+?)\)?$/.exec(part) ?? [part, part, ''])
    .filter(([, name = '']) => name !== '')
  const languages = [...resume.languages]
  for (const [, name = '', level = ''] of read) {
    const at = languages.findIndex((one) => one.name.trim().toLowerCase() === name.toLowerCase())
    const same = languages[at]
    if (!same) languages.push({ id: newId(), name, level })
    else if (same.level.trim() === '') languages[at] = { ...same, level }
  }
  return { ...resume, languages }
}

function skillNames(text: string): string[] {
  return text
    .replace(/^[-•*\s]+/, '')
    .replace(/^[^:,;]{1,40}:\s+/, '')
    .split(/[,;|•·]/)
    .map((name) => name.trim().replace(/\.$/, ''))
    .filter(Boolean)
}

export function fieldOf(path: string): string {
  return path === 'personalInfo.summary' ? path : `${path}.description`
}
