import { newId } from '#client/lib/new-id.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import { openDevice } from '../drafts/device.ts'
import { newDocument } from '../new-document.ts'
import { keepReview, newReview, type ReviewRequest } from '../review/review.ts'
import type { ResumeSource } from './resume-source.ts'

export type NewProposal = {
  answer: ProposalAnswer
  request: Omit<ReviewRequest, 'answers' | 'madeFrom'>
  title: string
  cause: string
  source: ResumeSource
  /** The look of what it was made from, where none is chosen. */
  templateId?: number
}

/** A named copy of its own, with the suggestions beside it; what it was made from stays as it is. */
export async function openProposal({
  answer,
  request,
  title,
  cause,
  source,
  templateId,
}: NewProposal): Promise<string> {
  const id = newId()
  const { origin, photo } = source
  const original = { ...answer.original, id }
  const resume = photo ? { ...original, personalInfo: { ...original.personalInfo, profileImage: photo } } : original
  const now = new Date().toISOString()
  const document = newDocument({ id, now, templateId: templateId ?? origin?.templateId, resume, title, cause })
  const style = origin && document.templateId === origin.templateId ? origin.style : document.style
  await openDevice().drafts.save({ ...document, style, revision: 1 }, 0)
  const madeFrom = origin && { id: origin.id, title: origin.title }
  // Without the photo: no suggestion speaks of it, and it would fill the little room there is.
  keepReview(id, newReview({ ...answer, original }, { ...request, answers: [], ...(madeFrom ? { madeFrom } : {}) }))
  return id
}
