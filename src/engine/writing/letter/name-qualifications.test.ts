import { describe, expect, it } from 'vitest'
import { sayCertificate } from './name-qualifications.ts'

describe('a certificate in a letter', () => {
  it.each([
    ['First Aid, 2025', 'First Aid'],
    ['Driver CPC valid to 2029', 'Driver CPC'],
    ['ServSafe (valid until 2026)', 'ServSafe'],
  ])('“%s” goes by its name', (name, said) => {
    expect(sayCertificate({ id: 'a', name, issuer: '', date: '' })).toBe(said)
  })
})
