import { expect, it } from 'vitest'
import { usualPhone } from './phone-form.ts'

const form = (phone: string, location?: string, language = 'en-US') => usualPhone({ phone, location, language })

it('writes bare digits as North America does', () => {
  expect(form('4195550123', 'Toledo, OH')).toBe('(419) 555-0123')
  expect(form('14195550123')).toBe('(419) 555-0123')
})

it('leaves alone what has a form of its own or is of another country', () => {
  expect(form('419-555-0123', 'Toledo, OH')).toBeUndefined()
  expect(form('+14195550123', 'Toledo, OH')).toBeUndefined()
  expect(form('9820012345', 'Pune, India')).toBeUndefined()
  expect(form('9822012345', undefined, 'en-IN')).toBeUndefined()
  expect(form('41955501', 'Toledo, OH')).toBeUndefined()
})
