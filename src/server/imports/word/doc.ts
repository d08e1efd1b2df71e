// The text of a Word 97 to 2003 document, with styles, lists, tables, headers and text boxes.
import type { FlowSource } from '#engine/reading/segment.ts'
import { Refusal } from '../refusal.ts'
import { readCompoundFile } from './doc/compound-file.ts'
import { DocFlow } from './doc/doc-flow.ts'
import { listStories } from './doc/doc-stories.ts'
import { readDocStyles } from './doc/doc-styles.ts'
import { readDocText } from './doc/doc-text.ts'
import { readPropertyPages } from './doc/property-pages.ts'
import { damaged } from './unzip.ts'

/** Places in the head of the file (the "FIB") where the parts of the document are listed. */
const head = { flags: 0x0a, lengths: 0x4c, styles: 0xa2, headers: 0xf2, runs: 0xfa, paragraphs: 0x102, pieces: 0x1a2 }
const leastHead = head.pieces + 8

export function readDoc(bytes: Uint8Array): FlowSource {
  const { stream, part } = openDocument(bytes)
  const flow = new DocFlow({
    ...readDocText(stream, part(head.pieces)),
    paragraphs: readPropertyPages(stream, part(head.paragraphs), 'paragraph'),
    runs: readPropertyPages(stream, part(head.runs), 'run'),
    styleOf: readDocStyles(part(head.styles)),
  })
  for (const story of listStories(stream.subarray(head.lengths), part(head.headers))) flow.addStory(story)
  return flow.build()
}

/** The stream with the text, and the parts of the table that its head lists. */
function openDocument(bytes: Uint8Array): { stream: Buffer; part(place: number): Buffer } {
  const streams = readCompoundFile(bytes)
  const stream = streams.get('WordDocument')
  if (!stream) throw notWord(streams)
  if (stream.length < leastHead || stream.readUInt16LE(0) !== 0xa5ec) throw damaged()
  const flags = stream.readUInt16LE(head.flags)
  if (flags & 0x0100) throw passwordProtected()
  const table = streams.get(flags & 0x0200 ? '1Table' : '0Table')
  if (!table) throw damaged()
  return {
    stream,
    part(place) {
      const start = stream.readUInt32LE(place)
      return table.subarray(start, start + stream.readUInt32LE(place + 4))
    },
  }
}

function notWord(streams: ReadonlyMap<string, Buffer>): Refusal {
  if (streams.has('EncryptedPackage')) return passwordProtected()
  return new Refusal(
    'unsupported-type',
    'This is not a Word document. Please upload a PDF, a Word document, ODT, RTF, plain text or JSON Resume.',
  )
}

function passwordProtected(): Refusal {
  return new Refusal(
    'unreadable',
    'This Word document is protected by a password. Please save a copy without the password and upload that.',
  )
}
