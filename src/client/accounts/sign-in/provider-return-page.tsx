import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { describeFailure } from '#client/app/describe-failure.ts'
import { toast } from '#client/app/toast.ts'
import { callRaw, readJson } from '#client/lib/api.ts'
import { loadMe, setMe } from '#client/lib/me.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import type { finishProvider } from '#shared/api/account-security.ts'
import type { RouteResponse } from '#shared/api/route.ts'
import { securityAddresses } from '#shared/api/security-addresses.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { readNext, withNext } from './next-address.ts'
import { SentNote } from './sent-note.tsx'

/** Where a provider sends the browser back to. */
export function ProviderReturnPage() {
  const { provider = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const isSent = useRef(false)

  const finish = useEffectEvent(async () => {
    try {
      const request = { params: { provider }, body: { query: search } }
      const answer = await readJson(await callRaw<typeof finishProvider>(securityAddresses.finishProvider, request))
      // Our own server's answer.
      const { result, next } = answer as RouteResponse<typeof finishProvider>
      // What was kept on the way is checked again: only a page of this site is ever gone to.
      const goal = next ? readNext(`?next=${encodeURIComponent(next)}`) : undefined
      if (result === 'connect') {
        const path = withNext('/login', goal)
        return navigate(`${path}${goal ? '&' : '?'}connect=${provider}`, { replace: true })
      }
      setMe(queries, await loadMe())
      const description =
        result === 'connected' ? 'It’s connected to your account.' : 'You have successfully signed in.'
      toast({ title: 'Success!', description })
      navigate(goal ?? '/', { replace: true })
    } catch (error) {
      setProblem(describeFailure(error))
    }
  })

  useEffect(() => {
    // The answer counts once, and React may start an effect twice.
    if (isSent.current) return
    isSent.current = true
    void finish()
  }, [])

  return (
    <AuthCard
      title="Sign In"
      lead="Pick up where you left off."
      footer={<AuthLink to="/login">Back to Sign In</AuthLink>}
    >
      {problem ? (
        <SentNote title="You’re not signed in">{problem}</SentNote>
      ) : (
        <p role="status" className="flex items-center gap-3 text-text-2">
          <Spinner /> Signing in...
        </p>
      )}
    </AuthCard>
  )
}
