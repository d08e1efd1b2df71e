import { describe, expect, it } from 'vitest'
import { losesLimit } from './loses-limit.ts'

describe('what limits a claim', () => {
  it.each([
    ['Grew the account to 4.4k followers (with two colleagues)', 'grew the account to 4.4k followers'],
    ['Supervised an occupational nurse (contract)', 'supervised an occupational nurse'],
    ['Ran the pilot, not carried out in the end', 'ran the pilot'],
  ])('is missed when it is gone: %s', (source, told) => {
    expect(losesLimit(source, told)).toBe(true)
  })

  it('is there where the claim kept it, or never had any', () => {
    expect(losesLimit('Installed switches under supervision', 'installed switches under supervision')).toBe(false)
    expect(losesLimit('Replaced pumps (Grundfos)', 'replaced pumps')).toBe(false)
  })
})
