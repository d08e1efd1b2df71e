import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { requireUser } from '#server/platform/sessions.ts'
import * as contracts from '#shared/api/documents.ts'
import { AppError, type FieldError } from '#shared/errors.ts'
import { documentTitle } from '#shared/saved-document.ts'
import { deleteDocument, duplicateDocument, renameDocument, undeleteDocument } from './change-document.ts'
import { toDocument } from './document-rows.ts'
import { listDocumentRows, requireDocument } from './document-store.ts'
import { putPhotoIn } from './photos.ts'
import { restoreVersion } from './restore-version.ts'
import { saveDocument } from './save-document.ts'
import { listVersionRows, requireVersion } from './version-store.ts'

export type DocumentPorts = {
  database: Database
  clock: () => Date
  findTemplate: (id: number) => unknown
}

export function registerDocuments(
  app: FastifyInstance,
  { database: { db }, clock, findTemplate }: DocumentPorts,
): void {
  addRoute(app, contracts.listDocuments, async ({ query, request }) => {
    const { userId } = await requireUser(request)
    return listDocumentRows(db, { userId, deleted: query.deleted, now: clock() })
  })

  addRoute(app, contracts.getDocument, async ({ params, request }) => {
    const { userId } = await requireUser(request)
    return toDocument(await putPhotoIn(db, await requireDocument(db, { id: params.id, userId })))
  })

  addRoute(app, contracts.saveDocument, async ({ params, body, request }) => {
    const { userId } = await requireUser(request)
    const { document, baseRevision } = body
    if (document.id !== params.id) refuse('document.id', 'The document goes by another id.')
    const { templateId } = document
    if (templateId !== undefined && !findTemplate(templateId)) {
      refuse('document.templateId', `There is no template ${templateId}.`)
    }
    const { revision, updatedAt } = await saveDocument(db, { userId, document, baseRevision, now: clock() })
    return { revision, updatedAt: updatedAt.toISOString() }
  })

  addRoute(app, contracts.renameDocument, async ({ params, body, request }) => {
    const { userId } = await requireUser(request)
    return renameDocument(db, { userId, id: params.id, title: body.title, now: clock() })
  })

  addRoute(app, contracts.duplicateDocument, async ({ params, body, request }) => {
    const { userId } = await requireUser(request)
    return duplicateDocument(db, { userId, id: params.id, newId: body.id, title: body.title, now: clock() })
  })

  addRoute(app, contracts.deleteDocument, async ({ params, request }) => {
    const { userId } = await requireUser(request)
    await deleteDocument(db, { userId, id: params.id, now: clock() })
    return undefined
  })

  addRoute(app, contracts.undeleteDocument, async ({ params, request }) => {
    const { userId } = await requireUser(request)
    return undeleteDocument(db, { userId, id: params.id })
  })

  addRoute(app, contracts.listVersions, async ({ params, request }) => {
    const { userId } = await requireUser(request)
    const stored = await requireDocument(db, { id: params.id, userId })
    const { kind, cause, templateId, revision, updatedAt } = stored
    const rows = await listVersionRows(db, { documentId: params.id, kind, userId })
    const title = documentTitle(toDocument(stored))
    return {
      current: { cause, title, templateId, revision, createdAt: updatedAt.toISOString() },
      versions: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    }
  })

  addRoute(app, contracts.getVersion, async ({ params, request }) => {
    const { userId } = await requireUser(request)
    const { kind } = await requireDocument(db, { id: params.id, userId })
    const version = await requireVersion(db, { documentId: params.id, versionId: params.versionId, userId })
    return toDocument(await putPhotoIn(db, { ...version, id: params.id, kind, updatedAt: version.createdAt }))
  })

  addRoute(app, contracts.restoreVersion, async ({ params, request }) => {
    const { userId } = await requireUser(request)
    return restoreVersion(db, { userId, id: params.id, versionId: params.versionId, now: clock() })
  })
}

function refuse(path: string, message: string): never {
  const field: FieldError = { path, message }
  throw new AppError('invalid-request', { message, fields: [field] })
}
