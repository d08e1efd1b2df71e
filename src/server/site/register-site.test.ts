import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../../tests/support/app.ts'

describe('GET /api/config', () => {
  it('tells what works with nothing configured', async () => {
    const app = await buildTestApp()
    expect((await app.inject('/api/config')).json()).toEqual({
      support: {
        email: expect.stringContaining('@'),
        phone: expect.any(String),
        address: expect.stringMatching(/Detroit/),
      },
      billing: true,
      stripePublishableKey: null,
      payments: { provider: 'sandbox' },
      providers: { payments: 'sandbox', assistant: 'offline', jobs: [], mail: 'outbox' },
    })
  })

  it('names the providers and gives away the publishable key alone', async () => {
    const app = await buildTestApp({
      env: {
        BILLING: 'off',
        STRIPE_SECRET_KEY: 'sk_hidden',
        STRIPE_PUBLISHABLE_KEY: 'pk_shown',
        STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
        AI_PROVIDER: 'anthropic',
        AI_MODEL: 'm',
        AI_API_KEY: 'key_hidden',
        SUPPORT_EMAIL: 'help@resumes.example',
      },
    })
    const answer = await app.inject('/api/config')
    expect(answer.json()).toMatchObject({
      support: { email: 'help@resumes.example' },
      billing: false,
      stripePublishableKey: 'pk_shown',
      payments: { provider: 'off' },
      providers: { payments: 'stripe', assistant: 'anthropic' },
    })
    expect(answer.body).not.toContain('hidden')
  })

  it('tells the payment form which key it needs', async () => {
    const env = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_shown', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const app = await buildTestApp({ env })
    const { payments } = (await app.inject('/api/config')).json()
    expect(payments).toEqual({ provider: 'stripe', publishableKey: 'pk_shown' })
  })
})
