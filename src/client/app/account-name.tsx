import { ChevronDown } from 'lucide-react'
import type { Account } from '#shared/api/accounts.ts'

export const accountButton = 'w-full min-w-0 justify-start px-2 text-small'

/** Who is signed in, as short as a bar wants it. */
export function AccountName({ user: { firstName, lastName, email } }: { user: Account }) {
  const name = firstName.trim()
  const fullName = `${name} ${lastName.trim()}`.trim()
  const initials = `${name.charAt(0)}${lastName.trim().charAt(0)}` || email.charAt(0)
  return (
    <>
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-soft-text text-micro uppercase"
      >
        {initials}
      </span>
      {/* The room is that of two links: a full name is cut in it. */}
      <span className="truncate">{name || fullName || email}</span>
      <ChevronDown className="ml-auto text-text-2" />
    </>
  )
}
