// The drawing operators of a page, as many as a page of a resume can have. A file of a kilobyte whose forms each draw
// the next one ten times over is a million of them, and pdf.js would unfold them all.
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Refusal } from '../refusal.ts'
import type { OperatorList } from './interpret-page.ts'
import { OPS } from './pdfjs.ts'

/** What all pages of one file may still draw. */
export type OperatorBudget = { operators: number; forms: number }

export function createOperatorBudget(): OperatorBudget {
  return { operators: 400_000, forms: 5000 }
}

/** Each saved state of the page leads pdf.js to look through all those before it. */
const mostSaved = 2000

type Chunk = { fnArray: readonly number[]; length: number }
/** pdf.js hands the operators over in parts of a thousand, and has no other way to stop in between. */
type ChunkTaker = { _renderPageChunk?: (chunk: Chunk, intent: unknown) => void }

export function listOperators(page: PDFPageProxy, budget: OperatorBudget): Promise<OperatorList> {
  // Not among the types of pdf.js.
  const taker = page as unknown as ChunkTaker
  const take = taker._renderPageChunk
  let depth = 0
  return new Promise<OperatorList>((resolve, reject) => {
    if (take) {
      taker._renderPageChunk = (chunk, intent) => {
        budget.operators -= chunk.length
        for (const code of chunk.fnArray) {
          if (code === OPS.paintFormXObjectBegin) budget.forms--
          if (code === OPS.save) depth++
          if (code === OPS.restore) depth--
        }
        // What comes until the file is closed is dropped.
        if (budget.operators < 0 || budget.forms < 0 || depth > mostSaved) return reject(tooComplex())
        take.call(page, chunk, intent)
      }
    }
    page.getOperatorList().then(resolve, reject)
  })
}

function tooComplex(): Refusal {
  return new Refusal(
    'unreadable',
    'This PDF is too complex to read. Please export it again, or save it as a Word document.',
  )
}
