import { isIP } from 'node:net'

/** For whom a passkey is made: browsers bind it to the host, and sign the address of the page with it. */
export type RelyingParty = { id: string; origin: string }

/** Null where browsers refuse passkeys: at an address without a name, and without encryption but on this machine. */
export function findRelyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isIP(hostname.replace(/^\[|\]$/g, '')) || (protocol !== 'https:' && !isLocal)) return null
  return { id: hostname, origin }
}
