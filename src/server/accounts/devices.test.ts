import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { longestSessions } from '#server/platform/sessions-store.ts'
import type { SecurityEvent, SignedInDevice } from '#shared/api/account-security.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { collectMail, newPerson, openVisitor, signUpAndIn, type Visitor } from '../../../tests/support/visitor.ts'
import { cleanUp } from './clean-up.ts'
import { recordFailedSignIn } from './security-log.ts'

const day = 24 * 60 * 60 * 1000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

describeOneDatabase('the devices of an account', (open) => {
  let database: Database
  let app: FastifyInstance
  let now = new Date('2026-03-01T12:00:00Z')
  const clock = () => now
  const mail = collectMail()

  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({ database, mail, clock })
  })
  afterAll(() => database.close())

  const visit = (userAgent?: string) => openVisitor(app, userAgent ? { userAgent } : {})
  const devicesOf = async (visitor: Visitor): Promise<SignedInDevice[]> =>
    (await visitor.get('/api/me/devices')).json().devices
  const eventsOf = async (visitor: Visitor): Promise<SecurityEvent[]> =>
    (await visitor.get('/api/me/security-events')).json().events
  const enter = (visitor: Visitor, { email, password }: { email: string; password: string }) =>
    visitor.post('/api/auth/sign-in', { email, password })
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }

  it('are listed in words, with their last use and the one that asks', async () => {
    const [here, there] = [visit(firefox), visit()]
    const person = await signUpAndIn(here)
    pass(2 * day)
    await enter(there, person)
    const devices = await devicesOf(there)
    expect(devices.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['An unknown browser', true],
      ['Firefox on Windows', false],
    ])
    expect(devices.map(({ lastUsedAt }) => lastUsedAt)).toEqual([
      now.toISOString(),
      new Date(now.getTime() - 2 * day).toISOString(),
    ])
    await here.get('/api/me')
    expect((await devicesOf(here)).every(({ lastUsedAt }) => lastUsedAt === now.toISOString())).toBe(true)
    expect((await visit().get('/api/me/devices')).statusCode).toBe(401)
  })

  it('are signed out one by one, and only by their owner', async () => {
    const [here, there, stranger] = [visit(firefox), visit(), visit()]
    const person = await signUpAndIn(here)
    await enter(there, person)
    await signUpAndIn(stranger)
    const other = (await devicesOf(here)).find(({ isThis }) => !isThis)?.id ?? ''
    expect((await stranger.send('DELETE', `/api/me/devices/${other}`)).statusCode).toBe(404)
    expect((await there.get('/api/me')).json()).not.toBeNull()
    expect((await here.send('DELETE', `/api/me/devices/${other}`)).statusCode).toBe(204)
    expect((await there.get('/api/me')).json()).toBeNull()
    const ended = expect.objectContaining({ kind: 'session-ended', detail: 'An unknown browser' })
    expect(await eventsOf(here)).toContainEqual(ended)

    const [own] = await devicesOf(here)
    expect((await here.send('DELETE', `/api/me/devices/${own?.id}`)).statusCode).toBe(204)
    expect(here.cookie()).toBe('')
  })

  it('are all signed out but this one', async () => {
    const [here, there, third] = [visit(), visit(), visit()]
    const person = await signUpAndIn(here)
    await enter(there, person)
    await enter(third, person)
    expect((await here.post('/api/auth/sign-out-others')).statusCode).toBe(204)
    expect(await devicesOf(here)).toHaveLength(1)
    for (const other of [there, third]) expect((await other.get('/api/me')).json()).toBeNull()
    expect((await eventsOf(here)).map(({ kind }) => kind)).toContain('sessions-ended')
    const alarms = () => mail.to(person.email).filter(({ subject }) => subject === 'Signed in on a new device')
    const before = alarms().length
    await enter(here, person)
    expect(alarms(), 'this one is still known').toHaveLength(before)
    await enter(there, person)
    expect(alarms(), 'the others are strangers again').toHaveLength(before + 1)
  })

  it('have to sign in again after the longest time, however often they come', async () => {
    const visitor = visit()
    await signUpAndIn(visitor)
    for (let passed = 0; passed < longestSessions.account; passed += 10 * day) {
      expect((await visitor.get('/api/me')).json()).not.toBeNull()
      pass(10 * day)
    }
    expect((await visitor.get('/api/me')).json()).toBeNull()
  })

  it('tell the owner by mail when a new one signs in, but not the first one and not a known one', async () => {
    const here = visit(firefox)
    const person = await signUpAndIn(here)
    const alarms = () => mail.to(person.email).filter(({ subject }) => subject === 'Signed in on a new device')
    await enter(here, person)
    expect(alarms()).toEqual([])
    await enter(visit(firefox), person)
    expect(alarms()).toHaveLength(1)
    expect(alarms()[0]?.text).toContain('Firefox on Windows')
  })

  describe('the log', () => {
    it('tells of sign-ins, wrong passwords counted together, and changes', async () => {
      const here = visit(firefox)
      const person = await signUpAndIn(here)
      for (let round = 0; round < 3; round++) await enter(visit(), { ...person, password: 'not the one' })
      await mail.settle()
      pass(60_000)
      await enter(here, person)
      pass(60_000)
      const newPassword = newPerson().password
      await here.post('/api/auth/change-password', { currentPassword: person.password, newPassword })
      const told = (await eventsOf(here)).map(({ kind, detail, count }) => `${kind} ${detail} ${count}`)
      expect(told.slice(0, 2)).toEqual(['password-changed Firefox on Windows 1', 'signed-in Firefox on Windows 1'])
      // At the same moment by the clock of this test.
      expect(told.slice(2).sort()).toEqual(['new-device Firefox on Windows 1', 'sign-in-failed  3'])
    })

    it('counts wrong passwords of the same moment in one line', async () => {
      const here = visit(firefox)
      const person = await signUpAndIn(here)
      await Promise.all(Array.from({ length: 5 }, () => recordFailedSignIn(database.db, { email: person.email, now })))
      const failed = (await eventsOf(here)).filter(({ kind }) => kind === 'sign-in-failed')
      expect(failed.map(({ count }) => count)).toEqual([5])
    })

    it('is kept for 180 days and read by its owner alone', async () => {
      const here = visit()
      const person = await signUpAndIn(here)
      pass(179 * day)
      await cleanUp({ database, clock, onCleanUp: [] })
      await enter(here, person)
      expect(await eventsOf(here)).toHaveLength(2)
      pass(2 * day)
      await cleanUp({ database, clock, onCleanUp: [] })
      expect(await eventsOf(here)).toHaveLength(1)
      expect((await visit().get('/api/me/security-events')).statusCode).toBe(401)
    })
  })
})
