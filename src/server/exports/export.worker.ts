import { parentPort } from 'node:worker_threads'
import { type ExportRequest, exportDocument, exportFonts } from './export-document.ts'
import { exportLetter, type LetterRequest } from './export-letter.ts'
import type { Answer } from './pool.ts'
import { type Receipt, readBack } from './receipt.ts'

/** A document as a file, or what a machine reads in that file, or a letter as a file. */
export type ExportJob = (ExportRequest & { want: 'file' | 'receipt' }) | (LetterRequest & { want: 'letter' })
export type ExportResult = { want: 'file'; bytes: Uint8Array } | { want: 'receipt'; receipt: Receipt }

const port = parentPort
if (!port) throw new Error('export.worker.ts runs in a worker thread')

// Reading the metrics takes longer than a document, so it is done before the first one is asked for.
exportFonts()

port.on('message', async (job: ExportJob) => {
  port.postMessage(await answer(job))
})

async function answer(job: ExportJob): Promise<Answer<ExportResult>> {
  try {
    if (job.want === 'letter') return { result: { want: 'file', bytes: await exportLetter(job) } }
    const bytes = await exportDocument(job)
    if (job.want === 'file') return { result: { want: 'file', bytes } }
    return { result: { want: 'receipt', receipt: await readBack(bytes, job.format, job.resume) } }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
