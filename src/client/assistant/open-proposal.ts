import { openDevice } from '#client/drafts/device.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { noteGenerated } from '#client/editing/just-generated.ts'
import { newId } from '#client/lib/new-id.ts'
import { homePaper } from '#engine/resume/home-region.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import type { ResumeSource } from './resume-source.ts'
import { keepReview, newReview, type ReviewRequest } from './review/review.ts'

type NewProposal = {
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
  const { origin, photo, unplaced = answer.unplaced } = source
  const original = { ...answer.original, id }
  const resume = photo ? { ...original, personalInfo: { ...original.personalInfo, profileImage: photo } } : original
  const now = new Date().toISOString()
  // Version histories name what stood there before the first suggestion was taken.
  const before = versionName(`Before: ${cause}`)
  const document = newDocument({
    id,
    now,
    templateId: templateId ?? origin?.templateId,
    resume,
    title: versionName(title),
    cause: before,
  })
  const style = origin && document.templateId === origin.templateId ? origin.style : homePaper(resume)
  await openDevice().drafts.save({ ...document, style, revision: 1 }, 0)
  noteGenerated(id)
  const madeFrom = origin && { id: origin.id, title: origin.title }
  // Without the photo: no suggestion speaks of it, and it would fill the little room there is.
  const asked = { ...request, answers: [], ...(madeFrom ? { madeFrom } : {}) }
  keepReview(
    id,
    newReview({ ...answer, original, ...(unplaced ? { unplaced: [...unplaced] } : {}) }, asked, versionName(cause)),
  )
  return id
}

/** A posting's title may be a whole paragraph; document names are cut at this length. */
function versionName(name: string): string {
  return name.length > 120 ? `${name.slice(0, 119)}…` : name
}
