import { joinChanges } from '#engine/edit/join-changes.ts'
import type { AssistantEvent, ProposalAnswer } from '#shared/api/assistant.ts'

/** The proposal as far as it has come: a person who stops keeps the suggestions that have arrived. */
export function proposalOf(event: AssistantEvent, before: ProposalAnswer | undefined): ProposalAnswer | undefined {
  if (event.type === 'proposal') return event.answer
  if (event.type !== 'change' || !before) return before
  return { ...before, changes: joinChanges([event.change], before.changes), writer: event.writer }
}
