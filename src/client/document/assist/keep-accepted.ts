import { newId } from '#client/lib/new-id.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import type { ReviewedChange } from '../review/use-review.ts'

/** New suggestions beside those that were accepted, which stay on the list and can still be taken back. */
export function withAccepted(next: ProposalAnswer, items: readonly ReviewedChange[]): ProposalAnswer {
  const accepted = items.filter(({ decision }) => decision === 'accepted').map(({ change }) => change)
  const fresh = next.changes
    .filter(({ path, before }) => !accepted.some((change) => change.path === path && change.before === before))
    // Each run counts its suggestions from one.
    .map((change) => (accepted.some(({ id }) => id === change.id) ? { ...change, id: newId() } : change))
  return { ...next, changes: [...accepted, ...fresh] }
}
