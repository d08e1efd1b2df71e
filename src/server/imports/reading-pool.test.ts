import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { limitSignal } from './limit-guard.ts'
import { lostJob } from './reading-pool.ts'
import { Refusal } from './refusal.ts'

describe('a reader that ended before it answered', () => {
  it('operations 12: was interrupted where somebody killed it, and asks for another try', () => {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const error = lostJob(signal)
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'busy', details: { retryAfterSeconds: expect.any(Number) } })
      expect(error.message).toBe('Reading this file was interrupted. Please try again.')
    }
  })

  it('says so where the file went beyond the limits of one file', () => {
    for (const signal of [limitSignal, 'SIGABRT'] as const) {
      expect(lostJob(signal)).toBeInstanceOf(Refusal)
      expect(lostJob(signal).message).toContain('takes too long to read or needs too much memory')
    }
  })

  it('calls a file damaged only where its parser failed', () => {
    expect(lostJob(null).message).toContain('damaged')
  })
})
