import type { DocumentKind } from '#shared/saved-document.ts'

type Target = { id: string; kind: DocumentKind; templateId?: number | null | undefined }

/** Where a document is edited. */
export function documentPath({ id, kind, templateId }: Target): string {
  if (kind === 'letter') return `/cover-letter?${new URLSearchParams({ doc: id, phase: 'generated' })}`
  return `/edit-template?${new URLSearchParams({ ...(templateId ? { id: String(templateId) } : {}), doc: id })}`
}

/** Where its files are offered. */
export function filesPath(document: Target): string {
  if (document.kind === 'letter') return documentPath(document)
  return `/create-resume?${new URLSearchParams({ doc: document.id, step: 'result' })}`
}
