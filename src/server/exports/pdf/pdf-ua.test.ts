// PDF/UA-1 by the published list of conditions. What no machine can decide is named by `human` in each group.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { emptyLetter } from '#engine/letter/letter.ts'
import { defaultLetterDesign } from '#engine/letter/letter-design.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { checkPdfUa, conditionGroups } from '../../../../tests/support/pdf-ua/check-pdf-ua.ts'
import { stressResumes } from '../../../../tests/support/resumes.ts'
import { exportDocument } from '../export-document.ts'
import { exportLetter } from '../export-letter.ts'
import { collectBytes } from './collect-bytes.ts'

const all: TemplateDefinition[] = Object.values(templates)
const [anyTemplate] = all
if (!anyTemplate) throw new Error('there are no templates')
const photographed = all.find(({ sample, style }) => sample.personalInfo.profileImage && style.showPhoto) ?? anyTemplate
const isFull = process.env.TEST_FULL === '1'
const created = '2024-05-06T07:08:09Z'
const stress = Object.entries(stressResumes)

const write = (template: TemplateDefinition, resume: Resume): Promise<Buffer> =>
  exportDocument({ resume, template, customStyle: {}, format: 'pdf', created })

describe.each(all.map((template) => [template.name, template] as const))('the PDF of %s', (_name, template) => {
  const chosen = isFull ? stress : stress.slice(template.id % stress.length).slice(0, 1)
  const cases = [['its own sample', () => template.sample] as const, ...chosen]
  it.each(cases)('meets every condition of PDF/UA that a machine can check, with %s', async (_case, make) => {
    expect(checkPdfUa(await write(template, make()))).toEqual([])
  })
})

describe('a cover letter', () => {
  it.each(all.map((template) => [template.name, template] as const))(
    'of %s meets them too',
    async (_name, template) => {
      const letter = {
        ...emptyLetter('letter'),
        sender: { ...emptyLetter('letter').sender, name: 'Ana Díaz', email: 'ana@example.com' },
        body: 'Dear team,\n\nI build things that last.\n\nSincerely,\nAna',
      }
      const bytes = await exportLetter({ letter, design: defaultLetterDesign, template, format: 'pdf', created })
      expect(checkPdfUa(bytes)).toEqual([])
    },
  )
})

describe('the check itself', () => {
  const broken: [condition: string, from: RegExp, to: string][] = [
    ['01-005', /\/Marked true/, '/Marked null'],
    ['02-001', /\/S \/Sect/, '/S /Soct'],
    ['06-002', /<pdfuaid:part>1/, '<pdfuaid:part>2'],
    ['07-001', /\/DisplayDocTitle/, '/DisplayDokTitle'],
    ['07-002', /\/DisplayDocTitle true\n/, '/DisplayDocTitle false'],
    ['09-005', /\/S \/LBody/, '/S /Table'],
    ['11-001', /\/Lang \(en\)/, '/Lang (  )'],
    ['13-004', /\/Alt \(/, '/Alx ('],
    ['14-002', /\/S \/H1/, '/S /H3'],
    ['14-003', /\/S \/H2/, '/S /H4'],
    ['21-001', /\/UF \(candid-resume.json\)/, '/UX (candid-resume.json)'],
    ['28-009', /\/Tabs \/S/, '/Tabs /R'],
    ['28-011', /\/S \/Link/, '/S /Span'],
    ['28-012', /\/Contents \(mailto/, '/Kontents (mailto'],
    ['31-004', /\/CIDToGIDMap \/Identity/, '/CIDToGIDMap /Identify'],
    ['31-009', /\/FontFile2/, '/FontFile9'],
    ['31-027', /\/ToUnicode/, '/ToUnicorn'],
  ]

  it.each(broken)('finds %s', async (condition, from, to) => {
    const text = (await write(photographed, photographed.sample)).toString('latin1')
    expect(text).toMatch(from)
    // Readers find objects by their place in the file, so what is broken must stay as long as it was.
    const mended = text.replace(from, (old) => to.padEnd(old.length))
    const failures = checkPdfUa(Buffer.from(mended, 'latin1'))
    expect(failures.map((failure) => failure.split(':')[0])).toContain(condition)
  })

  it('finds what is painted without a tag', () => {
    const doc = new PDFDocument({ pdfVersion: '1.7', tagged: true, lang: 'en' })
    const bytes = collectBytes(doc)
    doc.rect(10, 10, 50, 50).fill('#000000')
    doc.end()
    expect(checkPdfUa(bytes())).toContain('01-005: f on page 1 is neither tagged nor decoration')
  })

  it('names every condition once, as checked or as left to a person', () => {
    const named = conditionGroups.flatMap(({ checked, human }) => [...checked, ...human])
    expect(new Set(named).size).toBe(named.length)
  })
})

it('lists the headings as bookmarks that lead to their place', async () => {
  const file = await getDocument({ data: new Uint8Array(await write(anyTemplate, anyTemplate.sample)), verbosity: 0 })
    .promise
  const outline = (await file.getOutline()) ?? []
  expect(outline.map(({ title }) => title.toLowerCase())).toEqual(expect.arrayContaining(['education', 'skills']))
  const places = outline.map(({ dest }) => Number(dest?.[3]))
  expect(places.every((y) => y > 0 && y < 792)).toBe(true)
})
