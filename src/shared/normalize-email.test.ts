import { expect, it } from 'vitest'
import { emailIdentity, normalizeEmail } from './normalize-email.ts'

it.each([
  ['  Ada@Example.COM ', 'ada@example.com'],
  ['ada@example.com\u200b', 'ada@example.com'],
  ['\ufeffada@exa\u00admple.com', 'ada@example.com'],
  ['ａｄａ@example.com', 'ada@example.com'],
  ['ada+jobs@example.com', 'ada+jobs@example.com'],
])('reads %j as %s', (raw, email) => {
  expect(normalizeEmail(raw)).toBe(email)
})

it.each([
  ['Ada+jobs@Example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['no address', 'no address'],
])('takes %j for the mailbox %s', (raw, identity) => {
  expect(emailIdentity(raw)).toBe(identity)
})
