import { useQuery } from '@tanstack/react-query'
import { callJson } from '#client/lib/api.ts'
import { publicConfigSchema } from '#shared/api/config.ts'

/** The AI service that reads what is sent to the assistant; undefined where all is done on this server. */
export function useAssistantService(): string | undefined {
  const { data } = useQuery({
    queryKey: ['/api/config'],
    queryFn: async ({ signal }) => publicConfigSchema.parse(await callJson('/api/config', { signal })),
  })
  const service = data?.providers.assistant
  return service === 'offline' ? undefined : service
}
