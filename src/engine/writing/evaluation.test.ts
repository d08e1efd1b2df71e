import { describe, expect, it } from 'vitest'
import { evaluateWriting, findEvalFolder } from '../../../scripts/support/writing-evaluation.ts'

const folder = findEvalFolder()

describe('over the open resumes and postings', () => {
  it(folder
    ? 'nothing is invented, moved, raised or lost'
    : 'nothing was measured: there is no folder ../shared/eval', () => {
    if (!folder) return expect(folder).toBeUndefined()
    const { findings } = evaluateWriting(folder)
    return expect(findings).toEqual([])
  }, 240_000)
})
