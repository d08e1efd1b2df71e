import { describe, expect, it } from 'vitest'
import { createFairSlots, type SlotOptions } from './fair-slots.ts'

const open = (options: Partial<SlotOptions> = {}) =>
  createFairSlots({ size: 1, queueLimit: 10, clientLimit: 10, retryAfterSeconds: 3, ...options })

const busy = { code: 'busy', details: { retryAfterSeconds: 3 } }

/** Lets everyone have a turn, one after the other, and tells in which order they came. */
async function orderOf(slots: ReturnType<typeof open>, clients: string[]): Promise<string[]> {
  const order: string[] = []
  const first = await slots.take('first')
  const turns = clients.map(async (client) => {
    const giveBack = await slots.take(client)
    order.push(client)
    giveBack()
  })
  first()
  await Promise.all(turns)
  return order
}

describe('fair slots', () => {
  it('lets clients take turns, however many calls one of them has sent', async () => {
    const order = await orderOf(open(), ['loop', 'loop', 'loop', 'loop', 'ann', 'ben', 'ann'])
    expect(order).toEqual(['loop', 'ann', 'ben', 'loop', 'ann', 'loop', 'loop'])
  })

  it('turns away a client that has its share, and nobody else', async () => {
    const slots = open({ clientLimit: 2 })
    const giveBack = await slots.take('loop')
    const waiting = slots.take('loop')
    await expect(slots.take('loop')).rejects.toMatchObject(busy)
    const ann = slots.take('ann')
    giveBack()
    ;(await waiting)()
    ;(await ann)()
    await expect(slots.take('loop')).resolves.toBeTypeOf('function')
  })

  it('turns everybody away when too many wait', async () => {
    const slots = open({ queueLimit: 1 })
    await slots.take('ann')
    void slots.take('ben')
    await expect(slots.take('cleo')).rejects.toMatchObject(busy)
  })

  it('forgets a caller who has gone', async () => {
    const slots = open()
    const giveBack = await slots.take('ann')
    const gone = new AbortController()
    const left = slots.take('ben', gone.signal)
    const next = slots.take('cleo')
    gone.abort()
    await expect(left).rejects.toThrow('stopped')
    giveBack()
    await expect(next).resolves.toBeTypeOf('function')
    await expect(slots.take('dan', gone.signal)).rejects.toThrow('stopped')
  })

  it('does not let anyone wait for longer than allowed', async () => {
    const slots = open({ waitLimitMs: 20 })
    const giveBack = await slots.take('ann')
    await expect(slots.take('ben')).rejects.toMatchObject(busy)
    giveBack()
    await expect(slots.take('cleo')).resolves.toBeTypeOf('function')
  })

  it('gives a place back once, however often it is told to', async () => {
    const slots = open({ queueLimit: 0 })
    const giveBack = await slots.take('ann')
    giveBack()
    giveBack()
    await slots.take('ben')
    await expect(slots.take('cleo')).rejects.toMatchObject(busy)
  })

  it('turns away those who wait when it closes', async () => {
    const slots = open()
    await slots.take('ann')
    const waiting = slots.take('ben')
    slots.close()
    await expect(waiting).rejects.toMatchObject(busy)
    await expect(slots.take('cleo')).rejects.toMatchObject(busy)
  })
})
