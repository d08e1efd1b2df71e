import { spawnSync } from 'node:child_process'
import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { Block, Composition, Run } from '#engine/layout/blocks.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Pages, TextItem } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { visibleResume } from '#engine/resume/visible-resume.ts'
import type { PageSize } from '#engine/style/style.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { hasLibreOffice, openInLibreOffice } from '../../../tests/support/libreoffice.ts'
import { stressResumes } from '../../../tests/support/resumes.ts'
import { type ExportRequest, exportDocument, exportFonts } from './export-document.ts'
import { findFields, readBack } from './read-back.ts'
import { readDocxText, readPdfText } from './read-text.ts'

const isFull = process.env.TEST_FULL === '1'
const all: TemplateDefinition[] = Object.values(templates)

type Case = { name: string; resume: Resume; pageSize: PageSize }

/** Every template has its own sample, every third one stress case; the full run has all of them on both papers. */
function cases(template: TemplateDefinition): Case[] {
  const own = { name: 'its own sample', resume: template.sample }
  const stress = Object.entries(stressResumes).map(([name, make]) => ({ name, resume: make() }))
  const papers: readonly PageSize[] = isFull ? ['letter', 'a4'] : [template.id % 2 === 0 ? 'a4' : 'letter']
  const [oneStress] = template.id % 3 === 0 ? stress.slice((template.id / 3) % stress.length) : []
  const few = oneStress ? [own, oneStress] : [own]
  const chosen = isFull ? [own, ...stress] : few
  return chosen.flatMap(({ name, resume }) =>
    papers.map((pageSize) => ({ name: `${name} on ${pageSize}`, resume, pageSize })),
  )
}

function request(
  template: TemplateDefinition,
  { resume, pageSize }: Omit<Case, 'name'>,
  format: ExportRequest['format'],
) {
  return { resume, template, customStyle: { pageSize }, format, created: '2024-05-06T07:08:09Z' }
}

const missing = (report: ReturnType<typeof findFields>): string[] =>
  report.fields.filter(({ found }) => !found).map(({ path, expected }) => `${path}: ${expected}`)

/** Letters alone: where lines end and words part is the extractor's guess. */
const letters = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e]/g, '')
const sorted = (text: string): string => [...letters(text)].sort().join('')
const isRightToLeft = (text: string): boolean => /[\u0590-\u08ff]/.test(text)
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function drawnTexts(pages: Pages): TextItem[] {
  return pages.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'text'))
}

/** The texts in the order of the logical tree. */
function logicalText(pages: Pages): string {
  const texts = drawnTexts(pages).filter(({ node }) => node >= 0)
  return texts
    .map((item, index) => ({ item, index }))
    .sort((one, other) => one.item.node - other.item.node || one.index - other.index)
    .map(({ item }) => item.text)
    .join('')
}

function runsOf(block: Block): readonly Run[] {
  if (block.kind === 'paragraph') return block.role === 'decoration' ? [] : block.runs
  if (block.kind === 'list' || block.kind === 'chips') return block.items.flatMap((item) => item.runs)
  if (block.kind === 'group') return block.children.flatMap(runsOf)
  if (block.kind === 'gutter') return [...block.label, ...block.children].flatMap(runsOf)
  if (block.kind === 'row') return block.cells.flatMap((cell) => cell.blocks.flatMap(runsOf))
  return []
}

const composedText = ({ regions }: Composition): string =>
  regions
    .flatMap(({ blocks }) => blocks.flatMap(runsOf))
    .map((run) => run.text)
    .join('')

describe.each(all.map((template) => [template.name, template] as const))('%s', (_name, template) => {
  const [ownCase] = cases(template)
  if (!ownCase) throw new Error('every template writes its own sample')
  // One kind of file a template, in turn; of the other languages.test.ts reads every field back.
  const casesOf = (kind: 'pdf' | 'docx') => {
    const isTurn = (template.id % 2 === 1) === (kind === 'pdf')
    return isFull || isTurn ? cases(template).map((one) => [one.name, one] as const) : []
  }
  // Two tests look at it, and making it is what takes the time.
  let ownWordFile: Promise<Buffer> | undefined
  const writeWord = (one: Case) => {
    if (one.name !== ownCase.name) return exportDocument(request(template, one, 'docx'))
    ownWordFile ??= exportDocument(request(template, one, 'docx'))
    return ownWordFile
  }

  it.each(casesOf('pdf'))('says every word of %s once in its PDF', async (_case, one) => {
    const pages = layoutPages(composeResume(one.resume, template, { pageSize: one.pageSize }), exportFonts())
    const { text, structureText, pageCount } = await readPdfText(await exportDocument(request(template, one, 'pdf')))
    const drawn = drawnTexts(pages)
      .map((item) => item.text)
      .join('')

    expect(pageCount).toBe(pages.pages.length)
    expect(text).not.toMatch(/[\ue000-\uf8ff\ufffd]/)
    expect(sorted(text)).toBe(sorted(drawn))
    expect(sorted(structureText)).toBe(sorted(logicalText(pages)))
    if (isRightToLeft(drawn)) return
    expect(letters(text)).toBe(letters(drawn))
    // Over two pages the side column may be between two lines of one paragraph.
    if (pageCount === 1) expect(missing(findFields(text, one.resume))).toEqual([])
  })

  it.each(casesOf('docx'))('says every word of %s once in its Word file', async (_case, one) => {
    const bytes = await writeWord(one)
    const composition = composeResume(one.resume, template, { pageSize: one.pageSize })
    const text = await readDocxText(bytes)
    expect(sorted(text)).toBe(sorted(composedText(composition)))
    expect(missing(findFields(text, one.resume))).toEqual([])
  })

  it.each(casesOf('docx').slice(0, 1))('has headings and bullets that Word knows as such: %s', async () => {
    const { sample } = template
    const { value: html } = await mammoth.convertToHtml({ buffer: await writeWord(ownCase) })
    const bullets = sample.experiences.flatMap(({ description }) => description.match(/^\s*[-*] /gm) ?? [])
    expect(count(html, /<h1>/g)).toBeGreaterThanOrEqual(4)
    expect(count(html, /<h2>/g)).toBeGreaterThanOrEqual(sample.experiences.length)
    expect(count(html, /<li>/g)).toBeGreaterThanOrEqual(bullets.length)
    expect(count(html, /href="mailto:/g)).toBe(1)
  })
})

describe('exportDocument', () => {
  const [template] = all
  if (!template) throw new Error('there are no templates')
  const letter = { pageSize: 'letter' } as const

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
    const bytes = await exportDocument(request(template, { resume: hostile, ...letter }, format))
    const { text } = await readBack(bytes, format, hostile)
    expect(text).toContain('<b>&amp;</b>')
    expect(letters(text)).toContain('unbroken'.repeat(80))
  })

  it.each(['pdf', 'docx'] as const)('makes a %s of a resume with nothing in it', async (format) => {
    const resume = emptyResume('')
    const bytes = await exportDocument(request(template, { resume, ...letter }, format))
    expect((await readBack(bytes, format, resume)).of).toBe(0)
  })

  it('carries the resume inside the PDF, word for word', async () => {
    const bytes = await exportDocument(request(template, { resume: template.sample, ...letter }, 'pdf'))
    const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    const attachments: Record<string, { content: Uint8Array }> = await file.getAttachments()
    const data: unknown = JSON.parse(Buffer.from(attachments['candid-resume.json']?.content ?? []).toString('utf8'))
    expect(data).toEqual(visibleResume(template.sample, { photo: true }))
  })
})

if (isFull && hasLibreOffice()) {
  describe('the Word files in LibreOffice without our fonts', () => {
    it('are set in the fonts they carry, on as many pages as the PDF for at least 95 of 100 templates', {
      timeout: 600_000,
    }, async () => {
      const letter = (template: TemplateDefinition) => ({ resume: template.sample, pageSize: 'letter' as const })
      const files = await Promise.all(
        all.map((template) => exportDocument(request(template, letter(template), 'docx'))),
      )
      const wanted = all.map(
        (template) => layoutPages(composeResume(template.sample, template), exportFonts()).pages.length,
      )
      const opened = await openInLibreOffice(files)
      const strange = all.filter((_, index) => opened[index]?.fonts.some((font) => font.startsWith('DejaVu')))
      expect(strange.map(({ name }) => name)).toEqual([])
      const others = all.filter((_, index) => opened[index]?.pageCount !== wanted[index]).map(({ name }) => name)
      expect(others.length, others.join()).toBeLessThanOrEqual(all.length * 0.05)
    })
  })
}

if (isFull && spawnSync('pdftotext', ['-v']).status === 0) {
  const plain = all.find(({ name }) => name === 'Nameplate')
  if (!plain) throw new Error('there is no template Plain')

  describe.each([
    ['plain', []],
    ['-layout', ['-layout']],
  ] as const)('ATS copies by pdftotext, %s', (_mode, options) => {
    it.each(all.map(({ name, sample }) => [name, sample] as const))(
      'say every field of the sample of %s',
      async (_name, resume) => {
        const bytes = await exportDocument(request(plain, { resume, pageSize: 'letter' }, 'pdf'))
        const { stdout } = spawnSync('pdftotext', [...options, '-', '-'], { input: bytes })
        expect(missing(findFields(stdout.toString('utf8'), resume))).toEqual([])
      },
    )
  })
}
