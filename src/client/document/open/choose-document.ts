// Which document a page edits: the named one, a sample's copy, the last one, or a new one.

import { type Resume, sectionIds } from '#engine/resume/resume.ts'
import { hasContent } from '#engine/resume/sections.ts'
import type { ResumeDocument } from '../document.ts'
import type { Device } from '../drafts/device.ts'
import { DEFAULT_TEMPLATE_ID, newDocument } from '../new-document.ts'
import { findDraft, findLastDraft } from './find-draft.ts'

export type OpenRequest = {
  documentId: string | undefined
  templateId: number | undefined
  /** The address asks for the template's sample. */
  wantsSample: boolean
  /** The page shows the sample to whoever has not begun: their resume has no first name. */
  sampleWhenNameless: boolean
}

export type OpenDeps = {
  device: Device
  loadSample: (templateId: number) => Promise<Resume>
  newId: () => string
  /** UTC, ISO. */
  now: () => string
}

export type OpenedDocument = {
  document: ResumeDocument
  origin: 'draft' | 'sample' | 'new'
  /** The address named a document that this device does not have. */
  isMissing: boolean
  /** Drafts could not be read or the sample did not come; the document above stands in. */
  problem?: 'storage' | 'sample'
}

export async function chooseDocument(request: OpenRequest, deps: OpenDeps): Promise<OpenedDocument> {
  if (request.wantsSample) return openSample(request, deps, { isMissing: false })

  const found = await lookUp(request, deps)
  const isMissing = request.documentId !== undefined && found.draft?.id !== request.documentId
  const isNamed = request.documentId !== undefined && !isMissing
  const wantsSample = request.sampleWhenNameless && (!found.draft || isForSample(found.draft.resume, { isNamed }))
  if (wantsSample) return openSample(request, deps, { isMissing, standIn: found.draft })
  if (found.draft) return { document: found.draft, origin: 'draft', isMissing }
  return { ...openNew(request, deps), isMissing, ...(found.hasFailed ? { problem: 'storage' as const } : {}) }
}

/** Without storage a person can still write; what is saved shows beside the document's name. */
async function lookUp(
  { documentId }: OpenRequest,
  { device, newId }: OpenDeps,
): Promise<{ draft: ResumeDocument | undefined; hasFailed: boolean }> {
  try {
    const named = documentId === undefined ? undefined : await findDraft(device, documentId, newId)
    return { draft: named ?? (await findLastDraft(device, newId)), hasFailed: false }
  } catch {
    return { draft: undefined, hasFailed: true }
  }
}

/** A document opened by name that holds anything is shown as it is, name or no name. */
function isForSample(resume: Resume, { isNamed }: { isNamed: boolean }): boolean {
  if (resume.personalInfo.firstName.trim() !== '') return false
  return !isNamed || !sectionIds.some((section) => hasContent(resume, section))
}

/** Always a new document: a sample never takes the place of a draft, not even of an empty one. */
async function openSample(
  request: OpenRequest,
  deps: OpenDeps,
  { isMissing, standIn }: { isMissing: boolean; standIn?: ResumeDocument | undefined },
): Promise<OpenedDocument> {
  const templateId = request.templateId ?? standIn?.templateId ?? DEFAULT_TEMPLATE_ID
  const id = deps.newId()
  try {
    const sample = await deps.loadSample(templateId)
    const document = newDocument({ id, now: deps.now(), templateId, resume: { ...sample, id } })
    return { document, origin: 'sample', isMissing }
  } catch {
    if (standIn) return { document: standIn, origin: 'draft', isMissing, problem: 'sample' }
    return { ...openNew(request, deps), isMissing, problem: 'sample' }
  }
}

function openNew({ templateId }: OpenRequest, deps: OpenDeps): Pick<OpenedDocument, 'document' | 'origin'> {
  return { document: newDocument({ id: deps.newId(), now: deps.now(), templateId }), origin: 'new' }
}
