import { beforeEach, describe, expect, it } from 'vitest'
import { canUse, markPaid, markPro, mirrorEntitlements, paymentAddress, paymentToast } from './paid-flags.ts'

beforeEach(() => localStorage.clear())

describe('the paywall', () => {
  it('is shut until something was paid', () => {
    expect(canUse({ type: 'resume' })).toBe(false)
    localStorage.setItem('paid_resume', 'yes')
    expect(canUse({ type: 'resume' })).toBe(false)
  })

  it('opens for the kind of document that was paid, under the names other code reads', () => {
    markPaid('resume')
    expect(localStorage.getItem('paid_resume')).toBe('true')
    expect(canUse({ type: 'resume' })).toBe(true)
    expect(canUse({ type: 'coverLetter' })).toBe(false)
    markPaid('coverLetter')
    expect(localStorage.getItem('paid_coverLetter')).toBe('true')
    expect(canUse({ type: 'coverLetter' })).toBe(true)
  })

  it('opens everything for Pro, and only for Pro what requires it', () => {
    markPaid('resume')
    expect(canUse({ type: 'resume', requiresPro: true })).toBe(false)
    markPro()
    expect(localStorage.getItem('pro_subscription')).toBe('true')
    expect(canUse({ type: 'resume', requiresPro: true })).toBe(true)
    expect(canUse({ type: 'coverLetter' })).toBe(true)
  })

  it('follows what the server says, also when something ends', () => {
    markPaid('resume')
    markPro()
    mirrorEntitlements({ resume: true, coverLetter: false, pro: false, documents: [] })
    expect(canUse({ type: 'resume' })).toBe(true)
    expect(canUse({ type: 'coverLetter' })).toBe(false)
  })

  it('M4: opens one document for one purchase, and not every other of its kind', () => {
    mirrorEntitlements({ resume: true, coverLetter: false, pro: false, documents: [{ id: 'one', type: 'resume' }] })
    expect(canUse({ type: 'resume', documentId: 'one' })).toBe(true)
    expect(canUse({ type: 'resume', documentId: 'two' })).toBe(false)
    expect(canUse({ type: 'coverLetter', documentId: 'one' })).toBe(false)
    mirrorEntitlements({ resume: false, coverLetter: false, pro: false, documents: [] })
    expect(canUse({ type: 'resume', documentId: 'one' })).toBe(false)
    localStorage.setItem('paid_documents', 'no JSON')
    localStorage.setItem('paid_resume', 'true')
    expect(canUse({ type: 'resume', documentId: 'one' })).toBe(false)
  })

  it('leads to the right till with the right words', () => {
    expect(paymentAddress({ type: 'resume' })).toBe('/checkout?type=resume')
    expect(paymentAddress({ type: 'coverLetter' })).toBe('/checkout?type=coverLetter')
    expect(paymentAddress({ type: 'resume', requiresPro: true })).toBe('/pricing')
    expect(paymentToast({ type: 'resume' })).toEqual({
      title: 'Payment Required',
      description: 'Please complete payment to download your resume.',
      variant: 'destructive',
    })
    expect(paymentToast({ type: 'coverLetter' }).description).toBe(
      'Please complete payment to download your cover letter.',
    )
  })
})
