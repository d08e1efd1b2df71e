import { useState } from 'react'
import { FormField, PasswordField } from '#client/app/form-fields.tsx'
import { callRaw } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { accountMessages, emailPattern } from '#shared/account-rules.ts'
import type { Account, requestEmailChange } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { askForPassword } from './ask-for-password.ts'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { ChangeSection } from './settings-section.tsx'

export function EmailSection({ user }: { user: Account }) {
  const at = user.email.lastIndexOf('@')
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const form = useSettingsForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...(emailPattern.test(email.trim()) ? {} : { email: accountMessages.email }),
      ...(user.hasPassword ? askForPassword('password', password) : {}),
    }),
    send: ({ email, password }) =>
      callRaw<typeof requestEmailChange>(addresses.requestEmailChange, { body: { email: email.trim(), password } }),
    onDone: (_answer, { email }) => {
      setSentTo(email.trim())
      form.reset()
    },
  })
  return (
    <ChangeSection
      title="Email"
      what="email"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      lead={
        <>
          You sign in with{' '}
          <strong className="text-text">
            {user.email.slice(0, at)}
            <wbr />
            {user.email.slice(at)}
          </strong>
          . To change it, confirm the link we send to your new address.
        </>
      }
    >
      <SettingsForm form={form} submitLabel="Send link">
        {sentTo && (
          <Alert variant="success" title="Check your new inbox">
            If {sentTo} isn’t taken, we’ve sent a link to it. The link works for a day.
          </Alert>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField {...form.field('email')} label="New email" type="email" autoComplete="email" />
          {user.hasPassword && (
            <PasswordField {...form.field('password')} label="Current password" autoComplete="current-password" />
          )}
        </div>
      </SettingsForm>
    </ChangeSection>
  )
}
