import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { loadEntitlements } from '#client/lib/billing.ts'
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

let hasMirrored = false

/** Once a visit: what ended or was refunded elsewhere closes here too. */
function mirrorOnce(): void {
  if (hasMirrored) return
  hasMirrored = true
  loadEntitlements().then(mirrorEntitlements, () => {
    hasMirrored = false
  })
}

export function useGate(): Gate {
  const { billing } = useSite()
  const navigate = useNavigate()
  useEffect(() => {
    if (billing) mirrorOnce()
  }, [billing])
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
