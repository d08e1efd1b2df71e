// The account's documents, as the server keeps them.
import { call, callRaw, readJson } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import {
  type DocumentRow,
  deleteDocument,
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
import type { RouteResponse } from '#shared/api/route.ts'
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
  list: ({ deleted = false } = {}) => call(listDocuments, deleted ? { query: { deleted: 'true' } } : {}),
  get: async (id) => {
    try {
      return readDocument(await readJson(await callRaw(getDocument, { params: { id } })))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    }
  },
  put: async (document, baseRevision) => {
    try {
      const { id } = document
      const { revision } = await call(saveDocument, { params: { id }, body: { document, baseRevision } })
      return { kind: 'saved', revision }
    } catch (error) {
      const stored = error instanceof ApiError && error.status === 409 ? readDocument(error.stored) : undefined
      if (!stored) throw error
      return { kind: 'conflict', stored }
    }
  },
  rename: (id, title) => call(renameDocument, { params: { id }, body: { title } }),
  duplicate: (id, newId) => call(duplicateDocument, { params: { id }, body: { id: newId } }),
  delete: async (id) => {
    await callRaw(deleteDocument, { params: { id } })
  },
  undelete: (id) => call(undeleteDocument, { params: { id } }),
  listVersions: (id) => call(listVersions, { params: { id } }),
  getVersion: async (id, versionId) => requireDocument(await callRaw(getVersion, { params: { id, versionId } })),
  restoreVersion: async (id, versionId) =>
    requireDocument(await callRaw(restoreVersion, { params: { id, versionId } })),
}

/** Documents of an older version are brought up to date, so they are not held to the contract's schema. */
async function requireDocument(response: Response): Promise<SavedDocument> {
  const document = readDocument(await readJson(response))
  if (!document) throw new TypeError('The server answered with no document')
  return document
}
