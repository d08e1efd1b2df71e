import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, shownToasts } from '#client/app/toast.ts'
import { settlePurchase, settleSubscription, tellOfFailedPayment, withdrawFailedPayment } from './settle.ts'

const said = () => shownToasts.getState()[0]

const nothing = {
  resume: false,
  coverLetter: false,
  pro: false,
  proUntil: null,
  unused: { resume: 0, coverLetter: 0 },
  documents: [],
}

const flags = () => ['paid_resume', 'paid_coverLetter', 'pro_subscription'].filter((name) => localStorage.getItem(name))

beforeEach(() => localStorage.clear())
afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

describe('what follows a payment', () => {
  it('opens what was bought, as the server has it, and says so', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ...nothing, coverLetter: true }))
    await settlePurchase('cover-letter')
    expect(flags()).toEqual(['paid_coverLetter'])
    expect(said()).toMatchObject({
      title: 'Payment Successful',
      description: 'Your cover letter is ready to create!',
    })
  })

  it('opens what was bought also where the server cannot be asked just now', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
    await settlePurchase('resume')
    await settleSubscription()
    expect(flags()).toEqual(['paid_resume', 'pro_subscription'])
    expect(said()).toMatchObject({
      title: 'Subscription Started!',
      description: 'Welcome to Pro! You now have unlimited access.',
    })
  })

  it("tells of a failure in the provider's words", () => {
    tellOfFailedPayment('Your card was declined.')
    expect(flags()).toEqual([])
    expect(said()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      variant: 'destructive',
    })
  })

  it('takes a failure back when somebody tries again, and nothing else', async () => {
    tellOfFailedPayment('Your card was declined.')
    withdrawFailedPayment()
    expect(said()).toMatchObject({ open: false })
    vi.stubGlobal('fetch', async () => Response.json({ ...nothing, resume: true }))
    await settlePurchase('resume')
    withdrawFailedPayment()
    expect(said()).toMatchObject({ title: 'Payment Successful', open: true })
  })
})
