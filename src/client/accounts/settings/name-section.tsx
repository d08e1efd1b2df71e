import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormField } from '#client/app/form-fields.tsx'
import { toast } from '#client/app/toast.ts'
import type { FormErrors } from '#client/app/use-form.ts'
import { callRaw } from '#client/lib/api.ts'
import { loadMe, setMe } from '#client/lib/me.ts'
import { accountLimits, accountMessages } from '#shared/account-rules.ts'
import type { Account, updateMe } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { ChangeSection } from './settings-section.tsx'

type NameValues = { firstName: string; lastName: string }

function checkName({ firstName, lastName }: NameValues): FormErrors<NameValues> {
  const errors: FormErrors<NameValues> = {}
  if (firstName.trim().length < accountLimits.shortestName) errors.firstName = accountMessages.firstName
  if (lastName.trim().length < accountLimits.shortestName) errors.lastName = accountMessages.lastName
  return errors
}

export function NameSection({ user }: { user: Account }) {
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const form = useSettingsForm({
    initial: { firstName: user.firstName, lastName: user.lastName },
    check: checkName,
    send: async ({ firstName, lastName }) => {
      await callRaw<typeof updateMe>(addresses.updateMe, {
        body: { firstName: firstName.trim(), lastName: lastName.trim() },
      })
      return loadMe()
    },
    onDone: (changed) => {
      setMe(queries, changed)
      setIsOpen(false)
      toast({ title: 'Name saved' })
    },
  })
  return (
    <ChangeSection
      title="Name"
      what="name"
      lead={`${user.firstName} ${user.lastName}`.trim()}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <SettingsForm form={form} submitLabel="Save name">
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField {...form.field('firstName')} label="First name" autoComplete="given-name" />
          <FormField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
      </SettingsForm>
    </ChangeSection>
  )
}
