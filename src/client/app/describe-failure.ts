import { ApiError } from '#client/lib/api-error.ts'

/** Why a call failed, for a person: the server's word, or that there was none. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return error.reason ?? 'The server couldn’t do that right now.'
  return 'We can’t reach the server. Check your connection.'
}
