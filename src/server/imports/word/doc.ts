// The text of a Word 97 to 2003 document, with styles, lists, tables, headers and text boxes.
import type { CellPlace, FlowParagraph, FlowSource, Run } from '#engine/reading/segment.ts'
import { Refusal } from '../refusal.ts'
import { readCompoundFile } from './doc/compound-file.ts'
import { readDocStyles } from './doc/doc-styles.ts'
import { readDocText } from './doc/doc-text.ts'
import { findRange, readPropertyPages } from './doc/property-pages.ts'
import { paragraphChanges, type RunChanges, runChanges } from './doc/sprms.ts'
import { type DraftParagraph, FlowBuilder, isNearWhite, largest, leastSize, longestInstruction } from './flow.ts'
import { damaged } from './unzip.ts'

/** Places in the head of the file (the "FIB") where the parts of the document are listed. */
const head = { flags: 0x0a, lengths: 0x4c, styles: 0xa2, headers: 0xf2, runs: 0xfa, paragraphs: 0x102, pieces: 0x1a2 }
const leastHead = head.pieces + 8

type Part = NonNullable<FlowParagraph['part']>
type Story = { from: number; to: number; part?: Part }

export function readDoc(bytes: Uint8Array): FlowSource {
  const streams = readCompoundFile(bytes)
  const stream = streams.get('WordDocument')
  if (!stream) throw notWord(streams)
  if (stream.length < leastHead || stream.readUInt16LE(0) !== 0xa5ec) throw damaged()
  const flags = stream.readUInt16LE(head.flags)
  if (flags & 0x0100) throw passwordProtected()
  const table = streams.get(flags & 0x0200 ? '1Table' : '0Table')
  if (!table) throw damaged()
  const part = (place: number) => {
    const start = stream.readUInt32LE(place)
    return table.subarray(start, start + stream.readUInt32LE(place + 4))
  }
  const { text, placeOf } = readDocText(stream, part(head.pieces))
  const paragraphRanges = readPropertyPages(stream, part(head.paragraphs), 'paragraph')
  const runRanges = readPropertyPages(stream, part(head.runs), 'run')
  const styleOf = readDocStyles(part(head.styles))
  const flow = new FlowBuilder()
  const tables = {
    count: 0,
    isOpen: false,
    row: 0,
    column: 0,
    pending: [] as { draft: DraftParagraph; cell: CellPlace }[],
  }

  for (const story of listStories(stream, part(head.headers))) readStory(story)
  return flow.build()

  function readStory({ from, to, part: storyPart }: Story): void {
    const fields = new FieldReader()
    let start = from
    for (let at = from; at < Math.min(to, text.length); at++) {
      const character = text[at] ?? ''
      if (character !== '\r' && character !== '\x07' && character !== '\f') continue
      addParagraph({ start, end: at, isCell: character === '\x07', fields, ...(storyPart ? { part: storyPart } : {}) })
      start = at + 1
    }
    if (start < to)
      addParagraph({
        start,
        end: Math.min(to, text.length),
        isCell: false,
        fields,
        ...(storyPart ? { part: storyPart } : {}),
      })
    closeTable()
  }

  function addParagraph(place: {
    start: number
    end: number
    isCell: boolean
    fields: FieldReader
    part?: Part
  }): void {
    const { start, end } = place
    const properties = findRange(paragraphRanges, placeOf(end))
    const style = styleOf(properties?.style ?? 0)
    const own = paragraphChanges(properties?.bytes ?? Buffer.alloc(0))
    const look = { ...style.paragraph, ...own }
    if (own.isRowEnd) {
      tables.row++
      tables.column = 0
      return
    }
    const isList = (look.list ?? 0) > 0
    const level = own.level ?? style.level
    const draft: DraftParagraph = {
      runs: readRuns(start, end, {
        base: style.run,
        isShaded: look.inTable === true || look.shaded === true,
        fields: place.fields,
      }),
      isList,
      ...(style.name === '' ? {} : { style: style.name }),
      ...(level === undefined ? {} : { level }),
      ...(isList ? { depth: look.depth ?? 0 } : {}),
      ...(look.indent === undefined ? {} : { indent: look.indent }),
      ...(look.before === undefined ? {} : { before: look.before }),
      ...(look.after === undefined ? {} : { after: look.after }),
      ...(place.part ? { part: place.part } : {}),
    }
    if (!look.inTable && !place.isCell) {
      closeTable()
      flow.add(draft)
      return
    }
    if (!tables.isOpen) Object.assign(tables, { isOpen: true, row: 0, column: 0 })
    tables.pending.push({ draft, cell: { table: tables.count, row: tables.row, column: tables.column, columns: 1 } })
    if (place.isCell) tables.column++
  }

  /** How many columns a table has is known when all of it has been seen. */
  function closeTable(): void {
    const columns = largest(tables.pending.map(({ cell }) => cell.column + 1))
    for (const { draft, cell } of tables.pending) flow.add({ ...draft, cell: { ...cell, columns } })
    if (tables.isOpen) tables.count++
    tables.pending = []
    tables.isOpen = false
  }

  function readRuns(
    start: number,
    end: number,
    context: { base: RunChanges; isShaded: boolean; fields: FieldReader },
  ): Run[] {
    const runs: Run[] = []
    let at = start
    while (at < end) {
      const place = placeOf(at)
      const range = findRange(runRanges, place)
      let next = at + 1
      while (next < end && (range ? isIn(range, placeOf(next)) : !findRange(runRanges, placeOf(next)))) next++
      const own = runChanges(range?.bytes ?? Buffer.alloc(0), context.base)
      const look = { ...context.base, ...(own.style === undefined ? {} : styleOf(own.style).run), ...own }
      const isWhite = isNearWhite(look.color) && !look.shaded && !context.isShaded
      const isHidden = look.hidden || (look.size ?? 10) < leastSize || isWhite
      for (const shown of context.fields.read(text.slice(at, next))) {
        if (look.deleted) continue
        if (isHidden) flow.hide(shown.text)
        else runs.push(toRun(shown.text, look, shown.link))
      }
      at = next
    }
    return runs
  }
}

function isIn(range: { from: number; to: number }, place: number): boolean {
  return place >= range.from && place < range.to
}

function toRun(text: string, look: RunChanges, link: string | undefined): Run {
  return {
    text,
    bold: look.bold ?? false,
    italic: look.italic ?? false,
    size: look.size ?? 10,
    ...(look.color === undefined ? {} : { color: look.color }),
    ...(link === undefined ? {} : { link }),
  }
}

/** Fields hold an instruction that nobody sees and the result that stands on the page. */
class FieldReader {
  private link: string | undefined
  private readonly open: { instruction: string; isResult: boolean }[] = []

  read(text: string): { text: string; link: string | undefined }[] {
    const shown: { text: string; link: string | undefined }[] = []
    for (const character of text) {
      const field = this.open.at(-1)
      if (character === '\x13') this.open.push({ instruction: '', isResult: false })
      else if (character === '\x14' && field) {
        if (!field.isResult) this.link = /HYPERLINK\s+"([^"]+)"/i.exec(field.instruction)?.[1] ?? this.link
        field.isResult = true
      } else if (character === '\x15') {
        this.open.pop()
        this.link = undefined
      } else if (field && !field.isResult) {
        if (field.instruction.length < longestInstruction) field.instruction += character
      } else {
        const last = shown.at(-1)
        const letter = visible[character] ?? (character < ' ' && character !== '\t' ? '' : character)
        if (last && last.link === this.link) last.text += letter
        else shown.push({ text: letter, link: this.link })
      }
    }
    return shown
  }
}

const visible: Record<string, string> = { '\v': '\n', '\x1e': '-', '\x1f': '' }

/** The parts of the text, one after the other: body, footnotes, headers, notes, text boxes. */
function listStories(stream: Buffer, headerTable: Buffer): Story[] {
  const length = (index: number) => stream.readUInt32LE(head.lengths + index * 4)
  const [body, footnotes, headers] = [length(0), length(1), length(2)]
  const headerStart = body + footnotes
  const boxStart = headerStart + headers + length(3) + length(4) + length(5)
  const running = listHeaders(headerTable, headerStart)
  return [
    ...running.filter(({ part }) => part === 'header'),
    { from: boxStart, to: boxStart + length(6), part: 'text-box' },
    { from: 0, to: body },
    ...running.filter(({ part }) => part === 'footer'),
  ]
}

/** After six separators come six stories for each section: headers and footers of even, odd and first pages. */
const separators = 6
const isFooter = [false, false, true, true, false, true]

function listHeaders(table: Buffer, start: number): Story[] {
  const count = Math.max(0, (table.length >> 2) - 2)
  return Array.from({ length: count }, (_, index) => index)
    .slice(separators)
    .map(
      (index): Story => ({
        from: start + table.readUInt32LE(index * 4),
        to: start + table.readUInt32LE(index * 4 + 4),
        part: isFooter[(index - separators) % 6] ? 'footer' : 'header',
      }),
    )
    .filter(({ from, to }) => to > from)
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
