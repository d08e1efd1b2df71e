import { countWishes } from '#engine/writing/match/count-wishes.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'

/** Says in words what is being done now. */
export type TellStep = (step: string) => void

/** What is being done once resume and posting are read. */
export function comparing(posting: Posting): string {
  return `Comparing it with ${countWishes(posting) || 'the job'}...`
}
