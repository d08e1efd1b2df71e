import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { pay } from '../../../tests/support/billing.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { collectMail, openVisitor } from '../../../tests/support/visitor.ts'
import { endDownload, readEntitlements, takeDownload } from './can-download.ts'
import { isOrder, listRecords } from './order-store.ts'

describeOneDatabase('a download that fails', (open) => {
  let database: Database
  let buy: () => Promise<Owner>
  let now = new Date('2026-11-15T09:00:00Z')
  const clock = () => now

  beforeAll(async () => {
    database = await open()
    const app = await buildTestApp({ database, mail: collectMail(), clock })
    buy = async () => {
      const { orderId } = await pay(openVisitor(app), 'resume')
      const [record] = await listRecords(database.db, isOrder(orderId))
      if (!record?.order.guestId) throw new Error('no guest')
      return { kind: 'guest', guestId: record.order.guestId }
    }
  })
  afterAll(() => database.close())

  const take = (owner: Owner, documentId: string | null) =>
    takeDownload({ database, clock }, owner, { documentId, type: 'resume' })
  const end = async (grant: Awaited<ReturnType<typeof take>>, isMade: boolean) =>
    endDownload({ database }, grant ?? undefined, { isMade })
  const owned = (owner: Owner) => readEntitlements({ database, clock }, owner)

  it.each(['doc', null])('gives its purchase back, for the document %s', async (documentId) => {
    const owner = await buy()
    await end(await take(owner, documentId), false)
    expect(await owned(owner)).toMatchObject({ unused: { resume: 1 }, documents: [] })
    await end(await take(owner, 'another'), true)
    expect(await owned(owner)).toMatchObject({ unused: { resume: 0 }, documents: [{ id: 'another' }] })
  })

  it('takes nothing back from a document that has had a file', async () => {
    const owner = await buy()
    await end(await take(owner, 'doc'), true)
    await end(await take(owner, 'doc'), false)
    expect(await owned(owner)).toMatchObject({ unused: { resume: 0 }, documents: [{ id: 'doc' }] })
  })

  it.each([
    ['before', [false, true]],
    ['after', [true, false]],
  ])('gives nothing back where it fails %s another file of the document that comes', async (_when, outcomes) => {
    const owner = await buy()
    const grants = await Promise.all([take(owner, 'doc'), take(owner, 'doc')])
    for (const [index, isMade] of outcomes.entries()) await end(grants[index] ?? null, isMade)
    expect(await owned(owner)).toMatchObject({ unused: { resume: 0 }, documents: [{ id: 'doc' }] })
    expect(await take(owner, 'other')).toBeNull()
  })

  it('leaves one leave for twenty documents at once, and passes it on only when that one failed', async () => {
    const owner = await buy()
    const grants = await Promise.all(Array.from({ length: 20 }, (_, index) => take(owner, `doc-${index}`)))
    const [given, ...more] = grants.filter((grant) => grant !== null)
    expect(more).toEqual([])
    expect(await take(owner, 'late')).toBeNull()
    await end(given ?? null, false)
    expect(await take(owner, 'late')).not.toBeNull()
  })

  it('and is cut off leaves its purchase free after a while', async () => {
    const owner = await buy()
    await take(owner, null)
    expect(await take(owner, 'doc')).toBeNull()
    now = new Date(now.getTime() + 6 * 60 * 1000)
    await end(await take(owner, 'doc'), true)
    expect(await owned(owner)).toMatchObject({ unused: { resume: 0 }, documents: [{ id: 'doc' }] })
  })
})
