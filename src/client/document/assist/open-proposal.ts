import { newId } from '#client/lib/new-id.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import { openDevice } from '../drafts/device.ts'
import { newDocument } from '../new-document.ts'
import { keepReview, newReview, type ReviewRequest } from '../review/review.ts'

export type NewProposal = {
  answer: ProposalAnswer
  request: ReviewRequest
  title: string
  cause: string
  templateId?: number
  photo?: string | undefined
}

/** A named copy of its own, with the suggestions beside it; what it was made from stays as it is. */
export async function openProposal({ answer, request, title, cause, templateId, photo }: NewProposal): Promise<string> {
  const id = newId()
  const { original } = answer
  const personalInfo = photo ? { ...original.personalInfo, profileImage: photo } : original.personalInfo
  const resume = { ...original, id, personalInfo }
  const document = newDocument({ id, now: new Date().toISOString(), templateId, resume, title, cause })
  await openDevice().drafts.save({ ...document, revision: 1 }, 0)
  keepReview(id, newReview({ ...answer, original: resume }, request))
  return id
}
