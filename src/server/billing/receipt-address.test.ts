import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { pay } from '../../../tests/support/billing.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { collectMail, openVisitor, signUpAndIn, tokenIn } from '../../../tests/support/visitor.ts'

describeDatabases('a receipt', (open) => {
  let database: Database
  let app: FastifyInstance
  const mail = collectMail()

  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({ database, mail })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  it('waits in the account until its address is confirmed, and then comes by mail', async () => {
    const [visitor, guest] = [openVisitor(app), openVisitor(app)]
    const { email } = await signUpAndIn(visitor)
    await mail.settle()
    const token = tokenIn(mail.to(email).at(-1))
    const receipts = () => mail.to(email).filter(({ subject }) => subject.startsWith('Your receipt'))
    await pay(visitor, 'resume')
    // Somebody else's, sent in the same round.
    await pay(guest, 'resume', { email: 'guest@example.com' })
    await expect.poll(() => mail.to('guest@example.com')).toHaveLength(1)
    expect(receipts()).toEqual([])
    expect((await visitor.get('/api/billing/account')).json().receipts).toHaveLength(1)

    expect((await visitor.post('/api/auth/verify-email', { token })).statusCode).toBe(200)
    await pay(guest, 'resume', { email: 'guest@example.com' })
    await expect.poll(receipts).toHaveLength(1)
  })
})
