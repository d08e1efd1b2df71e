import { expect, it } from 'vitest'
import { findRelyingParty } from './relying-party.ts'

it.each([
  ['https://resumes.example', { id: 'resumes.example', origin: 'https://resumes.example' }],
  ['https://resumes.example:8443', { id: 'resumes.example', origin: 'https://resumes.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://resumes.example', null],
  ['https://192.0.2.1', null],
  ['https://[2001:db8::1]', null],
])('%s takes passkeys only where browsers do', (publicUrl, party) => {
  expect(findRelyingParty(publicUrl)).toEqual(party)
})
