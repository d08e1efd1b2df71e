import * as z from 'zod'

/** What an account's log tells its owner. */
export const securityEventKinds = [
  'signed-in',
  'new-device',
  'sign-in-failed',
  'password-changed',
  'password-reset',
  'email-changed',
  'email-verified',
  'passkey-added',
  'passkey-removed',
  'provider-connected',
  'provider-removed',
  'session-ended',
  'sessions-ended',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]
