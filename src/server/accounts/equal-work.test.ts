import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { collectMail, newPerson, openVisitor, signUpAndIn } from '../../../tests/support/visitor.ts'

describeOneDatabase('the time of an answer does not tell who has an account', (open) => {
  let database: Database
  let app: FastifyInstance
  const mail = collectMail()

  beforeAll(async () => {
    database = await open()
    // What is posted is never looked up: all that is left happens before the answer.
    app = await buildTestApp({
      database,
      mail: { ...mail, post: () => {} },
      alone: 'counts the statements of one answer',
    })
  })
  afterAll(() => database.close())

  /** The statements that run before the answer, and whether they wrote something. */
  async function statementsOf(path: string, body: unknown): Promise<string[]> {
    const query = vi.spyOn(database.pool, 'query')
    const answer = await openVisitor(app).post(path, body)
    const statements = query.mock.calls.map(([statement]: unknown[]) => textOf(statement))
    query.mockRestore()
    expect(answer.statusCode).not.toBe(500)
    return [String(answer.statusCode), ...statements]
  }

  it('when a new password is asked for', async () => {
    const { email } = await signUpAndIn(openVisitor(app))
    const path = '/api/auth/request-password-reset'
    const known = await statementsOf(path, { email })
    expect(known.length).toBeGreaterThan(1)
    expect(await statementsOf(path, { email: newPerson().email })).toEqual(known)
  })

  it('when somebody signs up: a taken address is written too', async () => {
    const { email } = await signUpAndIn(openVisitor(app))
    const path = '/api/auth/sign-up'
    const taken = await statementsOf(path, { ...newPerson({ email }), acceptTerms: true })
    expect(taken.join('\n')).toMatch(/on conflict .*"username".* do update/)
    expect(await statementsOf(path, { ...newPerson(), acceptTerms: true })).toEqual(taken)
  })

  it('when a wrong password is given', async () => {
    const { email } = await signUpAndIn(openVisitor(app))
    const path = '/api/auth/sign-in'
    const known = await statementsOf(path, { email, password: 'not the one' })
    expect(await statementsOf(path, { email: newPerson().email, password: 'not the one' })).toEqual(known)
  })
})

function textOf(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null && 'text' in statement) return String(statement.text)
  return String(statement)
}
