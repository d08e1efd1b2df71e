// Collects proposed changes, lets each pass the gate, and applies those that do.
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Facts } from './facts.ts'
import { checkChange } from './gate/check-change.ts'
import type { Posting } from './posting/posting.ts'
import type { RefusedChange } from './proposal.ts'

export type DraftChange = Omit<Change, 'id' | 'facts'> & { facts?: string[] }

export type Passed = { resume: Resume; changes: Change[]; dropped: RefusedChange[] }

/** Every draft is judged against the resume as it was, so that one change is no source for the next. */
export function passChanges(drafts: readonly DraftChange[], facts: Facts, posting?: Posting): Passed {
  const changes: Change[] = []
  const dropped: RefusedChange[] = []
  let { resume } = facts
  for (const [index, draft] of drafts.entries()) {
    const change: Change = { id: `c${index + 1}`, ...draft, facts: draft.facts ?? factsBehind(draft, facts) }
    const verdict = checkChange(change, facts, posting)
    if (!verdict.ok) {
      dropped.push({ change, reason: verdict.reason, detail: verdict.detail })
      continue
    }
    // What is written here needs nobody to vouch for it.
    if (verdict.unsure) continue
    const next = applyChange(resume, change)
    if (!next) continue
    resume = next
    changes.push(change)
  }
  return { resume, changes, dropped }
}

/** The statements a change rests on: the line it replaces. */
function factsBehind({ path, before }: DraftChange, { list }: Facts): string[] {
  return list
    .filter((fact) => fact.path === path && (before === fact.text || before.includes(fact.text)))
    .map(({ id }) => id)
    .slice(0, 8)
}
