import type { Posting } from '#engine/writing/posting/posting.ts'

/** Says in words what is being done now. */
export type TellStep = (step: string) => void

/** What is being done once resume and posting are read. */
export function comparing({ mustHave, niceToHave }: Posting): string {
  const points = mustHave.length + niceToHave.length
  if (points === 0) return 'Comparing it with the job...'
  return `Comparing it with ${points === 1 ? '1 requirement' : `${points} requirements`} of the job...`
}
