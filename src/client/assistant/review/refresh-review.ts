import type { Change } from '#engine/edit/change.ts'
import { changeState } from '#engine/edit/change-state.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Review } from './review.ts'
import { isSameChange } from './steer.ts'

/** Replaces suggestions whose lines were edited with new ones; all other decisions stay. */
export function withRefreshed(review: Review, fresh: readonly Change[], resume: Resume): Review {
  const { proposal, refusals } = review
  const isRefused = (change: Change) => refusals.some((refusal) => isSameChange(refusal.change, change))
  const gone = proposal.changes.filter((change) => !isRefused(change) && changeState(resume, change) === 'gone')
  const places = new Set(gone.map(({ path }) => path))
  const kept = proposal.changes.filter((change) => !gone.includes(change))
  const isAboutSameLine = (change: Change) =>
    kept.some(({ path, before, after }) => path === change.path && [before, after].includes(change.before))
  const added = fresh
    // A line that is left out can be put back only where it stood in the resume the review began with.
    .filter((change) => change.kind === 'replace' && places.has(change.path))
    .filter((change) => !isRefused(change) && !isAboutSameLine(change))
    .map((change) => ({ ...change, id: freeId(change.id, proposal.changes) }))
  return { ...review, proposal: { ...proposal, changes: [...kept, ...added] } }
}

/** Each run counts its suggestions from one. */
function freeId(id: string, taken: readonly Change[]): string {
  return taken.some((change) => change.id === id) ? freeId(`${id}-again`, taken) : id
}
