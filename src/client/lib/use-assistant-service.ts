import { useQuery } from '@tanstack/react-query'
import { getAssistantService } from '#shared/api/assistant.ts'
import { call } from './api.ts'

/** Who reads what is sent to the assistant, as a person knows them; undefined if all is done on this server. */
export function useAssistantService(): string | undefined {
  const { data } = useQuery({
    queryKey: [getAssistantService.path],
    queryFn: ({ signal }) => call(getAssistantService, { signal }),
  })
  return data?.recipient ?? undefined
}
