const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const dotlessHosts = new Set(['gmail.com', 'googlemail.com'])

/** An address as it is stored and compared: what looks the same is the same. */
export function normalizeEmail(raw: string): string {
  return raw.normalize('NFKC').replace(invisible, '').trim().toLowerCase()
}

/** One text for all spellings that reach the same mailbox: without a plus tag and, at Gmail, without dots. */
export function emailIdentity(raw: string): string {
  const email = normalizeEmail(raw)
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const host = email.slice(at + 1)
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  if (!dotlessHosts.has(host)) return `${name}@${host}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
