// The download a payment was needed for, remembered over the payment so that it can be offered afterwards.
import * as z from 'zod'

const waitingSchema = z.object({
  type: z.enum(['resume', 'coverLetter']),
  documentId: z.string().min(1),
  format: z.enum(['pdf', 'docx']),
  /** Its file has come once. */
  isTaken: z.boolean().optional(),
  /** The letter or the resume that goes with it was in the same payment. */
  isBoth: z.boolean().optional(),
})
export type WaitingDownload = z.infer<typeof waitingSchema>

const KEY = 'candid-waiting-download'

export function rememberWaiting(waiting: WaitingDownload): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(waiting))
  } catch {
    // Without storage the document is still there; only the offer to download it is not.
  }
}

export function readWaiting(): WaitingDownload | undefined {
  try {
    return waitingSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** The file has come: nothing starts by itself any more, and every format stays on offer. */
export function noteTaken(): void {
  const waiting = readWaiting()
  if (waiting) rememberWaiting({ ...waiting, isTaken: true })
}

export function notePaidBoth(): void {
  const waiting = readWaiting()
  if (waiting) rememberWaiting({ ...waiting, isBoth: true })
}

export function forgetWaiting(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
