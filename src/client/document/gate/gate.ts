// The browser's side of the payment gate: flags that mirror what the server answered. What the server makes is guarded
// there; by themselves the flags open only what the browser makes.

export type PaidDocument = 'resume' | 'coverLetter'

export type GatedAction = {
  type: PaidDocument
  /** Buying one document does not open it; only Pro does. */
  requiresPro?: boolean
}

const paidFlags: Record<PaidDocument, string> = { resume: 'paid_resume', coverLetter: 'paid_coverLetter' }
const PRO_FLAG = 'pro_subscription'

const words: Record<PaidDocument, string> = { resume: 'resume', coverLetter: 'cover letter' }

export function canUse({ type, requiresPro = false }: GatedAction): boolean {
  if (hasFlag(PRO_FLAG)) return true
  return !requiresPro && hasFlag(paidFlags[type])
}

export function markPaid(type: PaidDocument): void {
  setFlag(paidFlags[type], true)
}

export function markPro(): void {
  setFlag(PRO_FLAG, true)
}

/** Brings the flags in line with the server's answer, e.g. after a refund or the end of a subscription. */
export function mirrorEntitlements(owned: Record<PaidDocument | 'pro', boolean>): void {
  setFlag(paidFlags.resume, owned.resume)
  setFlag(paidFlags.coverLetter, owned.coverLetter)
  setFlag(PRO_FLAG, owned.pro)
}

export function paymentAddress({ type, requiresPro = false }: GatedAction): string {
  return requiresPro ? '/pricing' : `/checkout?type=${type}`
}

export function paymentToast({ type }: GatedAction) {
  return {
    title: 'Payment Required',
    description: `Please complete payment to download your ${words[type]}.`,
    variant: 'destructive',
  } as const
}

function hasFlag(name: string): boolean {
  try {
    return localStorage.getItem(name) === 'true'
  } catch {
    return false
  }
}

function setFlag(name: string, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(name, 'true')
    else localStorage.removeItem(name)
  } catch {
    // Without storage the server's answer still counts; only what the browser makes asks again.
  }
}
