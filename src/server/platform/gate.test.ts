import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

describe('a gate', () => {
  it('Fail 8: lets some through, some wait, and refuses the rest at once', async () => {
    const gate = createGate({ atOnce: 2, waiting: 3 })
    const finish: (() => void)[] = []
    const started: number[] = []
    const calls = Array.from({ length: 7 }, (_, index) =>
      gate(() => {
        started.push(index)
        return new Promise<void>((resolve) => finish.push(resolve))
      }).then(
        () => 'done',
        ({ code, details }) => `${code} ${details.retryAfterSeconds}`,
      ),
    )
    expect(await Promise.all(calls.slice(5))).toEqual(['busy 1', 'busy 1'])
    expect(started).toEqual([0, 1])
    for (let turn = 0; turn < 5; turn++) {
      finish[turn]?.()
      await calls[turn]
    }
    expect(await Promise.all(calls.slice(0, 5))).toEqual(Array(5).fill('done'))
    expect(started).toEqual([0, 1, 2, 3, 4])
  })

  it('gives the place of work that failed to the next', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1 })
    const failing = gate(() => Promise.reject(new Error('no')))
    const next = gate(async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
    expect(await gate(async () => 'again')).toBe('again')
  })
})
