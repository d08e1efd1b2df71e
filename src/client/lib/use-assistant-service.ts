import { useQuery } from '@tanstack/react-query'
import { addresses } from '#shared/api/addresses.ts'
import type { getAssistantService } from '#shared/api/assistant.ts'
import { callRaw, readJson } from './api.ts'

/** Who reads what is sent to the assistant, as a person knows them; undefined if all is done on this server. */
export function useAssistantService(): string | undefined {
  return useRecipient() ?? undefined
}

/** Once it is known that all is done on this server. */
export function useHasOwnWriter(): boolean {
  return useRecipient() === null
}

function useRecipient(): string | null | undefined {
  const { data } = useQuery({
    queryKey: [addresses.getAssistantService.path],
    queryFn: async ({ signal }) =>
      readRecipient(
        await readJson(await callRaw<typeof getAssistantService>(addresses.getAssistantService, { signal })),
      ),
  })
  return data
}

function readRecipient(value: unknown): string | null {
  const isNamed = typeof value === 'object' && value !== null && 'recipient' in value
  return isNamed && typeof value.recipient === 'string' ? value.recipient : null
}
