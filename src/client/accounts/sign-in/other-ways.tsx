import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { describeFailure } from '#client/app/describe-failure.ts'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { callRaw, readJson } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import type { startProvider } from '#shared/api/account-security.ts'
import { securityAddresses } from '#shared/api/security-addresses.ts'

type OtherWaysProps = {
  /** Where to go afterwards. */
  next: string | undefined
  passkey?: { isOffered: boolean; isBusy: boolean; ask: () => void }
}

/** Other ways to sign in next to the form; renders nothing if there are none. */
export function OtherWays({ next, passkey }: OtherWaysProps) {
  const { signInProviders } = useSite()
  if (!passkey?.isOffered && signInProviders.length === 0) return null
  return (
    <div className="mt-5 grid gap-3 border-border border-t pt-5">
      {passkey?.isOffered && (
        <Button variant="outline" aria-disabled={passkey.isBusy} onClick={passkey.ask}>
          <KeyRound />
          Use a passkey
        </Button>
      )}
      {signInProviders.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} next={next} />
      ))}
      {signInProviders.length > 0 && (
        <p className="text-small text-text-2">
          If you’re new here, this creates an account, and you accept the{' '}
          <AppLink to="/terms" className="text-accent underline underline-offset-4 hover:text-accent-hover">
            terms and conditions
          </AppLink>
          .
        </p>
      )}
    </div>
  )
}

type ProviderButtonProps = Pick<OtherWaysProps, 'next'> & { provider: { id: string; name: string } }

function ProviderButton({ provider: { id, name }, next }: ProviderButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function go() {
    if (isBusy) return
    setIsBusy(true)
    try {
      window.location.assign(await startAtProvider(id, next))
    } catch (error) {
      toast({ title: `${name} could not be reached`, description: describeFailure(error), variant: 'destructive' })
      setIsBusy(false)
    }
  }
  return (
    <Button variant="outline" aria-disabled={isBusy} onClick={() => void go()}>
      Continue with {name}
    </Button>
  )
}

/** The provider's own page, as our server knows it. */
export async function startAtProvider(provider: string, next: string | undefined): Promise<string> {
  const request = { params: { provider }, body: next ? { next } : {} }
  const answer = await readJson(await callRaw<typeof startProvider>(securityAddresses.startProvider, request))
  // Our own server's answer.
  return (answer as { url: string }).url
}
