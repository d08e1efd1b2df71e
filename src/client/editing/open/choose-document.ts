// Which document a page edits: the named one, a sample's copy, the last one, or a new one.

import type { Device } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { DEFAULT_TEMPLATE_ID, newDocument } from '#client/drafts/new-document.ts'
import { type PersonalInfo, type Resume, sectionIds } from '#engine/resume/resume.ts'
import { hasContent } from '#engine/resume/sections.ts'
import { findDraft, findLastDraft } from './find-draft.ts'

export type OpenRequest = {
  documentId: string | undefined
  templateId: number | undefined
  /** The address asks for the template's sample. */
  wantsSample: boolean
  /** The URL asks for an empty document; existing ones are not touched. */
  wantsNew: boolean
  /** The page shows the sample to people who have not begun: their resume has no first name. */
  sampleWhenNameless: boolean
}

type OpenDeps = {
  device: Device
  /** A document the account has and this device has not; brought to the device. */
  fetchDocument: (id: string) => Promise<ResumeDocument | undefined>
  loadSample: (templateId: number) => Promise<Resume>
  /** What is known of the person before they write a word, such as the name of their account. */
  knownPerson?: (() => Promise<Partial<PersonalInfo>>) | undefined
  /** Whether the server knows no such template. */
  isAbsentTemplate: (templateId: number) => Promise<boolean>
  newId: () => string
  /** UTC, ISO. */
  now: () => string
}

export type OpenedDocument = {
  document: ResumeDocument
  origin: 'draft' | 'sample' | 'new'
  /** The address named a document that neither this device nor the account has. */
  isMissing: boolean
  /** The address named a template that does not exist; it is not in the document. */
  isTemplateMissing: boolean
  /** Drafts could not be read or the sample did not come; the document above stands in. */
  problem?: 'storage' | 'sample'
}

export async function chooseDocument(request: OpenRequest, deps: OpenDeps): Promise<OpenedDocument> {
  const { templateId } = request
  // Asked beside everything else: the answer is nearly always that there is such a template.
  const absence = templateId === undefined ? Promise.resolve(false) : deps.isAbsentTemplate(templateId)
  const [opened, isTemplateMissing] = await Promise.all([choose(request, deps, absence), absence])
  return { ...opened, isTemplateMissing }
}

type Chosen = Omit<OpenedDocument, 'isTemplateMissing'>

async function choose(request: OpenRequest, deps: OpenDeps, absence: Promise<boolean>): Promise<Chosen> {
  if (request.wantsSample) return openSample(request, deps, { absence, isMissing: false })
  if (request.wantsNew) return { ...(await openNew(request, deps, absence)), isMissing: false }

  const found = await lookUp(request, deps)
  const isMissing = request.documentId !== undefined && found.draft?.id !== request.documentId
  const isNamed = request.documentId !== undefined && !isMissing
  const wantsSample = request.sampleWhenNameless && (!found.draft || isForSample(found.draft.resume, { isNamed }))
  if (wantsSample) return openSample(request, deps, { absence, isMissing, standIn: found.draft })
  if (found.draft) return { document: found.draft, origin: 'draft', isMissing }
  const opened = await openNew(request, deps, absence)
  return { ...opened, isMissing, ...(found.hasFailed ? { problem: 'storage' as const } : {}) }
}

/** Without storage a person can still write; what is saved shows beside the document's name. */
async function lookUp(
  { documentId }: OpenRequest,
  { device, newId, fetchDocument }: OpenDeps,
): Promise<{ draft: ResumeDocument | undefined; hasFailed: boolean }> {
  try {
    const named = documentId === undefined ? undefined : await findDraft(documentId, { device, kind: 'resume', newId })
    if (named) return { draft: named, hasFailed: false }
    const fetched = documentId === undefined ? undefined : await fetchDocument(documentId).catch(() => undefined)
    return { draft: fetched ?? (await findLastDraft({ device, kind: 'resume', newId })), hasFailed: false }
  } catch {
    return { draft: undefined, hasFailed: true }
  }
}

/** A document opened by name that holds anything is shown as it is, name or no name. */
function isForSample(resume: Resume, { isNamed }: { isNamed: boolean }): boolean {
  if (resume.personalInfo.firstName.trim() !== '') return false
  return !isNamed || !sectionIds.some((section) => hasContent(resume, section))
}

type SampleOptions = { absence: Promise<boolean>; isMissing: boolean; standIn?: ResumeDocument | undefined }

/** Always a new document: a sample never takes the place of a draft, not even of an empty one. */
async function openSample(
  request: OpenRequest,
  deps: OpenDeps,
  { absence, isMissing, standIn }: SampleOptions,
): Promise<Chosen> {
  const otherwise = standIn?.templateId ?? DEFAULT_TEMPLATE_ID
  const asked = request.templateId ?? otherwise
  const id = deps.newId()
  try {
    const early = deps.loadSample(asked)
    // Whether it matters that this fails is known only below.
    early.catch(() => undefined)
    const isAbsent = await absence
    const templateId = isAbsent ? otherwise : asked
    const sample = await (isAbsent ? deps.loadSample(templateId) : early)
    const document = newDocument({ id, now: deps.now(), templateId, resume: { ...sample, id } })
    return { document, origin: 'sample', isMissing }
  } catch {
    if (standIn) return { document: standIn, origin: 'draft', isMissing, problem: 'sample' }
    return { ...(await openNew(request, deps, absence)), isMissing, problem: 'sample' }
  }
}

async function openNew(
  request: OpenRequest,
  deps: OpenDeps,
  absence: Promise<boolean>,
): Promise<Pick<OpenedDocument, 'document' | 'origin'>> {
  const templateId = (await absence) ? undefined : request.templateId
  const document = newDocument({ id: deps.newId(), now: deps.now(), templateId })
  const known = await deps.knownPerson?.().catch(() => undefined)
  if (!known) return { document, origin: 'new' }
  const { resume } = document
  const personalInfo = { ...resume.personalInfo, ...known }
  return { document: { ...document, resume: { ...resume, personalInfo } }, origin: 'new' }
}
