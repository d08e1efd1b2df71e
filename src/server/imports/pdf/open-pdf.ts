import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Refusal } from '../refusal.ts'
import { createOperatorBudget, type OperatorBudget } from './list-operators.ts'
import { getDocument, startWorker } from './pdfjs.ts'

export type OpenPdf = {
  file: PDFDocumentProxy
  budget: OperatorBudget
  close(): Promise<void>
  /** The same file once more, with its pictures. */
  reopen(): Promise<OpenPdf>
}

const maxPages = 50

/** The largest picture that is decoded: a page of A3 at 300 dots an inch. */
const maxPicturePixels = 20_000_000

const packageDir = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * `drawing` decodes pictures and builds the outlines of letters, as painting needs them; reading text needs neither,
 * and they take most of the time.
 */
export async function openPdf(bytes: Uint8Array, options: { drawing: boolean }): Promise<OpenPdf> {
  if (countOpenObjects(bytes) > mostOpenObjects) throw damaged()
  if (!options.drawing) pretendToLoadFonts()
  // What is painted is changed while it is painted, so that needs copies.
  const worker = options.drawing ? undefined : startWorker()
  const task = getDocument({
    ...(worker ? { worker } : {}),
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: options.drawing,
    maxImageSize: options.drawing ? maxPicturePixels : 1,
    canvasMaxAreaInBytes: maxPicturePixels * 4,
    cMapUrl: join(packageDir, 'cmaps/'),
    standardFontDataUrl: join(packageDir, 'standard_fonts/'),
    wasmUrl: join(packageDir, 'wasm/'),
    iccUrl: join(packageDir, 'iccs/'),
    ...(options.drawing ? {} : fontlessDocument),
  })
  try {
    const file = await task.promise
    if (file.numPages > maxPages) {
      throw new Refusal(
        'too-large',
        `This file has ${file.numPages} pages; up to ${maxPages} can be read. Please upload only the pages of your resume.`,
      )
    }
    return {
      file,
      budget: createOperatorBudget(),
      close: () => closeQuietly(task, worker),
      reopen: () => openPdf(bytes, { drawing: true }),
    }
  } catch (error) {
    await closeQuietly(task, worker)
    throw toRefusal(error)
  }
}

/** A file without its table is searched for objects; from one that never ends pdf.js searches to the end of the file. */
const mostOpenObjects = 1000

function countOpenObjects(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The mark of an end has the mark of a beginning in it.
  return count(file, 'obj') - 2 * count(file, 'endobj')
}

function count(file: Buffer, mark: string): number {
  let found = 0
  for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + mark.length)) found++
  return found
}

async function closeQuietly(task: PDFDocumentLoadingTask, worker?: PDFWorker): Promise<void> {
  // A broken file may fail once more while it is closed; what was read stays good.
  await task.destroy().catch(() => {})
  worker?.destroy()
}

function toRefusal(error: unknown): Error {
  if (error instanceof Refusal) return error
  if (error instanceof Error && error.name === 'PasswordException') {
    return new Refusal(
      'unreadable',
      'This PDF is protected by a password. Please save a copy without the password and upload that.',
    )
  }
  return damaged()
}

function damaged(): Refusal {
  return new Refusal('unreadable', 'This PDF is damaged and could not be opened. Please export it again and try again.')
}

/** Without a place to load fonts into, pdf.js draws the outline of every letter by itself: three times the work. */
const fontlessDocument: Record<string, unknown> = { ownerDocument: { fonts: { add() {}, delete() {} } } }

function pretendToLoadFonts(): void {
  if ('FontFace' in globalThis) return
  Object.assign(globalThis, {
    FontFace: class {
      loaded = Promise.resolve()
    },
  })
}
