import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formats } from '#engine/formats/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { startWorker } from '#server/platform/workers.ts'
import {
  type DownloadFormat,
  downloadLetter,
  downloadResume,
  type PaintedFormat,
  readBackResume,
} from '#shared/api/exports.ts'
import type { RouteBody } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'
import type { ExportJob, ExportResult } from './export.worker.ts'
import type { ExportRequest } from './export-document.ts'
import { createPool, type Pool } from './pool.ts'

/** Whether this caller may take this file; asked before any work is done. */
export type CanDownload = (
  request: FastifyRequest,
  file: { documentId: string | null; type: 'resume' | 'coverLetter'; format: PaintedFormat },
) => Promise<boolean>

export type ExportPorts = {
  config: Pick<Config, 'workers'>
  findTemplate(id: number): TemplateDefinition | undefined
  canDownload?: CanDownload
  /** Told how it ended: a purchase is used by a file that came, not by one that was asked for. */
  endDownload?: (request: FastifyRequest, outcome: { isMade: boolean }) => Promise<void>
  /** In place of the pool of threads. */
  pool?: Pool<ExportJob, ExportResult>
}

type Document = Omit<RouteBody<typeof readBackResume>, 'format'>

/** The template for machines that read only one column. */
const plainTemplateId = 31
const jobsWaitingPerThread = 32
const timeLimitMs = 20_000

const textFormats = {
  txt: formats.text,
  md: formats.markdown,
  json: formats.json,
  'json-resume': formats['json-resume'],
}
const paintedTypes: Record<PaintedFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function registerExports(app: FastifyInstance, ports: ExportPorts): void {
  const { findTemplate, canDownload = async () => true, endDownload = async () => {} } = ports
  const pool = ports.pool ?? createExportPool(ports.config.workers)
  app.addHook('onListen', async () => pool.warm())
  app.addHook('onClose', () => pool.close())

  const jobFor = (document: Document, format: PaintedFormat): ExportRequest => ({
    resume: document.resumeContent,
    ...chooseTemplate(document, findTemplate),
    format,
    created: new Date().toISOString(),
    attachData: document.attachData,
  })

  const makeFile = async (request: FastifyRequest, job: ExportJob): Promise<Buffer> => {
    let isMade = false
    try {
      const result = await pool.run(job)
      if (result.want !== 'file') throw new Error('the worker answered another question')
      isMade = true
      return Buffer.from(result.bytes.buffer, result.bytes.byteOffset, result.bytes.byteLength)
    } finally {
      await endDownload(request, { isMade })
    }
  }

  addRoute(app, downloadResume, async ({ body, request, reply }) => {
    const { format, resumeContent } = body
    reply.header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="${fileName(format)}"`)
    if (format !== 'pdf' && format !== 'docx') {
      requireTemplate(body.templateId, findTemplate)
      const { mime, render } = textFormats[format]
      reply.type(mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)
      return render(resumeContent)
    }
    const job = jobFor(body, format)
    const documentId = resumeContent.id === '' ? null : resumeContent.id
    if (!(await canDownload(request, { documentId, type: 'resume', format }))) throw new AppError('payment-required')
    const bytes = await makeFile(request, { ...job, want: 'file' })
    reply.type(paintedTypes[format])
    return bytes
  })

  addRoute(app, readBackResume, async ({ body }) => {
    const result = await pool.run({ ...jobFor(body, body.format), want: 'receipt' })
    if (result.want !== 'receipt') throw new Error('the worker answered another question')
    return result.receipt
  })

  addRoute(app, downloadLetter, async ({ body, request, reply }) => {
    const { letter, design, templateId, format, attachData } = body
    const template = drawn(requireTemplate(templateId, findTemplate))
    const documentId = letter.id === '' ? null : letter.id
    if (!(await canDownload(request, { documentId, type: 'coverLetter', format })))
      throw new AppError('payment-required')
    const job = { letter, design, template, format, attachData, created: new Date().toISOString() }
    const bytes = await makeFile(request, { ...job, want: 'letter' })
    reply.header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="cover-letter.${format}"`)
    reply.type(paintedTypes[format])
    return bytes
  })
}

export function createExportPool(workers: number): Pool<ExportJob, ExportResult> {
  const startThread = () => startWorker('exports/export.worker.ts', { resourceLimits: { maxOldGenerationSizeMb: 512 } })
  return createPool({ startThread, size: workers, queueLimit: workers * jobsWaitingPerThread, timeLimitMs })
}

/** An ATS copy keeps the paper it is printed on and nothing else of the style; parsers stumble over photos. */
function chooseTemplate(document: Document, find: ExportPorts['findTemplate']) {
  const template = requireTemplate(document.templateId, find)
  const customStyle = document.customStyle ?? {}
  if (!document.atsCopy) return { template: drawn(template), customStyle }
  const pageSize = customStyle.pageSize ?? template.style.pageSize
  return { template: drawn(requireTemplate(plainTemplateId, find)), customStyle: { pageSize, showPhoto: false } }
}

/** The sample person does not travel to the worker. */
const drawn = ({ style, design }: TemplateDefinition) => ({ style, design })

function requireTemplate(id: number, find: ExportPorts['findTemplate']): TemplateDefinition {
  const template = find(id)
  if (template) return template
  const message = `There is no template ${id}.`
  throw new AppError('invalid-request', { message, fields: [{ path: 'templateId', message }] })
}

function fileName(format: DownloadFormat): string {
  const extension = format === 'pdf' || format === 'docx' ? format : textFormats[format].extension
  return `resume.${extension}`
}
