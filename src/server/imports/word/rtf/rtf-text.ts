// What an RTF file has told so far: the state of its groups, the paragraph and the row that are being written.
import type { FlowSource, Run } from '#engine/reading/segment.ts'
import { FlowBuilder, longestInstruction } from '../flow.ts'
import { isUnseen, runOf } from '../run-look.ts'

type Look = {
  bold: boolean
  italic: boolean
  size: number
  color: number
  hidden: boolean
  shaded: boolean
  /** Struck out by somebody who reviewed the text. */
  deleted: boolean
}
type State = {
  look: Look
  destination: 'text' | 'skip' | 'colors' | 'field' | 'list-mark'
  unicodeSkip: number
  part?: 'header' | 'footer'
}
type Paragraph = {
  runs: Run[]
  isList: boolean
  isCell: boolean
  style?: string
  level?: number
  indent?: number
  before?: number
  after?: number
}

export const plainLook: Look = {
  bold: false,
  italic: false,
  size: 12,
  color: 0,
  hidden: false,
  shaded: false,
  deleted: false,
}

/** Deeper than this no program nests its groups. */
const deepest = 1000

export class RtfText {
  state: State = { look: { ...plainLook }, destination: 'text', unicodeSkip: 1 }
  paragraph = newParagraph()
  /** Of the table, by number. */
  readonly colors: string[] = []
  /** Characters that are only there for readers without Unicode. */
  skipCharacters = 0
  private readonly flow = new FlowBuilder()
  private readonly stack: State[] = []
  private readonly link = { depth: 0, url: '' }
  private readonly row = { row: 0, column: 0, cells: [] as Paragraph[] }
  private instruction = ''
  private pendingBytes: number[] = []
  private readonly decode: (bytes: Uint8Array) => string

  constructor(decode: (bytes: Uint8Array) => string) {
    this.decode = decode
  }

  /** False if there are more groups than any document has. */
  openGroup(): boolean {
    this.stack.push({ ...this.state, look: { ...this.state.look } })
    return this.stack.length <= deepest
  }

  closeGroup(): void {
    if (this.stack.length <= this.link.depth) this.link.url = ''
    const outer = this.stack.pop() ?? this.state
    if (outer.part !== this.state.part) this.endParagraph()
    this.state = outer
  }

  /** A byte of the file's code page; several may be one character. */
  addByte(byte: number): void {
    if (this.skipCharacters > 0) this.skipCharacters--
    else this.pendingBytes.push(byte)
  }

  flushBytes(): void {
    if (this.pendingBytes.length === 0) return
    const text = this.decode(Uint8Array.from(this.pendingBytes))
    this.pendingBytes = []
    this.push(text)
  }

  /** Without what is there for readers that know no Unicode. */
  pushRest(text: string): void {
    const kept = text.slice(this.skipCharacters)
    this.skipCharacters = Math.max(0, this.skipCharacters - text.length)
    this.push(kept)
  }

  push(text: string): void {
    const { destination, look } = this.state
    if (destination === 'field' && this.instruction.length < longestInstruction) this.instruction += text
    if (destination === 'list-mark') this.paragraph.isList = true
    if (destination !== 'text' || look.deleted || text === '') return
    const { color: number, ...rest } = look
    const color = this.colors[number]
    const inked = { ...rest, ...(color === undefined ? {} : { color }) }
    if (isUnseen(text, inked)) this.flow.hide(text)
    else this.paragraph.runs.push(runOf(text, inked, this.link.url || undefined))
  }

  openField(): void {
    this.state.destination = 'field'
    this.instruction = ''
  }

  /** What a field shows leads where its instruction says. */
  openFieldResult(): void {
    const url = /HYPERLINK\s+"([^"]+)"/i.exec(this.instruction.slice(0, longestInstruction))?.[1]
    if (url !== undefined) Object.assign(this.link, { depth: this.stack.length, url })
  }

  endParagraph(): void {
    const { paragraph, state } = this
    if (paragraph.isCell) this.row.cells.push(paragraph)
    else this.flow.add({ ...draft(paragraph), ...(state.part ? { part: state.part } : {}) })
    this.paragraph = { ...newParagraph(), isCell: paragraph.isCell }
  }

  endCell(): void {
    const { row } = this
    row.cells.push({ ...this.paragraph, isCell: true })
    for (const cell of row.cells) {
      this.flow.add({ ...draft(cell), cell: { table: 0, row: row.row, column: row.column, columns: 1 } })
    }
    row.cells = []
    row.column++
    this.paragraph = { ...newParagraph(), isCell: true }
  }

  endRow(): void {
    this.row.row++
    this.row.column = 0
    this.paragraph = newParagraph()
  }

  build(): FlowSource {
    this.flushBytes()
    if (this.row.cells.length > 0) this.endCell()
    this.flow.add(draft(this.paragraph))
    return this.flow.build()
  }
}

function newParagraph(): Paragraph {
  return { runs: [], isList: false, isCell: false }
}

function draft({ isCell: _, ...paragraph }: Paragraph) {
  return paragraph
}
