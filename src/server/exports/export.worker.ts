import { workerData } from 'node:worker_threads'
import { formats } from '#engine/formats/registry.gen.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { serveThreadJobs } from '#server/platform/work-pool/serve-jobs.ts'
import { type ExportRequest, exportDocument, exportFonts } from './export-document.ts'
import { exportLetter, type LetterRequest } from './export-letter.ts'
import { type ReadBack, readBack } from './read-back.ts'

/** A document as a file, or what a machine reads in that file, or a letter as a file, or a resume as text. */
export type ExportJob =
  | (ExportRequest & { want: 'file' | 'read-back' })
  | (LetterRequest & { want: 'letter' })
  | { want: 'text'; resume: Resume; format: keyof typeof formats }
export type ExportResult = { want: 'file'; bytes: Uint8Array } | { want: 'read-back'; json: string }

// Reading the metrics takes longer than a document, so it is done before the first one is asked for.
exportFonts()

serveThreadJobs<ExportJob, ExportResult>(async (job) => {
  if (job.want === 'letter') return { want: 'file', bytes: await exportLetter(job) }
  if (job.want === 'text') return { want: 'file', bytes: Buffer.from(formats[job.format].render(job.resume)) }
  const bytes = await exportDocument(job)
  if (job.want === 'file') return { want: 'file', bytes }
  const report: ReadBack = await readBack(bytes, job.format, job.resume)
  // Written here: one of thousands of fields would hold up the server's own thread.
  return { want: 'read-back', json: JSON.stringify(report) }
}, workerData)
