import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { ChildEnd } from './child-pool.ts'
import { limitSignal } from './limit-guard.ts'
import { lostJob } from './reading-pool.ts'
import { Refusal } from './refusal.ts'

describe('a reader that ended before it answered', () => {
  it('operations 12: was interrupted where somebody killed it, and asks for another try', () => {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const error = lostJob({ type: 'exit', signal })
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'busy', details: { retryAfterSeconds: expect.any(Number) } })
      expect(error.message).toBe('Reading this file was interrupted. Please try again.')
    }
  })

  it('says so where the file went beyond the limits of one file', () => {
    const ends: ChildEnd[] = [
      { type: 'silence' },
      { type: 'exit', signal: limitSignal },
      { type: 'exit', signal: 'SIGABRT' },
    ]
    for (const end of ends) {
      expect(lostJob(end)).toBeInstanceOf(Refusal)
      expect(lostJob(end).message).toContain('more time or memory than one file may have')
    }
  })

  it('calls a file damaged only where its parser failed', () => {
    expect(lostJob({ type: 'exit', signal: null }).message).toContain('damaged')
  })
})
