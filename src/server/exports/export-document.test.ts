import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import type { Resume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { type ExportRequest, exportDocument } from './export-document.ts'
import { readPdfText } from './read-text.ts'
import { findFields, readBack } from './receipt.ts'

const all: TemplateDefinition[] = Object.values(templates)

function request(
  template: TemplateDefinition,
  format: ExportRequest['format'],
  resume = template.sample,
): ExportRequest {
  return { resume, template, customStyle: {}, format, created: '2024-05-06T07:08:09Z' }
}

function missing(receipt: ReturnType<typeof findFields>): string[] {
  return receipt.fields.filter(({ found }) => !found).map(({ path, expected }) => `${path}: ${expected}`)
}

describe.each(all.map((template) => [template.name, template] as const))('%s', (_name, template) => {
  it('reads back every field from its PDF, by order of content and by structure', async () => {
    const bytes = await exportDocument(request(template, 'pdf'))
    const { structureText, text } = await readPdfText(bytes)
    expect(missing(findFields(text, template.sample))).toEqual([])
    expect(missing(findFields(structureText, template.sample))).toEqual([])
    expect(text).not.toMatch(/[\ue000-\uf8ff\ufffd]/)
  })

  it('reads back every field from its Word file, with headings as headings and bullets as lists', async () => {
    const bytes = await exportDocument(request(template, 'docx'))
    expect(missing(await readBack(bytes, 'docx', template.sample))).toEqual([])
    const { value: html } = await mammoth.convertToHtml({ buffer: bytes })
    const bullets = template.sample.experiences.flatMap(({ description }) => description.match(/^\s*[-*] /gm) ?? [])
    expect(count(html, /<h1>/g)).toBeGreaterThanOrEqual(4)
    expect(count(html, /<h2>/g)).toBeGreaterThanOrEqual(template.sample.experiences.length)
    expect(count(html, /<li>/g)).toBeGreaterThanOrEqual(bullets.length)
  })
})

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

describe('exportDocument', () => {
  const [template] = all
  if (!template) throw new Error('there are no templates')

  const hostile: Resume = {
    ...template.sample,
    personalInfo: {
      ...template.sample.personalInfo,
      firstName: 'Jane \u0000\u0007<b>&amp;</b> ]]> \ud800',
      lastName: '\u202eeoD',
      website: 'javascript:alert(1)',
      profileImage: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ',
      summary: `${'unbroken'.repeat(80)}\n(\\) <</S /JavaScript>> 😀 \ue000`,
    },
  }

  it.each(['pdf', 'docx'] as const)('makes a readable %s of hostile content', async (format) => {
    const bytes = await exportDocument(request(template, format, hostile))
    const { text } = await readBack(bytes, format, hostile)
    expect(text).toContain('<b>&amp;</b>')
    expect(text.replace(/\s/g, '')).toContain('unbroken'.repeat(80))
  })

  it('takes a resume with nothing in it', async () => {
    const empty: Resume = {
      id: '',
      personalInfo: {
        firstName: '',
        lastName: '',
        professionalTitle: '',
        email: '',
        phone: '',
        location: '',
        summary: '',
      },
      experiences: [],
      education: [],
      skillCategories: [],
      languages: [],
      certifications: [],
      projects: [],
    }
    for (const format of ['pdf', 'docx'] as const) {
      const bytes = await exportDocument(request(template, format, empty))
      expect((await readBack(bytes, format, empty)).of).toBe(0)
    }
  })

  it('carries the resume inside the PDF, word for word', async () => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const bytes = await exportDocument(request(template, 'pdf'))
    const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    const attachments: Record<string, { content: Uint8Array }> = await file.getAttachments()
    const data: unknown = JSON.parse(Buffer.from(attachments['candid-resume.json']?.content ?? []).toString('utf8'))
    expect(data).toEqual(template.sample)
  })
})
