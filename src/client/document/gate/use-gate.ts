import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { canUse, type GatedAction, paymentAddress, paymentToast } from './gate.ts'

export type Gate = {
  /** Whether the action may go on; if not, the person is told and taken to the payment. */
  pass: (action: GatedAction) => boolean
  /** The server refused: tells the person and takes them to the payment. */
  refuse: (action: GatedAction) => void
}

export function useGate(): Gate {
  const { billing } = useSite()
  const navigate = useNavigate()
  return useMemo(() => {
    const refuse = (action: GatedAction) => {
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
