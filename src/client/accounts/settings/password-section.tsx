import { useState } from 'react'
import { PasswordField } from '#client/app/form-fields.tsx'
import { toast } from '#client/app/toast.ts'
import type { FormErrors } from '#client/app/use-form.ts'
import { callRaw } from '#client/lib/api.ts'
import { accountLimits, accountMessages } from '#shared/account-rules.ts'
import type { Account, changePassword } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { askForPassword } from './ask-for-password.ts'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { ChangeSection } from './settings-section.tsx'

type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string }

const initial: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

function checkPasswords({ currentPassword, newPassword, confirmPassword }: PasswordValues): FormErrors<PasswordValues> {
  const errors: FormErrors<PasswordValues> = askForPassword('currentPassword', currentPassword)
  if (newPassword.length < accountLimits.shortestPassword) errors.newPassword = accountMessages.password
  if (newPassword.length > accountLimits.longestPassword) errors.newPassword = accountMessages.longPassword
  if (confirmPassword !== newPassword) errors.confirmPassword = accountMessages.passwordMatch
  return errors
}

export function PasswordSection({ user }: { user: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  const form = useSettingsForm({
    initial,
    check: checkPasswords,
    send: ({ currentPassword, newPassword }) =>
      callRaw<typeof changePassword>(addresses.changePassword, { body: { currentPassword, newPassword } }),
    onDone: () => {
      form.reset()
      setIsOpen(false)
      toast({ title: 'Password changed', description: 'Every other device has been signed out.' })
    },
  })
  return (
    <ChangeSection
      title="Password"
      what="password"
      lead="Changing it signs you out on every other device."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <SettingsForm form={form} submitLabel="Change password">
        {/* Tells a password manager whose passwords these are. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <div className="sm:max-w-[calc(50%-0.625rem)]">
          <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            {...form.field('newPassword')}
            label="New password"
            hint="At least 8 characters"
            autoComplete="new-password"
          />
          <PasswordField {...form.field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        </div>
      </SettingsForm>
    </ChangeSection>
  )
}
