import { describe, expect, it } from 'vitest'
import { emailIdentity, normalizeEmail } from './normalize-email.ts'

describe('an e-mail address', () => {
  it.each([
    ['  Ada@Example.COM ', 'ada@example.com'],
    ['ada@example.com\u200b', 'ada@example.com'],
    ['a\u00add\u2060a@exa\ufeffmple.com', 'ada@example.com'],
    ['\uff41\uff44\uff41@example.com', 'ada@example.com'],
    ['Zoe\u0308@example.com', 'zo\u00eb@example.com'],
    ['ada+jobs@example.com', 'ada+jobs@example.com'],
  ])('%j is spelled %j', (raw, spelled) => {
    expect(normalizeEmail(raw)).toBe(spelled)
  })

  it('keeps a line break, so that it is refused and not joined', () => {
    expect(normalizeEmail('a@example.com\nb@example.com')).toContain('\n')
  })

  it.each([
    ['Ada+jobs@Example.com', 'ada@example.com'],
    ['a.d.a+x@gmail.com', 'ada@gmail.com'],
    ['A.D.A@GoogleMail.com', 'ada@gmail.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['no address', 'no address'],
  ])('%s reaches the mailbox of %s', (raw, mailbox) => {
    expect(emailIdentity(raw)).toBe(mailbox)
  })
})
