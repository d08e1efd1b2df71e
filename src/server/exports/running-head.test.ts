// The name and the number above later pages, as the person chose them.
import { inflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { runningHeads, type Style } from '#engine/style/style.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { checkPdfUa } from '../../../tests/support/pdf-ua/check-pdf-ua.ts'
import { exportDocument, exportFonts } from './export-document.ts'

const numbered: TemplateDefinition = {
  ...templates.nameplate,
  design: { ...templates.nameplate.design, border: 'page-numbers' },
}

const [job] = templates.nameplate.sample.experiences
if (!job) throw new Error('the sample has no job')
const resume = {
  ...templates.nameplate.sample,
  experiences: Array.from({ length: 14 }, (_, index) => ({ ...job, id: `job-${index}` })),
}
const { firstName, lastName } = resume.personalInfo
const name = `${firstName} ${lastName}`

/** What the pages of a PDF draw, unpacked. */
function pageContents(bytes: Buffer): string {
  const streams = bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...streams].map(([, packed = '']) => unpack(Buffer.from(packed, 'latin1'))).join('\n')
}

function unpack(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1')
  } catch {
    return ''
  }
}

/** What belongs to no part of the text, page by page. */
function runningTexts(template: TemplateDefinition, custom: Partial<Style>): string[] {
  const { pages } = layoutPages(composeResume(resume, template, custom), exportFonts())
  return pages.map(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' && item.node === -1 ? item.text : [])).join(' '),
  )
}

const write = (
  runningHead: Style['runningHead'],
  format: 'pdf' | 'docx',
  template: TemplateDefinition = templates.nameplate,
) => exportDocument({ resume, template, customStyle: { runningHead }, format, created: '2024-05-06T07:08:09Z' })

const expected: Record<Style['runningHead'], string> = {
  'name-and-number': `${name} 2 / #`,
  number: '2 / #',
  name,
  none: '',
}

describe.each(runningHeads)('a running head of %s', (runningHead) => {
  it('stands above every page but the first', () => {
    const [first, second] = runningTexts(templates.nameplate, { runningHead })
    expect(first).toBe('')
    expect(second?.replace(/\d+$/, '#')).toBe(expected[runningHead])
  })

  it('is an artifact of the PDF that is known as a header or a footer', async () => {
    const bytes = await write(runningHead, 'pdf')
    expect(checkPdfUa(bytes)).toEqual([])
    const isMarked = runningHead !== 'none'
    expect(pageContents(bytes).includes('/Type /Pagination /Subtype /Header')).toBe(isMarked)
    const feet = pageContents(await write(runningHead, 'pdf', numbered))
    expect(feet.includes('/Type /Pagination /Subtype /Footer')).toBe(isMarked)
  })

  it('is a header in Word, its number a field', async () => {
    const files = unzipSync(await write(runningHead, 'docx'))
    const headers = Object.entries(files)
      .filter(([path]) => /word\/header\d\.xml/.test(path))
      .map(([, bytes]) => Buffer.from(bytes).toString())
      .join('')
    expect(headers.includes(`>${name}<`)).toBe(expected[runningHead].includes(name))
    expect(/<w:instrText[^>]*>PAGE</.test(headers)).toBe(expected[runningHead].includes('#'))
    expect(headers.includes('NUMPAGES')).toBe(expected[runningHead].includes('#'))
  })

  it('is what a template shows at the foot of every page too, where it numbers them all', async () => {
    const feet = runningTexts(numbered, { runningHead })
    expect(feet[0]?.replace(/\d+ \/ \d+$/, '2 / #')).toBe(expected[runningHead])
    const files = unzipSync(await write(runningHead, 'docx', numbered))
    const hasFooter = Object.entries(files).some(
      ([path, bytes]) => /word\/footer\d\.xml/.test(path) && Buffer.from(bytes).toString().includes('<w:t'),
    )
    expect(hasFooter).toBe(runningHead !== 'none')
  })
})

it('is name and number where nothing was chosen', () => {
  expect(runningTexts(templates.nameplate, {})).toEqual(
    runningTexts(templates.nameplate, { runningHead: 'name-and-number' }),
  )
})
