import { AppLink } from '#client/app/app-link.tsx'
import { Alert } from '#client/ui/alert.tsx'

type SampleNoticeProps = { title: string; editPath: string }

/** Whoever only looked at a template must not find a stranger's name on what they paid for. */
export function SampleNotice({ title, editPath }: SampleNoticeProps) {
  return (
    <Alert variant="warning" title="This is still the sample" className="mt-6">
      “{title}” is about a made-up person. Put your own details in first, or pay now and change it later: the purchase
      covers your changes.{' '}
      <AppLink to={`${editPath}&tab=content`} className="underline underline-offset-4">
        Put my details in
      </AppLink>
    </Alert>
  )
}
