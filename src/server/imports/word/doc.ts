// The text of a Word 97 to 2003 document.
import WordExtractor from 'word-extractor'
import type { FlowParagraph, FlowSource } from '#engine/reading/segment.ts'
import { Refusal } from '../refusal.ts'
import { FlowBuilder } from './flow.ts'

export async function readDoc(bytes: Uint8Array): Promise<FlowSource> {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    if (error instanceof Error && /encrypt|password/i.test(error.message)) throw passwordProtected()
    throw new Refusal(
      'unreadable',
      'This Word document is damaged or of a kind before Word 97. Please save it as .docx or PDF and upload that.',
    )
  })
  const flow = new FlowBuilder()
  const options = { filterUnicode: false }
  addText(flow, document.getHeaders({ ...options, includeFooters: false }), 'header')
  addText(flow, document.getTextboxes(options), 'text-box')
  addText(flow, document.getBody(options))
  addText(flow, document.getFooters(options), 'footer')
  return flow.build()
}

function passwordProtected(): Refusal {
  return new Refusal(
    'unreadable',
    'This Word document is protected by a password. Please save a copy without the password and upload that.',
  )
}

function addText(flow: FlowBuilder, text: string, part?: NonNullable<FlowParagraph['part']>): void {
  for (const line of text.split(/\r\n?|\n/)) {
    const run = { text: line.replace(/\v/g, '\n'), bold: false, italic: false }
    flow.add({ runs: [run], isList: false, ...(part ? { part } : {}) })
  }
}
