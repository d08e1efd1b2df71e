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
      providers: { payments: 'sandbox', assistant: 'offline', jobs: [], mail: 'outbox', signIn: [] },
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
        OIDC_ISSUER: 'https://one.example,https://two.example',
        OIDC_CLIENT_ID: 'client_hidden,client_hidden',
        OIDC_CLIENT_SECRET: 'secret_hidden,secret_hidden',
        OIDC_NAME: 'One, Two',
      },
    })
    const answer = await app.inject('/api/config')
    expect(answer.json()).toMatchObject({
      support: { email: 'help@resumes.example' },
      billing: false,
      stripePublishableKey: 'pk_shown',
      payments: { provider: 'off' },
      providers: { payments: 'stripe', assistant: 'anthropic', signIn: ['One', 'Two'] },
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

describe('GET /.well-known/security.txt', () => {
  it('says whom to write to, and runs out only after it was fetched', async () => {
    const env = { SUPPORT_EMAIL: 'help@resumes.example', PUBLIC_URL: 'https://resumes.example' }
    let now = new Date('2026-03-01T12:34:56Z')
    const app = await buildTestApp({ env, clock: () => now })
    const answer = await app.inject('/.well-known/security.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:help@resumes.example',
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://resumes.example/.well-known/security.txt',
      'Policy: https://resumes.example/privacy-policy#security',
      '',
    ])
    now = new Date('2027-03-01T12:34:56Z')
    expect((await app.inject('/.well-known/security.txt')).body).toContain('Expires: 2027-08-28T')
  })

  it('names no address of its own without encryption, as RFC 9116 wants it', async () => {
    const app = await buildTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } })
    expect((await app.inject('/.well-known/security.txt')).body).not.toContain('http:')
  })
})
