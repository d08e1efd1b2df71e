import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSendForm } from '#client/app/use-send-form.ts'
import { loadMe, setMe } from '#client/lib/me.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { SentNote } from './sent-note.tsx'
import { useLinkToken } from './use-link-token.ts'

type EmailLinkPageProps = {
  lead: string
  submitLabel: string
  done: string
  /** Uses the token of the link. */
  confirm: (token: string) => Promise<unknown>
  /** Said above the button. */
  note?: ReactNode
  /** Shown instead of the button while it cannot be pressed yet. */
  instead?: (token: string) => ReactNode
}

/** Where a link in a mail leads. One press more than needed, since programs that look into mails open every link in them. */
export function EmailLinkPage({ lead, submitLabel, done, confirm, note = null, instead }: EmailLinkPageProps) {
  const queries = useQueryClient()
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  const form = useSendForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await confirm(token)
      return loadMe()
    },
    onDone: (changed) => {
      setMe(queries, changed)
      setIsDone(true)
    },
    failure: 'The address could not be confirmed.',
  })
  const footer = <AuthLink to="/account">Account</AuthLink>
  if (isDone) return <AuthCard isOutcome title="Done" lead={done} footer={footer} />
  return (
    <AuthCard title="Confirm email" lead={lead} footer={footer}>
      {token &&
        (instead?.(token) ?? (
          <AuthForm form={form} submitLabel={submitLabel} busyLabel="Confirming...">
            {note}
          </AuthForm>
        ))}
      {!token && (
        <SentNote title="This link is incomplete">
          Open the link from the email again, or copy the whole link into the address bar.
        </SentNote>
      )}
    </AuthCard>
  )
}
