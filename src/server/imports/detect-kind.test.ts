import { describe, expect, it } from 'vitest'
import { detectKind } from './detect-kind.ts'
import { compoundFile, makeDocx, makeOdt, makePdf, resumePage, zip } from './files.fixture.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('detectKind', () => {
  it('knows each kind by what is in it', async () => {
    expect(detectKind(await makePdf(resumePage))).toBe('pdf')
    expect(detectKind(makeDocx(''))).toBe('docx')
    expect(detectKind(makeOdt(''))).toBe('odt')
    expect(detectKind(compoundFile({ WordDocument: Buffer.alloc(4096) }))).toBe('doc')
    expect(detectKind(bytes('{\\rtf1\\ansi Dana}'))).toBe('rtf')
    expect(detectKind(bytes('\xef\xbb\xbf{ "basics": {} }'))).toBe('json')
    expect(detectKind(bytes('Dana Reyes\nWelder'))).toBe('text')
    expect(detectKind(Buffer.from('\ufeffDana Reyes', 'utf16le'))).toBe('text')
  })

  it.each([
    ['a picture', '\x89PNG\r\n\x1a\n', 'unsupported-type', /picture \(PNG\)/],
    ['a photo', '\xff\xd8\xff\xe0', 'unsupported-type', /picture \(JPEG\)/],
    ['a program of Windows', 'MZ\x90\0', 'unsupported-type', /program/],
    ['a program of Linux', '\x7fELF\x02', 'unsupported-type', /program/],
    ['a script', '#!/bin/sh\nrm -rf x', 'unsupported-type', /program/],
    ['a packed archive', '\x1f\x8b\x08\0', 'unsupported-type', /archive/],
    ['a film', '\0\0\0\x18ftypmp42', 'unsupported-type', /audio or video/],
    ['a web page', '<!DOCTYPE html><title>x</title>', 'unsupported-type', /web page/],
    ['noise', '\x01\x02\x03\x04\x05\x06\x07', 'unsupported-type', /don’t recognize/],
    ['nothing', '', 'unreadable', /empty/],
  ])('refuses %s with a sentence', (_name, content, code, sentence) => {
    expect(() => detectKind(bytes(content))).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(sentence) }),
    )
  })

  it('tells spreadsheets and other archives from documents', () => {
    expect(() => detectKind(zip({ 'xl/workbook.xml': '' }))).toThrow(/spreadsheet/)
    expect(() => detectKind(zip({ 'a/b.txt': 'x' }))).toThrow(/archive/)
  })
})
