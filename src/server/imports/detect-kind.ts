// What a file is, by its first bytes and not by its name: people rename files, and mail programs name them wrongly.
import { Refusal } from './refusal.ts'

export type FileKind = 'pdf' | 'docx' | 'odt' | 'doc' | 'rtf' | 'json' | 'linkedin' | 'text'

const accepted =
  'Please upload a PDF, a Word document (.docx or .doc), ODT, RTF, plain text, Markdown, JSON Resume or a LinkedIn data archive.'

/** The first bytes of a file, each as one character; `?` stands for any. */
const pictures: [name: string, mark: string][] = [
  ['PNG', '\x89PNG\r\n'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF8'],
  ['WebP', 'RIFF????WEBP'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['BMP', 'BM????\0\0\0\0'],
  ['HEIC', '????ftyphei'],
  ['HEIC', '????ftypmif1'],
  ['AVIF', '????ftypavif'],
]
const programs = ['MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xfe\xed\xfa', '\xca\xfe\xba\xbe', '#!/', '#! /', '\0asm']
const archives = ['Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ', '(\xb5/\xfd']
const media = ['ID3', 'OggS', '\x1aE\xdf\xa3', '????ftyp', 'RIFF', 'fLaC']

function beginsWith(head: string, mark: string): boolean {
  return [...mark].every((character, index) => character === '?' || head[index] === character)
}

const headLength = 1024

export function detectKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new Refusal('unreadable', 'This file is empty. Please choose another one.')
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1')
  // Some programs write a few bytes before the mark of a PDF.
  if (/%PDF-\d/.test(head)) return 'pdf'
  if (head.startsWith('PK')) return detectPackage(bytes)
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'doc'
  if (/^\s*\{\\rtf/.test(head)) return 'rtf'
  refuseKnown(head)
  return detectText(bytes)
}

/** The names of a package's parts stand uncompressed in it. */
function detectPackage(bytes: Uint8Array): FileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.includes('word/document') || buffer.includes('word/')) return 'docx'
  if (buffer.includes('application/vnd.oasis.opendocument.text') || buffer.includes('content.xml')) return 'odt'
  if (buffer.includes('Positions.csv') || buffer.includes('Profile.csv')) return 'linkedin'
  if (buffer.includes('xl/workbook') || buffer.includes('ppt/presentation')) {
    throw new Refusal('unsupported-type', `This is a spreadsheet or a presentation, not a document. ${accepted}`)
  }
  throw new Refusal('unsupported-type', `This is an archive or an app, not a document. ${accepted}`)
}

function refuseKnown(head: string): void {
  const picture = pictures.find(([, mark]) => beginsWith(head, mark))
  if (picture) {
    throw new Refusal(
      'unsupported-type',
      `This is a picture (${picture[0]}). Please save it as a PDF: its text is then read from the page, or upload the document it was made from.`,
    )
  }
  if (programs.some((mark) => beginsWith(head, mark))) {
    throw new Refusal('unsupported-type', `This is a program, not a document. ${accepted}`)
  }
  if (archives.some((mark) => beginsWith(head, mark))) {
    throw new Refusal('unsupported-type', `This is a compressed archive. Please unpack it first. ${accepted}`)
  }
  if (media.some((mark) => beginsWith(head, mark))) {
    throw new Refusal('unsupported-type', `This is audio or video, not a document. ${accepted}`)
  }
  if (/^\s*(?:<!doctype html|<html|<\?xml)/i.test(head)) {
    throw new Refusal('unsupported-type', `This is a web page or a data file. ${accepted}`)
  }
}

/** Control characters don't occur in text; a few are forgiven. */
const mostControls = 0.01

function detectText(bytes: Uint8Array): FileKind {
  const sample = bytes.subarray(0, 64 * 1024)
  const isWide = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  if (!isWide) {
    let controls = 0
    for (const byte of sample) {
      if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls++
    }
    if (controls / sample.length > mostControls) {
      throw new Refusal('unsupported-type', `We don’t recognize this kind of file. ${accepted}`)
    }
  }
  return /^\s*\{/.test(
    Buffer.from(sample.subarray(0, 64))
      .toString('latin1')
      .replace(/^\xef\xbb\xbf/, ''),
  )
    ? 'json'
    : 'text'
}
