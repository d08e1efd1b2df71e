import { useQuery } from '@tanstack/react-query'
import { getAssistantService } from '#shared/api/assistant.ts'
import { callJson } from './api.ts'

/** Who reads what is sent to the assistant, as a person knows them; undefined where all is done on this server. */
export function useAssistantService(): string | undefined {
  const { path, response } = getAssistantService
  const { data } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => response.parse(await callJson(path, { signal })),
  })
  return data?.recipient ?? undefined
}
