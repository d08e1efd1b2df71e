import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { users } from '#server/platform/database/schema/accounts.ts'
import { accountMessages } from '#shared/account-rules.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { collectMail, newPerson, openVisitor, signUpAndIn, tokenIn } from '../../../tests/support/visitor.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const { simplePassword, commonPassword, ownPassword } = accountMessages

describe('a password', () => {
  const about = ['ada.lovelace@example.com', 'Ada', 'Lovelace']
  const refusal = (password: string) =>
    refuseWeakPassword({ password, about, field: 'password' }).then(
      () => undefined,
      (error: Error) => error.message,
    )

  it.each([
    ['        ', simplePassword],
    ['aaaaaaaaaa', simplePassword],
    ['ababababab', simplePassword],
    ['abcdefgh', simplePassword],
    ['98765432', simplePassword],
    ['password', commonPassword],
    ['PassWord1', commonPassword],
    ['iloveyou', commonPassword],
    ['1qaz2wsx', commonPassword],
    ['qwertyuiop', commonPassword],
    ['Summer2024!', commonPassword],
    ['ada.lovelace@example.com', ownPassword],
    ['AdaLovelace1', ownPassword],
    ['lovelace.1843', ownPassword],
    ['candid2026', ownPassword],
  ])('%j is refused', async (password, message) => {
    expect(await refusal(password)).toBe(message)
  })

  it.each(['correct horse battery', 'ada loves sailing', 'Kv7#pQz2mW', 'зимний вечер у моря', 'four wet tugboats'])(
    '%j is taken',
    async (password) => {
      expect(await refusal(password)).toBeUndefined()
    },
  )
})

describeOneDatabase('a trivial or breached password', (open) => {
  let database: Database
  let app: FastifyInstance
  const mail = collectMail()

  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({ database, mail })
  })
  afterAll(() => database.close())

  it.each(['password', '12345678', '        '])('%j is refused at sign-up, under its field', async (password) => {
    const person = newPerson({ password })
    const answer = await openVisitor(app).post('/api/auth/sign-up', { ...person, acceptTerms: true })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject([{ path: 'password' }])
    expect(await database.db.select().from(users).where(eq(users.username, person.email))).toEqual([])
  })

  it('is refused at a reset, whose link works on, and at a change', async () => {
    const visitor = openVisitor(app)
    const { email, password } = await signUpAndIn(visitor)
    const change = { currentPassword: password, newPassword: 'password1' }
    const changed = await visitor.post('/api/auth/change-password', change)
    expect([changed.statusCode, changed.json().fields]).toEqual([
      400,
      [{ path: 'newPassword', message: commonPassword }],
    ])

    await visitor.post('/api/auth/request-password-reset', { email })
    await mail.settle()
    const token = tokenIn(mail.to(email).at(-1))
    const refused = await visitor.post('/api/auth/reset-password', { token, password: 'AdaByron1' })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, [{ path: 'password', message: ownPassword }]])
    const taken = await visitor.post('/api/auth/reset-password', { token, password: 'four wet tugboats' })
    expect(taken.statusCode).toBe(204)
  })

  it('still signs in where it was set before', async () => {
    const { email, id } = await signUpAndIn(openVisitor(app))
    await database.db
      .update(users)
      .set({ password: await hashPassword('12345678') })
      .where(eq(users.id, id))
    const answer = await openVisitor(app).post('/api/auth/sign-in', { email, password: '12345678' })
    expect(answer.statusCode).toBe(200)
  })

  it('an address is the same with characters nobody sees', async () => {
    const person = await signUpAndIn(openVisitor(app))
    const pasted = `\ufeff${person.email.replace('@', '\u200b@')}\u2060`
    const answer = await openVisitor(app).post('/api/auth/sign-in', { email: pasted, password: person.password })
    expect(answer.json()).toMatchObject({ id: person.id, email: person.email })
    await openVisitor(app).post('/api/auth/sign-up', { ...newPerson({ email: pasted }), acceptTerms: true })
    expect(mail.to(person.email).at(-1)?.subject).toBe('You already have a Candid account')
  })
})
