import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Resume, resumeSchema } from '#engine/resume/resume.ts'
import { templates } from '../registry.gen.ts'
import { portraits } from './portraits.gen.ts'
import { testimonialPortraits } from './testimonial-portraits.gen.ts'

const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.json'))

const withPhoto = ['beacon', 'cover', 'creative', 'current', 'europa', 'harbor', 'launch', 'modern', 'reel', 'summit']
const twoPages = ['boardroom', 'chancery', 'keystone', 'register', 'scholar', 'treatise']
/** One page set so tight that it holds the words of one and a half. */
const dense = ['datasheet']
const firstSteps = ['bridge', 'campus', 'compass', 'launch', 'notebook', 'sprout']
/** Students and volunteers who do several things at a time. */
const sideBySide = ['campus', 'sprout']

const hype =
  /\b(passionate|results?-(driven|oriented)|synerg\w+|dynamic|hard-?working|self-starter|guru|ninja|rock ?star|world-class|cutting-edge|leverag\w+|proven track record|team player|go-getter|think outside|detail-oriented|spearhead\w*|seasoned)\b/i
const firstPerson = /\b(I|me|my|mine|we|our|us)\b/
const famousCompanies =
  /\b(google|alphabet|amazon|apple|microsoft|meta|facebook|netflix|tesla|ibm|oracle|sap|siemens|deloitte|pwc|kpmg|mckinsey|goldman|jpmorgan|hsbc|toyota|samsung|ikea|nike|adidas|unilever|nestl[eé]|spotify|uber|airbnb|accenture|walmart|boeing|airbus|marriott|hilton)\b/i
const fictionalPhone = /555|(7946|496) 0\d{3}$|^\+33 6 39 98|^\+49 40 66969|^\+46 8 465 004|^\+61 3 7010|^\+353 20 91/

const samples = Object.entries(templates).map(([key, { sample }]) => ({
  key,
  raw: sample,
  sample: resumeSchema.parse(sample),
}))

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const points = (description: string) => description.split('\n').filter((line) => line.startsWith('- '))

function collectIds(resume: Resume): string[] {
  const { experiences, education, skillCategories, languages, certifications, projects } = resume
  const skills = skillCategories.flatMap((category) => category.skills)
  const entries = [experiences, education, skillCategories, skills, languages, certifications, projects].flat()
  return entries.map((entry) => entry.id)
}

/** Everything the page shows, without ids and pictures. */
function collectTexts(resume: Resume): string[] {
  const { profileImage, ...person } = resume.personalInfo
  const { arrangement, id, personalInfo, ...sections } = resume
  const texts: string[] = []
  const collect = (value: unknown, name: string) => {
    if (typeof value === 'string' && name !== 'id') texts.push(value)
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) collect(inner, key)
    }
  }
  collect(person, 'person')
  collect(sections, 'sections')
  return texts
}

function wordRange(key: string): [least: number, most: number] {
  if (twoPages.includes(key)) return [430, 700]
  if (dense.includes(key)) return [300, 450]
  if (firstSteps.includes(key)) return [150, 300]
  return [160, 380]
}

describe('the sample people', () => {
  it('are one file each, all with a name and an employer of their own', () => {
    expect(samples.length).toBeGreaterThan(40)
    expect(files.sort()).toEqual(samples.map(({ key }) => `${key}.json`))
    const names = samples.map(({ sample }) => `${sample.personalInfo.firstName} ${sample.personalInfo.lastName}`)
    expect(new Set(names).size).toBe(samples.length)
    const employers = samples.flatMap(({ sample }) => [...new Set(sample.experiences.map((job) => job.company))])
    expect(new Set(employers).size).toBe(employers.length)
  })

  it('show a portrait exactly where the template has a place for one, and nobody shares a face', () => {
    const shown = samples.filter(({ sample }) => sample.personalInfo.profileImage)
    expect(shown.map(({ key }) => key)).toEqual(withPhoto)
    const faces = [
      ...shown.map(({ sample }) => sample.personalInfo.profileImage),
      ...Object.values(testimonialPortraits),
    ]
    expect(new Set(faces).size).toBe(faces.length)
  })

  it('have portraits small enough to travel with a resume', () => {
    for (const portrait of [...Object.values(portraits), ...Object.values(testimonialPortraits)]) {
      expect(portrait).toMatch(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/)
      expect(Buffer.from(portrait.split(',')[1] ?? '', 'base64').length).toBeLessThan(14_000)
    }
  })
})

describe.each(samples)('the sample of $key', ({ key, raw, sample }) => {
  const texts = collectTexts(sample)

  it('is a resume with nothing the schema would drop', () => {
    expect(sample).toEqual(raw)
    expect(sample.id).toBe(`sample-${key}`)
  })

  it('has ids of its own that never repeat', () => {
    const ids = collectIds(sample)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith(`${key}-`))).toEqual([])
  })

  it('can be reached only at addresses and numbers that belong to nobody', () => {
    const { email, phone, website, linkedin } = sample.personalInfo
    expect(email).toMatch(/^[a-z.]+@([a-z-]+\.)?example\.(com|org)$/)
    expect(phone).toMatch(fictionalPhone)
    if (linkedin) expect(linkedin).toMatch(/^linkedin\.com\/in\/[a-z-]+$/)
    const addresses = [website, ...sample.projects.map((project) => project.url)].filter((url) => url !== undefined)
    for (const url of addresses) expect(url).toMatch(/^https:\/\/[a-z-]+\.example\.(com|org)(\/[a-z-]+)?$/)
  })

  it('has dates that are in order, newest first, and not in the future', () => {
    for (const { startDate, endDate, current } of [...sample.experiences, ...sample.education]) {
      expect(startDate).toMatch(/^(199|20[012])\d-(0[1-9]|1[0-2])$/)
      expect(startDate < '2025-10').toBe(true)
      expect(current).toBe(endDate === undefined)
      if (!endDate) continue
      expect(endDate).toMatch(/^(199|20[012])\d-(0[1-9]|1[0-2])$/)
      expect(startDate < endDate && endDate < '2025-10').toBe(true)
    }
    for (const { date } of sample.certifications) expect(date).toMatch(/^20[0-2]\d-(0[1-9]|1[0-2])$/)

    const starts = sample.experiences.map((job) => job.startDate)
    const ends = sample.experiences.map((job) => job.endDate ?? '9999')
    if (sideBySide.includes(key)) return
    expect(starts).toEqual([...starts].sort().reverse())
    for (const [index, end] of ends.slice(1).entries()) expect(end <= (starts[index] ?? '')).toBe(true)
  })

  it('tells of jobs in short points, at employers that do not exist', () => {
    expect(sample.experiences.length).toBeGreaterThanOrEqual(firstSteps.includes(key) ? 1 : 2)
    expect(sample.experiences.length).toBeLessThanOrEqual(6)
    for (const { company, description } of sample.experiences) {
      expect(company).not.toMatch(famousCompanies)
      expect(points(description).length).toBeGreaterThanOrEqual(1)
      expect(points(description).length).toBeLessThanOrEqual(7)
      for (const point of points(description)) {
        expect(countWords(point)).toBeLessThanOrEqual(32)
        expect(point).toMatch(/[.?]$/)
      }
    }
  })

  it('names skills in two to four groups and never says one twice', () => {
    expect(sample.skillCategories.length).toBeGreaterThanOrEqual(2)
    expect(sample.skillCategories.length).toBeLessThanOrEqual(4)
    const names = sample.skillCategories.flatMap((category) => category.skills.map((skill) => skill.name))
    expect(new Set(names).size).toBe(names.length)
    for (const { skills } of sample.skillCategories) {
      expect(skills.length).toBeGreaterThanOrEqual(2)
      expect(skills.length).toBeLessThanOrEqual(8)
    }
  })

  it('speaks plainly, in the third person, with typographic quotes', () => {
    const summaryWords = countWords(sample.personalInfo.summary)
    expect(summaryWords).toBeGreaterThanOrEqual(35)
    expect(summaryWords).toBeLessThanOrEqual(70)
    for (const { description } of sample.experiences) expect(description).not.toMatch(firstPerson)
    expect(sample.personalInfo.summary).not.toMatch(firstPerson)
    for (const text of texts) {
      expect(text).not.toMatch(hype)
      expect(text).not.toMatch(/['"]|\.\.\.| {2}|^\s|\s$/)
    }
  })

  it('is as long as its template needs', () => {
    const words = texts.reduce((sum, text) => sum + countWords(text), 0)
    const [least, most] = wordRange(key)
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
  })
})
