// What the person made of each suggestion, read from the resume as it stands and from what they refused.
import type { Change } from '#engine/edit/change.ts'
import { changeState } from '#engine/edit/change-state.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { RefusalWhy } from '#shared/api/assistant.ts'
import type { Review } from './review.ts'
import { isSameChange, setAsideWhy } from './steer.ts'

/** `gone`: the person has edited that place since. `aside`: what they said of another one speaks against it. */
type Decision = 'open' | 'accepted' | 'rejected' | 'gone' | 'aside'

export type ReviewedChange = {
  change: Change
  decision: Decision
  /** Why it was rejected or set aside. */
  why?: RefusalWhy | undefined
}

export function decide({ proposal, refusals }: Review, resume: Resume): ReviewedChange[] {
  return proposal.changes.map((change) => {
    const state = changeState(resume, change)
    if (state === 'done') return { change, decision: 'accepted' }
    const refusal = refusals.find((other) => isSameChange(other.change, change))
    if (refusal) return { change, decision: 'rejected', why: refusal.why }
    if (state === 'gone') return { change, decision: 'gone' }
    const why = setAsideWhy(change, refusals)
    return why ? { change, decision: 'aside', why } : { change, decision: 'open' }
  })
}
