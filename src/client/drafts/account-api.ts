// The account's documents, as the server keeps them.
import { ApiError, callJson } from '#client/lib/api.ts'
import {
  type DocumentRow,
  deleteDocument,
  documentRowSchema,
  documentSavedSchema,
  duplicateDocument,
  getDocument,
  getVersion,
  listDocuments,
  listVersions,
  renameDocument,
  restoreVersion,
  saveDocument,
  undeleteDocument,
} from '#shared/api/documents.ts'
import type { RouteContract, RouteResponse } from '#shared/api/route.ts'
import { readDocument } from '#shared/read-document.ts'
import type { SavedDocument } from '#shared/saved-document.ts'

export type PutResult = { kind: 'saved'; revision: number } | { kind: 'conflict'; stored: SavedDocument }

/** Every call rejects where the server does not answer or refuses. */
export type AccountApi = {
  list: (options?: { deleted?: boolean }) => Promise<DocumentRow[]>
  /** Undefined if the account has no such document. */
  get: (id: string) => Promise<SavedDocument | undefined>
  put: (document: SavedDocument, baseRevision: number) => Promise<PutResult>
  rename: (id: string, title: string) => Promise<DocumentRow>
  duplicate: (id: string, newId: string) => Promise<DocumentRow>
  delete: (id: string) => Promise<void>
  undelete: (id: string) => Promise<DocumentRow>
  listVersions: (id: string) => Promise<RouteResponse<typeof listVersions>>
  getVersion: (id: string, versionId: string) => Promise<SavedDocument>
  restoreVersion: (id: string, versionId: string) => Promise<SavedDocument>
}

export const accountApi: AccountApi = {
  list: async ({ deleted = false } = {}) =>
    documentRowSchema.array().parse(await callJson(`${listDocuments.path}${deleted ? '?deleted=true' : ''}`)),
  get: async (id) => {
    try {
      return readDocument(await callJson(at(getDocument, { id })))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    }
  },
  put: async (document, baseRevision) => {
    try {
      const answer = await callJson(at(saveDocument, document), { method: 'PUT', body: { document, baseRevision } })
      return { kind: 'saved', revision: documentSavedSchema.parse(answer).revision }
    } catch (error) {
      const stored = error instanceof ApiError && error.status === 409 ? readDocument(error.stored) : undefined
      if (!stored) throw error
      return { kind: 'conflict', stored }
    }
  },
  rename: async (id, title) =>
    documentRowSchema.parse(await callJson(at(renameDocument, { id }), { method: 'PATCH', body: { title } })),
  duplicate: async (id, newId) =>
    documentRowSchema.parse(await callJson(at(duplicateDocument, { id }), { method: 'POST', body: { id: newId } })),
  delete: async (id) => {
    await callJson(at(deleteDocument, { id }), { method: 'DELETE' })
  },
  undelete: async (id) => documentRowSchema.parse(await callJson(at(undeleteDocument, { id }), { method: 'POST' })),
  listVersions: async (id) => listVersions.response.parse(await callJson(at(listVersions, { id }))),
  getVersion: async (id, versionId) => requireDocument(await callJson(at(getVersion, { id, versionId }))),
  restoreVersion: async (id, versionId) =>
    requireDocument(await callJson(at(restoreVersion, { id, versionId }), { method: 'POST' })),
}

function at({ path }: RouteContract, { id, versionId = '' }: { id: string; versionId?: string }): string {
  return path.replace(':id', encodeURIComponent(id)).replace(':versionId', encodeURIComponent(versionId))
}

function requireDocument(value: unknown): SavedDocument {
  const document = readDocument(value)
  if (!document) throw new TypeError('The server answered with no document')
  return document
}
