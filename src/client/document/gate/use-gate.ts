import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { loadEntitlements } from '#client/lib/billing.ts'
import { useMe } from '#client/lib/me.ts'
import { canUse, type GatedAction, mirrorEntitlements, paymentAddress, paymentToast } from './gate.ts'
import { rememberWaiting, type WaitingDownload } from './waiting.ts'

/** What is to be downloaded, so that it can be offered again after the payment. */
export type GatedDownload = GatedAction & { waiting?: Pick<WaitingDownload, 'documentId' | 'format'> }

export type Gate = {
  /** Whether the action may go on; if not, the person is told and taken to the payment. */
  pass: (action: GatedDownload) => boolean
  /** The server refused: tells the person and takes them to the payment. */
  refuse: (action: GatedDownload) => void
}

let mirroredFor: string | undefined

/** Once a visit and person: what ended or was refunded elsewhere closes here too, and signing in opens what it brings. */
function mirrorOnce(person: string): void {
  if (mirroredFor === person) return
  mirroredFor = person
  loadEntitlements().then(mirrorEntitlements, () => {
    mirroredFor = undefined
  })
}

export function useGate(): Gate {
  const { billing } = useSite()
  const navigate = useNavigate()
  const { user, isLoading } = useMe()
  const person = user?.id ?? 'guest'
  useEffect(() => {
    if (billing && !isLoading) mirrorOnce(person)
  }, [billing, isLoading, person])
  return useMemo(() => {
    const refuse = ({ waiting, ...action }: GatedDownload) => {
      if (waiting) rememberWaiting({ type: action.type, ...waiting })
      toast(paymentToast(action))
      void navigate(paymentAddress(action))
    }
    return {
      refuse,
      pass: (action) => {
        if (!billing || canUse(action)) return true
        refuse(action)
        return false
      },
    }
  }, [billing, navigate])
}
