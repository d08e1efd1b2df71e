// Every template's PDF and Word document of its own sample, read back without the data a PDF carries.
import { describe, expect, it } from 'vitest'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { exportDocument } from './exports/export-document.ts'
import { readFile } from './imports/read-file.ts'

const formats = ['pdf', 'docx'] as const
const all = Object.values(templates)
/** Dates in a margin, headings in one: what the next template of nine may not have. */
const always = ['Keystone', 'Compass']
/** Every ninth and these: the whole takes minutes. */
const chosen = process.env.TEST_FULL ? all : all.filter(({ name }, index) => index % 9 === 0 || always.includes(name))

describe.each(formats)('a %s of ours', (format) => {
  it.each(chosen.map((template) => [template.name, template] as const))(
    'made with %s is read back whole',
    async (_name, template) => {
      const bytes = await exportDocument({
        resume: template.sample,
        template,
        customStyle: {},
        format,
        created: '2026-01-01T00:00:00.000Z',
      })
      const reading = await readFile(bytes, { useAttached: false, recognize: false, onPage: () => {} })
      if (reading.type !== 'resume') throw new Error('taken for a scan')
      expect(facts(reading.resume.resume)).toEqual(facts(template.sample))
      expect(reading.resume.message).toBeUndefined()
    },
  )
})

/** What must come back: who, where to reach them, where they worked and learned, when, what they can and did. */
function facts({ personalInfo, experiences, education, skillCategories }: Resume) {
  const { firstName, lastName, email, phone, location } = personalInfo
  return {
    // Some templates set the name in capitals.
    person: { name: `${firstName} ${lastName}`.toUpperCase(), email, phone, location },
    work: experiences.map(({ company, position, startDate, endDate = '', current, description }) => ({
      company,
      position,
      dates: [startDate, endDate, current],
      bullets: lines(description),
    })),
    schools: education.map(({ institution, degree, startDate, endDate = '' }) => ({
      institution,
      degree,
      dates: [startDate, endDate],
    })),
    skills: skillCategories.map(({ skills }) => skills.map(({ name }) => name)),
  }
}

function lines(text: string): string[] {
  return plain(text)
    .split('\n')
    .map((line) => line.replace(/^[-•]\s*/, '').trim())
    .filter((line) => line !== '')
}
