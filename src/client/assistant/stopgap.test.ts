import { describe, expect, it } from 'vitest'
import { CUT_SHORT } from './background-tasks/create-task.ts'
import { isStopgap } from './stopgap.ts'

describe('an answer that is less than was asked for', () => {
  it('names the service that did not give it, or a lost connection', () => {
    expect(isStopgap('OpenAI did not give a usable answer. The rest was written on this server.', 'OpenAI')).toBe(true)
    expect(isStopgap(CUT_SHORT, undefined)).toBe(true)
  })

  it('is not one whose notice speaks of what was brought, or of a service that is no longer asked', () => {
    expect(isStopgap('No job was found in your text.', 'OpenAI')).toBe(false)
    expect(isStopgap('OpenAI did not give a usable answer.', undefined)).toBe(false)
    expect(isStopgap(undefined, 'OpenAI')).toBe(false)
  })
})
