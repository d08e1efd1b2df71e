import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import type { Account } from '#shared/api/accounts.ts'
import { listAccountLinks } from './account-links.ts'
import { AccountName, accountButton } from './account-name.tsx'
import { AppLink } from './app-link.tsx'
import { useSite } from './site.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Replaces Sign In and Sign Up in the bar. */
export function AccountMenu({ user }: { user: Account }) {
  const site = useSite()
  const signOut = useSignOut()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          className={accountButton}
          title={user.email}
          aria-label={`Account menu of ${`${user.firstName} ${user.lastName}`.trim() || user.email}`}
        >
          <AccountName user={user} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-w-72">
        <DropdownMenuLabel className="truncate">{user.email}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        {listAccountLinks(site).map(({ label, to }) => (
          <DropdownMenuItem key={to} asChild>
            <AppLink to={to}>{label}</AppLink>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOut()}>Sign out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
