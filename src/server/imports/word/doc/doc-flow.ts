// Paragraphs, runs and tables of a Word document from its text and the ranges its properties hold for.
import type { CellPlace, FlowSource, Run } from '#engine/reading/segment.ts'
import { type DraftParagraph, FlowBuilder, largest } from '../flow.ts'
import { isUnseen, runOf } from '../run-look.ts'
import type { Part, Story } from './doc-stories.ts'
import type { readDocStyles } from './doc-styles.ts'
import type { readDocText } from './doc-text.ts'
import { FieldReader } from './field-reader.ts'
import { findRange, type readPropertyPages } from './property-pages.ts'
import { paragraphChanges, type RunChanges, runChanges } from './sprms.ts'

type Ranges = ReturnType<typeof readPropertyPages>
type DocParts = ReturnType<typeof readDocText> & {
  paragraphs: Ranges
  runs: Ranges
  styleOf: ReturnType<typeof readDocStyles>
}

export class DocFlow {
  private readonly flow = new FlowBuilder()
  private readonly tables = {
    count: 0,
    isOpen: false,
    row: 0,
    column: 0,
    pending: [] as { draft: DraftParagraph; cell: CellPlace }[],
  }

  constructor(private readonly parts: DocParts) {}

  build(): FlowSource {
    return this.flow.build()
  }

  addStory({ from, to, part }: Story): void {
    const { text } = this.parts
    const fields = new FieldReader()
    const last = Math.min(to, text.length)
    const common = { fields, ...(part ? { part } : {}) }
    let start = from
    for (let at = from; at < last; at++) {
      const character = text[at] ?? ''
      if (character !== '\r' && character !== '\x07' && character !== '\f') continue
      this.addParagraph({ start, end: at, isCell: character === '\x07', ...common })
      start = at + 1
    }
    if (start < to) this.addParagraph({ start, end: last, isCell: false, ...common })
    this.closeTable()
  }

  private addParagraph(place: { start: number; end: number; isCell: boolean; fields: FieldReader; part?: Part }): void {
    const { start, end } = place
    const properties = findRange(this.parts.paragraphs, this.parts.placeOf(end))
    const style = this.parts.styleOf(properties?.style ?? 0)
    const own = paragraphChanges(properties?.bytes ?? Buffer.alloc(0))
    const look = { ...style.paragraph, ...own }
    if (own.isRowEnd) {
      this.tables.row++
      this.tables.column = 0
      return
    }
    const isList = (look.list ?? 0) > 0
    const level = own.level ?? style.level
    const draft: DraftParagraph = {
      runs: this.readRuns(start, end, {
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
      this.closeTable()
      this.flow.add(draft)
      return
    }
    if (!this.tables.isOpen) Object.assign(this.tables, { isOpen: true, row: 0, column: 0 })
    this.tables.pending.push({
      draft,
      cell: { table: this.tables.count, row: this.tables.row, column: this.tables.column, columns: 1 },
    })
    if (place.isCell) this.tables.column++
  }

  /** How many columns a table has is known when all of it has been seen. */
  private closeTable(): void {
    const columns = largest(this.tables.pending.map(({ cell }) => cell.column + 1))
    for (const { draft, cell } of this.tables.pending) this.flow.add({ ...draft, cell: { ...cell, columns } })
    if (this.tables.isOpen) this.tables.count++
    this.tables.pending = []
    this.tables.isOpen = false
  }

  private readRuns(
    start: number,
    end: number,
    context: { base: RunChanges; isShaded: boolean; fields: FieldReader },
  ): Run[] {
    const { runs, placeOf, styleOf, text } = this.parts
    const read: Run[] = []
    let at = start
    while (at < end) {
      const range = findRange(runs, placeOf(at))
      let next = at + 1
      while (next < end && (range ? isIn(range, placeOf(next)) : !findRange(runs, placeOf(next)))) next++
      const own = runChanges(range?.bytes ?? Buffer.alloc(0), context.base)
      const look = { ...context.base, ...(own.style === undefined ? {} : styleOf(own.style).run), ...own }
      for (const shown of context.fields.read(text.slice(at, next))) {
        if (look.deleted) continue
        if (isUnseen(shown.text, look, context)) this.flow.hide(shown.text)
        else read.push(runOf(shown.text, { size: 10, ...look }, shown.link))
      }
      at = next
    }
    return read
  }
}

function isIn(range: { from: number; to: number }, place: number): boolean {
  return place >= range.from && place < range.to
}
