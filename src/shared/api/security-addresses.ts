// Where the calls about ways to sign in are: only account pages make them, so they stay out of every other page's code.
import type { RouteAddress } from './route.ts'

export const securityAddresses = {
  listDevices: { method: 'GET', path: '/api/me/devices' },
  signOutDevice: { method: 'DELETE', path: '/api/me/devices/:id' },
  signOutOthers: { method: 'POST', path: '/api/auth/sign-out-others' },
  listSecurityEvents: { method: 'GET', path: '/api/me/security-events' },
  requestVerification: { method: 'POST', path: '/api/auth/request-verification' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  provePassword: { method: 'POST', path: '/api/auth/prove-password' },
  provePasskey: { method: 'POST', path: '/api/auth/prove-passkey' },
  startPasskey: { method: 'POST', path: '/api/auth/start-passkey' },
  signInWithPasskey: { method: 'POST', path: '/api/auth/sign-in-with-passkey' },
  listPasskeys: { method: 'GET', path: '/api/me/passkeys' },
  startAddingPasskey: { method: 'POST', path: '/api/me/passkeys/start' },
  addPasskey: { method: 'POST', path: '/api/me/passkeys' },
  renamePasskey: { method: 'PATCH', path: '/api/me/passkeys/:id' },
  removePasskey: { method: 'DELETE', path: '/api/me/passkeys/:id' },
  startProvider: { method: 'POST', path: '/api/auth/providers/:provider/start' },
  finishProvider: { method: 'POST', path: '/api/auth/providers/:provider/finish' },
  listConnections: { method: 'GET', path: '/api/me/providers' },
  removeConnection: { method: 'DELETE', path: '/api/me/providers/:provider' },
} as const satisfies Record<string, RouteAddress>
