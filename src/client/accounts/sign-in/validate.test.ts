import { describe, expect, it } from 'vitest'
import { checkSignIn, checkSignUp } from './validate.ts'

const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
  acceptTerms: true,
}

describe('checkSignIn', () => {
  it('accepts an address and a password of eight characters', () => {
    expect(checkSignIn({ email: ' a@b.co ', password: '12345678' })).toEqual({})
  })

  it('refuses what is no address and what is too short', () => {
    expect(checkSignIn({ email: 'a@b', password: '1234567' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
    })
  })

  it.each(['', 'a', 'a@', '@b.co', 'a b@c.co', 'a@b..co', 'a@b.co.'])('refuses "%s" as an address', (email) => {
    expect(checkSignIn({ email, password: '12345678' })).toHaveProperty('email')
  })
})

describe('checkSignUp', () => {
  it('accepts a complete form', () => {
    expect(checkSignUp(person)).toEqual({})
  })

  it('asks for everything an empty form lacks', () => {
    const empty = { firstName: '', lastName: 'B', email: '', password: '', confirmPassword: '', acceptTerms: false }
    expect(checkSignUp(empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      acceptTerms: 'You must accept the terms and conditions',
    })
  })

  it('reports a second password that differs on that field', () => {
    expect(checkSignUp({ ...person, confirmPassword: 'other words' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
  })
})
