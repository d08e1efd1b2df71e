import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formats } from '#engine/formats/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { type ClientShares, openShares, shares } from '#server/platform/client-shares.ts'
import { goneSignal } from '#server/platform/gone-signal.ts'
import { watchWork } from '#server/platform/serve-metrics.ts'
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
import { createExportPool, createFreePool, type ExportPool } from './export-pool.ts'

/** Whether this caller may take this file; asked before any work is done. */
type CanDownload = (
  request: FastifyRequest,
  file: { documentId: string | null; type: 'resume' | 'coverLetter'; format: PaintedFormat },
) => Promise<boolean>

export type ExportPorts = {
  config: Pick<Config, 'workers'>
  findTemplate(id: number): TemplateDefinition | undefined
  canDownload?: CanDownload
  /** Told how it ended: a purchase is used by a file that came, not by one that was asked for. */
  endDownload?: (request: FastifyRequest, outcome: { isMade: boolean }) => Promise<void>
  clientShares?: ClientShares
  /** Replaces the thread pools for paid and free work. */
  pool?: ExportPool
  freePool?: ExportPool
}

type Document = Omit<RouteBody<typeof readBackResume>, 'format'>

/** The template for machines that read only one column. */
const plainTemplateId = 31

const textFormats = { txt: 'text', md: 'markdown', json: 'json', 'json-resume': 'json-resume' } as const
const paintedTypes: Record<PaintedFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function registerExports(app: FastifyInstance, ports: ExportPorts): void {
  const {
    findTemplate,
    canDownload = async () => true,
    endDownload = async () => {},
    clientShares = openShares,
  } = ports
  const pool = ports.pool ?? createExportPool(ports.config.workers)
  const freePool = ports.freePool ?? createFreePool(ports.config.workers)
  app.addHook('onClose', async () => void (await Promise.all([pool.close(), freePool.close()])))
  watchWork(app, 'exports', pool)
  watchWork(app, 'free-exports', freePool)
  const admit = (request: FastifyRequest) => clientShares.admit(request, shares.downloads)
  const admitReadBack = (request: FastifyRequest) => clientShares.admit(request, shares.readBacks)
  // A paid file is finished even where nobody waits for it any more: by then its purchase is used.
  const asClient = async (request: FastifyRequest) => ({ client: await clientShares.clientOf(request) })

  const asFree = async (request: FastifyRequest, reply: FastifyReply) => ({
    ...(await asClient(request)),
    signal: goneSignal(reply),
    onLate: () => clientShares.chargeLate(request, shares.readBacks),
  })

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
      const file = toBuffer(await pool.run(job, await asClient(request)))
      isMade = true
      return file
    } finally {
      await endDownload(request, { isMade })
    }
  }

  addRoute(app, { ...downloadResume, admit }, async ({ body, request, reply }) => {
    const { format, resumeContent } = body
    reply.header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="${fileName(format)}"`)
    if (format !== 'pdf' && format !== 'docx') {
      requireTemplate(body.templateId, findTemplate)
      const name = textFormats[format]
      const { mime } = formats[name]
      reply.type(mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)
      return toBuffer(
        await freePool.run({ want: 'text', resume: resumeContent, format: name }, await asFree(request, reply)),
      )
    }
    const job = jobFor(body, format)
    const documentId = resumeContent.id === '' ? null : resumeContent.id
    if (!(await canDownload(request, { documentId, type: 'resume', format }))) throw new AppError('payment-required')
    const bytes = await makeFile(request, { ...job, want: 'file' })
    reply.type(paintedTypes[format])
    return bytes
  })

  addRoute(
    app,
    { ...readBackResume, admit: admitReadBack, produces: ['application/json'] },
    async ({ body, request, reply }) => {
      const result = await freePool.run(
        { ...jobFor(body, body.format), want: 'read-back' },
        await asFree(request, reply),
      )
      if (result.want !== 'read-back') throw new Error('the worker answered another question')
      reply.type('application/json; charset=utf-8')
      return result.json
    },
  )

  addRoute(app, { ...downloadLetter, admit }, async ({ body, request, reply }) => {
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

function toBuffer(result: ExportResult): Buffer {
  if (result.want !== 'file') throw new Error('the worker answered another question')
  return Buffer.from(result.bytes.buffer, result.bytes.byteOffset, result.bytes.byteLength)
}

/** An ATS copy keeps the paper it is printed on and nothing else of the style; parsers stumble over photos. */
function chooseTemplate(document: Document, find: ExportPorts['findTemplate']) {
  const template = requireTemplate(document.templateId, find)
  const customStyle = document.customStyle ?? {}
  if (!document.atsCopy) return { template: drawn(template), customStyle }
  const pageSize = customStyle.pageSize ?? template.style.pageSize
  const { style, design } = requireTemplate(plainTemplateId, find)
  // One column: no heading beside its section, where a parser might read the two in another order.
  return {
    template: { style, design: { ...design, layout: 'single' as const } },
    customStyle: { pageSize, showPhoto: false },
  }
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
  const extension = format === 'pdf' || format === 'docx' ? format : formats[textFormats[format]].extension
  return `resume.${extension}`
}
