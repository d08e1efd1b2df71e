import { addresses } from '#shared/api/addresses.ts'
import type { reportError } from '#shared/api/reports.ts'
import { callRaw } from './api.ts'
import { ApiError } from './api-error.ts'

/** A loop that fails would say the same a thousand times. */
const MOST_REPORTS = 5
const reported = new Set<string>()

/** Reports an unhandled error to the server so that somebody can fix it. It contains nothing a person wrote. */
export function reportBrowserError(error: unknown): void {
  // A refused call is in the server's own log.
  if (!(error instanceof Error) || error instanceof ApiError || error.name === 'AbortError') return
  const { name: type, message, stack = '' } = error
  const key = `${type} ${stack}`
  if (reported.size >= MOST_REPORTS || reported.has(key)) return
  reported.add(key)
  const body = {
    type: type.slice(0, 80),
    message: message.slice(0, 200),
    stack: stack.slice(0, 3000),
    page: location.pathname.slice(0, 200),
  }
  callRaw<typeof reportError>(addresses.reportError, { body }).catch(() => {})
}
