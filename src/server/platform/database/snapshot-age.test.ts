import { describe, expect, it } from 'vitest'
import { chooseSnapshots } from './snapshot-age.ts'

const start = Date.parse('2026-03-01T00:00:00Z')
const minute = 60_000
const hour = 60 * minute
const at = (ms: number, bytes = 1) => ({ takenAt: new Date(start + ms).toISOString(), bytes })

/** Takes one after the other, as the server does, and keeps what is chosen each time. */
function takeAt(times: number[]): number[] {
  let kept: ReturnType<typeof at>[] = []
  for (const ms of times) kept = chooseSnapshots([...kept, at(ms)], { now: new Date(start + ms) })
  return kept.map(({ takenAt }) => Date.parse(takenAt) - start)
}

describe('the snapshots kept', () => {
  it('Fail 6: outlive a server that crashes again and again', () => {
    const before = [0, hour, 2 * hour]
    const crashes = Array.from({ length: 200 }, (_, index) => 3 * hour + index * 5_000)
    expect(takeAt([...before, ...crashes])).toEqual(expect.arrayContaining([...before, 3 * hour]))
  })

  it('are one an hour for a day, one a day for two weeks, and the newest three', () => {
    const everyHour = Array.from({ length: 30 * 24 }, (_, index) => index * hour)
    const kept = takeAt(everyHour)
    const now = 30 * 24 * hour - hour
    const ages = kept.map((ms) => (now - ms) / hour)
    expect(ages.slice(0, 25)).toEqual(Array.from({ length: 25 }, (_, index) => index))
    expect(ages.slice(25)).toHaveLength(13)
    expect(ages.at(-1)).toBeLessThanOrEqual(14 * 24)
  })

  it('stay below their limit together: hours go before days, and the newest stays', () => {
    const snapshots = Array.from({ length: 5 * 24 }, (_, index) => at(index * hour, 10))
    const now = new Date(start + 5 * 24 * hour)
    const kept = chooseSnapshots(snapshots, { now, bytesLimit: 60 })
    expect(kept).toHaveLength(6)
    expect(kept[0]).toBe(snapshots.at(-1))
    expect(kept.slice(1).map(({ takenAt }) => takenAt.slice(11, 13))).toEqual(Array(5).fill('00'))
    expect(chooseSnapshots(snapshots, { now, bytesLimit: 1 })).toEqual([snapshots.at(-1)])
  })
})
