import { createContext, useContext } from 'react'
import type { WantedList } from './requirement-list.ts'
import type { ReviewRequest } from './review.ts'

/** The list of what the job asks for, where the person can correct it. */
export type RequirementEditing = {
  wanted: WantedList
  edit: (wanted: WantedList) => void
  newId: () => string
  /** The suggestions do not follow the list yet. */
  isPending: boolean
  isBusy: boolean
  problem: string | undefined
  /** Asks for new suggestions with the list as it is; false if none came. */
  use: () => Promise<boolean>
  stop: () => void
  answers: ReviewRequest['answers']
  /** What the person has answered, whether or not the answer was understood. */
  told: readonly string[]
  /** What the person does not have: it stays a gap and is not asked again. */
  left: readonly string[]
  leave: (requirementId: string) => void
  askAgain: (requirementId: string) => void
}

export const RequirementContext = createContext<RequirementEditing | undefined>(undefined)

/** Undefined if the list is only shown. */
export function useRequirementEditing(): RequirementEditing | undefined {
  return useContext(RequirementContext)
}
