import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { callJson } from '#client/lib/api.ts'
import { publicConfigSchema } from '#shared/api/config.ts'

/** What is sent where, said before anything is sent. */
export function DataNotice() {
  const { data } = useQuery({
    queryKey: ['/api/config'],
    queryFn: async ({ signal }) => publicConfigSchema.parse(await callJson('/api/config', { signal })),
  })
  const assistant = data?.providers.assistant
  return (
    <p className="text-small text-text-3">
      {assistant === undefined || assistant === 'offline'
        ? 'Your text is read on this server and sent nowhere else. No AI service is used.'
        : `Your text and the job go to ${assistant}, an AI service, to get suggestions. Every one is checked against your facts.`}{' '}
      <AppLink to="/privacy-policy" className="underline underline-offset-4 hover:text-text">
        Privacy Policy
      </AppLink>
    </p>
  )
}
