import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '#client/app/toast.ts'
import { refreshEntitlements } from '../billing-calls.ts'
import { settlePurchase, settleSubscription, tellOfFailedPayment } from './settle.ts'

vi.mock('#client/app/toast.ts', () => ({ toast: vi.fn() }))
vi.mock('../billing-calls.ts', () => ({ refreshEntitlements: vi.fn() }))

const nothing = {
  resume: false,
  coverLetter: false,
  pro: false,
  proUntil: null,
  unused: { resume: 0, coverLetter: 0 },
  documents: [],
}

const flags = () => ['paid_resume', 'paid_coverLetter', 'pro_subscription'].filter((name) => localStorage.getItem(name))

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

describe('what follows a payment', () => {
  it('opens what was bought, as the server has it, and says so', async () => {
    vi.mocked(refreshEntitlements).mockResolvedValue({ ...nothing, coverLetter: true })
    await settlePurchase('cover-letter')
    expect(flags()).toEqual(['paid_coverLetter'])
    expect(toast).toHaveBeenCalledWith({
      title: 'Payment Successful',
      description: 'Your cover letter is ready to create!',
    })
  })

  it('opens what was bought also where the server cannot be asked just now', async () => {
    vi.mocked(refreshEntitlements).mockRejectedValue(new TypeError('no connection'))
    await settlePurchase('resume')
    await settleSubscription()
    expect(flags()).toEqual(['paid_resume', 'pro_subscription'])
    expect(toast).toHaveBeenLastCalledWith({
      title: 'Subscription Started!',
      description: 'Welcome to Pro! You now have unlimited access.',
    })
  })

  it("tells of a failure in the provider's words", () => {
    tellOfFailedPayment('Your card was declined.')
    expect(flags()).toEqual([])
    expect(toast).toHaveBeenCalledWith({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      variant: 'destructive',
    })
  })
})
