import type { Owner } from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'

export async function requireOwner(found: Promise<Owner | null>): Promise<Owner> {
  const owner = await found
  if (!owner) throw new AppError('not-found')
  return owner
}
