// A purchase made before there is a document: remembered, so that the page it leads to can say what it is good for.
import type { PaidDocument } from './paid-flags.ts'

const KEY = 'candid-paid-ahead'
const JOB_KEY = 'candid-paid-ahead-job'

/** `job` is the posting of a letter that was bought for it. */
export function notePaidAhead(type: PaidDocument, job = ''): void {
  try {
    sessionStorage.setItem(KEY, type)
    sessionStorage.setItem(JOB_KEY, job)
  } catch {
    // The toast has said it, and the billing page lists it.
  }
}

export function isPaidAhead(type: PaidDocument): boolean {
  return read(KEY) === type
}

/** Whether a letter for this posting is what was bought: there is nothing to ask before it is downloaded. */
export function isPaidAheadFor(job: string): boolean {
  return isPaidAhead('coverLetter') && job !== '' && read(JOB_KEY) === job
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function forgetPaidAhead(): void {
  try {
    sessionStorage.removeItem(KEY)
    sessionStorage.removeItem(JOB_KEY)
  } catch {
    // Nothing was kept.
  }
}
