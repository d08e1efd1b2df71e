import { useEffect, useEffectEvent, useState } from 'react'
import { describeFailure } from '#client/app/describe-failure.ts'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { callRaw } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { signInWithPasskey } from '#shared/api/account-security.ts'
import { securityAddresses } from '#shared/api/security-addresses.ts'
import { askForPasskey, canOfferPasskeys, isCancelled, stopOffering } from '../passkeys/browser-passkeys.ts'

/** Signs in with a passkey: from the list of the address field where the browser can, and by a button. */
export function usePasskeySignIn(onSignedIn: () => Promise<void>) {
  const { passkeys } = useSite()
  const [isBusy, setIsBusy] = useState(false)

  async function signIn({ isOffered }: { isOffered: boolean }): Promise<void> {
    const passkey = await askForPasskey({ isOffered })
    await callRaw<typeof signInWithPasskey>(securityAddresses.signInWithPasskey, { body: { passkey } })
    await onSignedIn()
  }

  function tell(error: unknown) {
    if (isCancelled(error)) return
    const description =
      error instanceof ApiError ? describeFailure(error) : 'Your browser could not use a passkey. Sign in another way.'
    toast({ title: 'Failed to sign in. Please try again.', description, variant: 'destructive' })
  }

  const offer = useEffectEvent(async (isGone: () => boolean) => {
    try {
      if (!(await canOfferPasskeys()) || isGone()) return
      await signIn({ isOffered: true })
    } catch (error) {
      // Nobody asked for it yet; only an answer that was refused is worth a word.
      if (error instanceof ApiError && error.status === 401) tell(error)
    }
  })

  useEffect(() => {
    if (!passkeys) return
    let isGone = false
    void offer(() => isGone)
    return () => {
      isGone = true
      void stopOffering()
    }
  }, [passkeys])

  async function ask() {
    if (isBusy) return
    setIsBusy(true)
    await signIn({ isOffered: false }).catch(tell)
    setIsBusy(false)
  }
  return { isOffered: passkeys, isBusy, ask }
}
