import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { openVisitor } from '../../../tests/support/visitor.ts'
import { describeTestMode } from './describe-test-mode.ts'

const publicAddress = { PUBLIC_URL: 'https://resumes.example' }
const keys = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

it('the sandbox sells nothing on a public address unless it was asked for by name', async () => {
  const app = await buildTestApp({ env: publicAddress })
  for (const [path, body] of [
    ['/api/create-payment-intent', { amount: 2.99, type: 'resume' }],
    ['/api/create-subscription', { plan: 'pro-monthly' }],
  ] as const) {
    const refused = await openVisitor(app).post(path, body)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({ code: 'forbidden', message: 'Nothing can be bought here yet.' })
  }
  expect(readConfig({ ...publicAddress, BILLING: 'sandbox' }).mayCharge).toBe(true)
  expect(readConfig({ ...publicAddress, ...keys }).mayCharge).toBe(true)
  expect(readConfig({}).mayCharge).toBe(true)
})

it('the start warns on a public address without real payments, and says nothing elsewhere', () => {
  const warning = (env: Record<string, string>) => describeTestMode(readConfig(env))
  expect(warning(publicAddress)).toContain('nothing can be bought at https://resumes.example')
  expect(warning({ ...publicAddress, BILLING: 'sandbox' })).toContain('are in test mode')
  expect(warning({ ...publicAddress, BILLING: 'off' })).toBeNull()
  expect(warning({ ...publicAddress, ...keys })).toBeNull()
  expect(warning({})).toBeNull()
})

it('the sandbox by name beside Stripe’s keys stops the start', () => {
  expect(() => readConfig({ BILLING: 'sandbox', ...keys })).toThrow('Remove one of the two.')
})
