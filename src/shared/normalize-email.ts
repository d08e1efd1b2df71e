// One person's address, however it was typed or pasted. No zod here: forms use it too.

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The one spelling used to store and compare an address. */
export function normalizeEmail(raw: string): string {
  return raw.normalize('NFKC').replace(invisible, '').trim().toLowerCase()
}

const dotless = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: what is behind a plus is dropped, and at Google the dots too. */
export function emailIdentity(raw: string): string {
  const email = normalizeEmail(raw)
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = email.slice(at + 1)
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
