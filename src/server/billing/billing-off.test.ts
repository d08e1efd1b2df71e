import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { openVisitor } from '../../../tests/support/visitor.ts'

it('a copy without billing gives everything to everybody and sells nothing', async () => {
  const app = await buildTestApp({ env: { BILLING: 'off' } })
  const visitor = openVisitor(app)
  expect((await visitor.get('/api/billing/entitlements')).json()).toMatchObject({
    resume: true,
    coverLetter: true,
    pro: true,
  })
  const content = emptyResume('x')
  const answer = await visitor.post('/api/download-resume', { resumeContent: content, templateId: 1, format: 'docx' })
  expect(answer.statusCode).toBe(200)
  const began = await visitor.post('/api/create-payment-intent', { amount: 2.99, type: 'resume' })
  expect(began.statusCode).toBe(404)
  expect((await visitor.get('/api/billing/account')).statusCode).toBe(404)
})
