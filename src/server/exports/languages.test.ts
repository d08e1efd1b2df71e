// The files of every template in the languages a document can be in.

import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { wordsByLanguage } from '#engine/resume/document-words.ts'
import { type DocumentLanguage, documentLanguages } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { checkPdfUa } from '../../../tests/support/pdf-ua/check-pdf-ua.ts'
import { resumeIn } from '../../../tests/support/resumes-in-languages.ts'
import { exportDocument } from './export-document.ts'
import { readBack } from './read-back.ts'

const isFull = process.env.TEST_FULL === '1'
const all: TemplateDefinition[] = Object.values(templates)

/** One language and one kind of file a template, in turn, all of them on the first. */
function languagesOf({ id }: TemplateDefinition, format: 'pdf' | 'docx'): readonly DocumentLanguage[] {
  if (isFull || id === 1) return documentLanguages
  const isTurn = (id % 2 === 0) === (format === 'pdf')
  return isTurn ? [documentLanguages[(id >> 1) % documentLanguages.length] ?? 'en'] : []
}

function write(template: TemplateDefinition, language: DocumentLanguage, format: 'pdf' | 'docx'): Promise<Buffer> {
  const created = '2024-05-06T07:08:09Z'
  return exportDocument({ resume: resumeIn(language), template, customStyle: { pageSize: 'a4' }, format, created })
}

const count = (text: string, part: string) => text.split(part).length - 1

describe.each(all.map((template) => [template.name, template] as const))('%s', (_name, template) => {
  it.each(languagesOf(template, 'pdf'))(
    'writes a PDF in %s that says every field once and says its language',
    async (language) => {
      const bytes = await write(template, language, 'pdf')
      const { found, of, text } = await readBack(bytes, 'pdf', resumeIn(language))
      expect(`${found} of ${of}`).toBe(`${of} of ${of}`)
      expect(count(text, resumeIn(language).personalInfo.email)).toBe(1)
      expect(checkPdfUa(bytes)).toEqual([])
      const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
      const { info } = await (await task.promise).getMetadata()
      await task.destroy()
      expect(info).toMatchObject({ Language: language, Title: expect.stringMatching(wordsByLanguage[language].resume) })
    },
  )

  it.each(languagesOf(template, 'docx'))(
    'writes a Word file in %s that says every field and its language',
    async (language) => {
      const bytes = await write(template, language, 'docx')
      const { found, of } = await readBack(bytes, 'docx', resumeIn(language))
      expect(`${found} of ${of}`).toBe(`${of} of ${of}`)
      const styles = Buffer.from(unzipSync(bytes)['word/styles.xml'] ?? new Uint8Array()).toString()
      expect(styles).toContain(`<w:lang w:val="${wordsByLanguage[language].tag}"`)
    },
  )
})
