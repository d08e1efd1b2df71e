import { AppLink } from '#client/app/app-link.tsx'
import { useAssistantService } from '#client/lib/use-assistant-service.ts'

/** What is sent where, said before anything is sent. */
export function DataNotice() {
  const service = useAssistantService()
  return (
    <p className="text-small text-text-3">
      {service === undefined
        ? 'Your text is sent only to our server. No AI service is used.'
        : `Your text and the job posting are sent to ${service}, an AI service, to get suggestions. Your photo isn’t. We check every suggestion against your facts.`}{' '}
      <AppLink to="/privacy-policy" className="underline underline-offset-4 hover:text-text">
        Privacy Policy
      </AppLink>
    </p>
  )
}
