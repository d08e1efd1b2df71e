import { AppLink } from '#client/app/app-link.tsx'

const linkStyle = 'text-accent underline underline-offset-4 hover:text-accent-hover'

export function Whereabouts({ hasAccount, isLoading }: { hasAccount: boolean; isLoading: boolean }) {
  if (isLoading) return <p className="text-text-2">&nbsp;</p>
  if (hasAccount) return <p className="text-text-2">Saved to your account and available wherever you sign in.</p>
  return (
    <p className="max-w-prose text-text-2">
      Saved on this device only.{' '}
      <AppLink to="/login?next=/documents" className={linkStyle}>
        Sign in
      </AppLink>{' '}
      or{' '}
      <AppLink to="/register?next=/documents" className={linkStyle}>
        create a free account
      </AppLink>{' '}
      to get them on all your devices.
    </p>
  )
}
