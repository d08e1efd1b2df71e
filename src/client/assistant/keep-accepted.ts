import { newId } from '#client/lib/new-id.ts'
import type { Change } from '#engine/edit/change.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import type { ReviewedChange } from './review/decide.ts'
import { isSameChange } from './review/steer.ts'

/** New suggestions beside those that were accepted, which stay on the list and can still be taken back. */
export function withAccepted(next: ProposalAnswer, items: readonly ReviewedChange[]): ProposalAnswer {
  const accepted = items.filter(({ decision }) => decision === 'accepted').map(({ change }) => change)
  const fresh = next.changes
    .filter((change) => !accepted.some((other) => isAbout(other, change)))
    .map((change) => withFreeId(change, accepted))
  return { ...next, changes: [...accepted, ...fresh] }
}

/** The same where the new ones know more: what they make of an accepted line continues from what is there now. */
export function onTopOfAccepted(next: ProposalAnswer, items: readonly ReviewedChange[]): ProposalAnswer {
  const accepted = items.filter(({ decision }) => decision === 'accepted').map(({ change }) => change)
  const known = accepted.filter((change) => !next.changes.some((other) => knowsMore(other, change)))
  const fresh = next.changes.flatMap((change): Change[] => {
    const done = accepted.find((other) => isAbout(other, change))
    if (!done) return [change]
    return knowsMore(change, done) ? [{ ...change, before: done.after }] : []
  })
  return { ...next, changes: [...known, ...fresh.map((change) => withFreeId(change, known))] }
}

/** Two lines that join the same place have nothing before them and are two suggestions. */
function isAbout(one: Change, other: Change): boolean {
  if (one.path !== other.path || one.before !== other.before) return false
  return one.kind === 'add' || other.kind === 'add' ? isSameChange(one, other) : true
}

function knowsMore(change: Change, accepted: Change): boolean {
  const { path, kind, before, after } = accepted
  return kind === 'replace' && change.path === path && change.before === before && change.after !== after
}

/** Each run counts its suggestions from one. */
function withFreeId(change: Change, taken: readonly Change[]): Change {
  return taken.some(({ id }) => id === change.id) ? { ...change, id: newId() } : change
}
