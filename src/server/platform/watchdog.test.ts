import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWatchdog, type Watchdog } from './watchdog.ts'

let dog: Watchdog
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  dog.stop()
  vi.useRealTimers()
})

describe('the watchdog', () => {
  it('tells when events wait too long, and takes it back once they do not', () => {
    let heldUp = 0
    const onLag = vi.fn()
    dog = startWatchdog({ onLag, now: () => Date.now() + heldUp })
    vi.advanceTimersByTime(1000)
    expect(dog.isLagging()).toBe(false)
    heldUp = 900
    vi.advanceTimersByTime(100)
    expect(dog.isLagging()).toBe(true)
    expect(onLag).toHaveBeenCalledExactlyOnceWith({ delayMs: 900 })
    vi.advanceTimersByTime(1000)
    expect(dog.isLagging()).toBe(false)
  })

  it('sees a real hold-up of this process', async () => {
    vi.useRealTimers()
    const lag = await new Promise<{ delayMs: number }>((resolve) => {
      dog = startWatchdog({ onLag: resolve })
      const end = performance.now() + 1200
      while (performance.now() < end);
    })
    expect(lag.delayMs).toBeGreaterThan(800)
  })
})
