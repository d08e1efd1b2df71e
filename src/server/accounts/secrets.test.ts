import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { users } from '#server/platform/database/schema/accounts.ts'
import { hashToken } from '#server/platform/session-tokens.ts'
import * as security from '#shared/api/account-security.ts'
import * as contracts from '#shared/api/accounts.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { collectMail, newPerson, openVisitor, tokenIn, type Visitor } from '../../../tests/support/visitor.ts'

const changingRoutes = Object.values({ ...contracts, ...security }).filter(
  (value) => 'path' in value && value.method !== 'GET',
)

describeOneDatabase('what is secret', (open) => {
  let database: Database
  let app: FastifyInstance
  const mail = collectMail()
  const lines: string[] = []

  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({
      database,
      mail,
      env: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => void lines.push(line) },
    })
  })
  afterAll(() => database.close())

  it('stands in no log line and in no answer, whatever an account goes through', async () => {
    const answers: string[] = []
    const secrets: string[] = []
    const visitor = openVisitor(app)
    const call = async (...[method, url, body]: Parameters<Visitor['send']>) => {
      const answer = await visitor.send(method, url, body)
      const { 'set-cookie': _cookie, ...headers } = answer.headers
      answers.push(answer.body, JSON.stringify(headers))
      const token = visitor.cookie().split('=')[1]
      if (token) secrets.push(token, hashToken(token))
      return answer
    }
    const person = newPerson()
    const { email } = person
    const passwords = [person.password, 'another password', 'a third password', 'a wrong password']
    const auth = (name: string, body?: unknown) => call('POST', `/api/auth/${name}`, body)

    await auth('sign-up', { ...person, acceptTerms: true })
    await auth('sign-up', { ...person, acceptTerms: true })
    await auth('sign-in', { email, password: passwords[3] })
    await auth('sign-in', { email, password: person.password })
    await auth('change-password', { currentPassword: passwords[3], newPassword: passwords[1] })
    await auth('change-password', { currentPassword: person.password, newPassword: passwords[1] })
    await auth('request-password-reset', { email })
    await mail.settle()
    secrets.push(tokenIn(mail.to(email).at(-1)))
    await auth('reset-password', { token: 'nonsense', password: passwords[2] })
    await auth('reset-password', { token: tokenIn(mail.to(email).at(-1)), password: passwords[2] })
    await auth('sign-in', { email, password: passwords[2] })
    const next = newPerson().email
    await auth('request-email-change', { email: next, password: passwords[2] })
    await mail.settle()
    secrets.push(tokenIn(mail.to(next).at(-1)))
    await auth('confirm-email-change', { token: tokenIn(mail.to(next).at(-1)) })
    await visitor.get('/api/me?password=in-the-address')
    const hashes = (await database.db.select().from(users)).map(({ password }) => password)
    await auth('sign-out-everywhere')
    await auth('sign-in', { email: next, password: passwords[2] })
    await call('DELETE', '/api/me', { password: passwords[2] })

    expect(new Set(secrets).size).toBeGreaterThan(8)
    for (const secret of [...secrets, ...secrets.map(hashToken), ...passwords, ...hashes]) {
      expect(secret).not.toBe('')
      expect(answers.join('\n')).not.toContain(secret)
      expect(lines.join('\n')).not.toContain(secret)
    }
    for (const personal of [email, next, 'in-the-address', 'argon2']) expect(lines.join('\n')).not.toContain(personal)
    expect(answers.join('\n')).not.toContain('argon2')
    expect(lines.length).toBeGreaterThan(15)
  })

  it.each(changingRoutes)('is not touched by another site: $method $path', async (contract) => {
    if (!('path' in contract)) throw new Error('only routes are listed')
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await app.inject({ method: contract.method, url: contract.path, payload: {}, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'forbidden' })
    }
  })
})
