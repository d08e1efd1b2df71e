import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from './app/lazy-page.tsx'
import { useMe } from './lib/me.ts'

/** Only who has an account fetches the code that saves to it. */
const AccountConnection = lazyExtra(() =>
  import('#client/drafts/account-connection.tsx').then((module) => module.AccountConnection),
)

/** Brings the documents of this browser and of the account together, on whatever page somebody signs in. */
export function ConnectAccount() {
  const { user } = useMe()
  const [wasConnected, setWasConnected] = useState(false)
  useEffect(() => {
    // Somebody was signed in here: if they no longer are, their documents leave this browser.
    if (user || hasKnownAccount()) setWasConnected(true)
  }, [user])
  if (!wasConnected) return null
  return (
    <Suspense>
      <AccountConnection />
    </Suspense>
  )
}

function hasKnownAccount(): boolean {
  try {
    return localStorage.getItem('candid-account') !== null
  } catch {
    return false
  }
}
