import type { AssistantEvent, ProposalAnswer } from '#shared/api/assistant.ts'

export function proposalOf(event: AssistantEvent): ProposalAnswer | undefined {
  return event.type === 'proposal' ? event.answer : undefined
}
