import { describe, expect, it } from 'vitest'
import { readNext, withNext } from './next-address.ts'

describe('readNext', () => {
  it.each(['/documents', '/edit-template?id=3&doc=a', '/faq#cost', '/account/billing'])('goes on to %s', (next) => {
    expect(readNext(`?next=${encodeURIComponent(next)}`)).toBe(next)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'documents',
    '',
    ' /documents',
  ])('goes nowhere for %j', (next) => {
    expect(readNext(`?next=${encodeURIComponent(next)}`)).toBeUndefined()
  })

  it('goes nowhere where nothing is asked', () => {
    expect(readNext('')).toBeUndefined()
  })
})

describe('withNext', () => {
  it('brings back what it was given', () => {
    const path = withNext('/login', '/edit-template?id=3&doc=a')
    expect(readNext(path.slice(path.indexOf('?')))).toBe('/edit-template?id=3&doc=a')
    expect(withNext('/login', undefined)).toBe('/login')
  })
})
