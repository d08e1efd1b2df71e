import { useQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#client/app/site.tsx'
import { clearToasts, toast } from '#client/app/toast.ts'
import type { Downloadable } from '#client/drafts/document.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useMe } from '#client/lib/me.ts'
import { isSampleId } from '#engine/resume/sample-id.ts'
import { loadEntitlements, tieToDocument } from './load-owned.ts'
import { makeOwn } from './make-own.ts'
import { canUse, covers, mirrorEntitlements, type PaidAction, paymentAddress, paymentToast } from './paid-flags.ts'
import { PaymentWarning } from './payment-warning.ts'
import { ask, purchaseQuestion, sampleQuestion, type UseOfPurchase } from './questions.ts'
import { rememberWaiting, type WaitingDownload } from './waiting.ts'

/** What is to be downloaded, so that it can be offered again after the payment. */
export type PaidDownload = PaidAction &
  Omit<UseOfPurchase, 'type'> & {
    documentId: string
    format: WaitingDownload['format']
    /** The page has said already that this uses the purchase. */
    isAgreed?: boolean
    /** The browser makes it: nobody but this call ties the purchase to the document. */
    isPrinted?: boolean
    /** What a purchase is for must be a document, and a sample that was only looked at is none yet. */
    keepDocument?: (() => void) | undefined
  }

type Paywall = {
  /**
   * Whether the file may be made. The person is asked before a purchase is bound to the document; if nothing is paid
   * for, they are sent to checkout.
   */
  open: (action: PaidDownload) => Promise<boolean>
  /** The server refused: takes the person to the payment. */
  refuse: (action: PaidDownload) => void
  /** A file of the server tied a purchase to its document: what is shown of prices follows. */
  noteTied: () => Promise<void>
  /** Offers to make a copy of a sample, and goes there; false if the document isn't a sample. */
  offerOwn: (document: Downloadable) => Promise<boolean>
}

/** Once a visit and person: what ended or was refunded elsewhere closes here too, and signing in opens what it brings. */
function useMirrorOnce(isCharging: boolean): void {
  const { user, isLoading } = useMe()
  useQuery({
    queryKey: ['mirrored-entitlements', user?.id ?? 'guest'],
    queryFn: async () => {
      mirrorEntitlements(await loadEntitlements())
      return true
    },
    enabled: isCharging && !isLoading,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

export function usePaywall(): Paywall {
  const { billing } = useSite()
  const navigate = useNavigate()
  const isWarned = use(PaymentWarning)
  useMirrorOnce(billing)
  return useMemo(() => {
    const refuse = (action: PaidDownload) => {
      const { type, documentId, format } = action
      action.keepDocument?.()
      rememberWaiting({ type, documentId, format })
      // What was said of the page before would stand over the card's fields.
      if (isWarned) toast(paymentToast(action))
      else clearToasts()
      void navigate(paymentAddress(action))
    }
    return {
      refuse,
      open: async (action) => {
        if (!billing || canUse(action)) return true
        try {
          return await openFor(action, refuse)
        } catch {
          // What the server makes it guards itself, and says why it does not.
          if (!action.isPrinted) return true
          tellOfFailure()
          return false
        }
      },
      noteTied: async () => {
        if (!billing) return
        try {
          mirrorEntitlements(await loadEntitlements())
        } catch {
          // The next page load brings them in line.
        }
      },
      offerOwn: async (document) => {
        if (!billing || !isSampleId(document.resume.id)) return false
        if (!(await ask(sampleQuestion))) return true
        try {
          void navigate(await makeOwn(document))
          toast({ title: 'This copy is yours', description: 'Fill in your details and download it here.' })
        } catch {
          toast({
            title: 'The copy couldn’t be saved',
            description: 'This browser won’t let us save data.',
            variant: 'destructive',
          })
        }
        return true
      },
    }
  }, [billing, navigate, isWarned])
}

async function openFor(action: PaidDownload, refuse: (action: PaidDownload) => void): Promise<boolean> {
  const owned = await loadEntitlements()
  mirrorEntitlements(owned)
  if (covers(owned, action)) return true
  if (action.requiresPro || owned.unused[action.type] === 0) {
    refuse(action)
    return false
  }
  if (!action.isAgreed && !(await ask(purchaseQuestion(action)))) return false
  action.keepDocument?.()
  if (!action.isPrinted) return true
  try {
    mirrorEntitlements(await tieToDocument(action))
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 402) throw error
    // Used up by another tab in the meantime.
    refuse(action)
    return false
  }
}

function tellOfFailure(): void {
  toast({
    title: 'Download failed',
    description: 'We couldn’t check what you’ve paid for. Please try again.',
    variant: 'destructive',
  })
}
