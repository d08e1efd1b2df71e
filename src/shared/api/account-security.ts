import * as z from 'zod'
import { accountSchema, givenPassword, token } from './accounts.ts'
import { defineRoute } from './route.ts'
import { securityAddresses } from './security-addresses.ts'

/** What an account's log tells its owner. */
const securityEventKinds = [
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

const time = z.iso.datetime()

const deviceSchema = z.object({
  id: z.uuid(),
  /** Such as Firefox on Windows; empty for sessions older than this. */
  device: z.string(),
  signedInAt: time,
  /** To the day. */
  lastUsedAt: time,
  isThis: z.boolean(),
})
export type SignedInDevice = z.infer<typeof deviceSchema>

export const listDevices = defineRoute({
  ...securityAddresses.listDevices,
  summary: 'The browsers that are signed in to the account',
  response: z.object({ devices: z.array(deviceSchema) }),
  errors: ['sign-in-required'],
})

export const signOutDevice = defineRoute({
  ...securityAddresses.signOutDevice,
  summary: 'Signs out one browser',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['sign-in-required', 'not-found'],
})

export const signOutOthers = defineRoute({
  ...securityAddresses.signOutOthers,
  summary: 'Signs out every browser except this one',
  status: 204,
  errors: ['sign-in-required'],
})

const securityEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(securityEventKinds),
  /** The browser in words, or the name of what was added or removed. */
  detail: z.string(),
  /** How often, where it was counted together. */
  count: z.int(),
  at: time,
})
export type SecurityEvent = z.infer<typeof securityEventSchema>

export const listSecurityEvents = defineRoute({
  ...securityAddresses.listSecurityEvents,
  summary: 'Security events of the account in the last 180 days, newest first',
  response: z.object({ events: z.array(securityEventSchema) }),
  errors: ['sign-in-required'],
})

export const requestVerification = defineRoute({
  ...securityAddresses.requestVerification,
  summary: "Mails a link that confirms the account's address",
  status: 204,
  errors: ['sign-in-required', 'too-many-requests'],
})

export const verifyEmail = defineRoute({
  ...securityAddresses.verifyEmail,
  summary: "Confirms the account's address with the link from a mail",
  body: z.object({ token }),
  response: z.object({ email: z.string() }),
  errors: ['sign-in-required', 'invalid-request', 'too-many-requests'],
})

export const provePassword = defineRoute({
  ...securityAddresses.provePassword,
  summary: 'Proves identity with the password for the next 15 minutes',
  body: z.object({ password: givenPassword }),
  status: 204,
  errors: ['sign-in-required', 'forbidden', 'too-many-requests'],
})

const base64 = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
const credential = z.object({
  id: base64.min(1).max(1400),
  rawId: base64.min(1).max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
})

/** As the browser's own toJSON gives it. */
const usedPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.exactOptional(),
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskey>

const madePasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.array(z.string().max(40)).max(10).exactOptional(),
  }),
})
export type MadePasskey = z.infer<typeof madePasskey>

/** What the browser's own call takes; made by a library, so its parts are not described again here. */
const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) })

export const startPasskey = defineRoute({
  ...securityAddresses.startPasskey,
  summary: 'Asks the browser for a passkey, to sign in or to prove identity',
  response: passkeyOptions,
  errors: ['too-many-requests'],
})

export const signInWithPasskey = defineRoute({
  ...securityAddresses.signInWithPasskey,
  summary: 'Signs in with a passkey',
  body: z.object({ passkey: usedPasskey }),
  response: accountSchema,
  errors: ['sign-in-required', 'too-many-requests'],
})

export const provePasskey = defineRoute({
  ...securityAddresses.provePasskey,
  summary: 'Proves identity with a passkey for the next 15 minutes',
  body: z.object({ passkey: usedPasskey }),
  status: 204,
  errors: ['sign-in-required', 'forbidden', 'too-many-requests'],
})

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

const passkeyName = z.string().trim().min(1, 'Please give it a name').max(60, 'A name has at most 60 characters')
const passkeyId = z.object({ id: base64.min(1).max(1400) })

export const listPasskeys = defineRoute({
  ...securityAddresses.listPasskeys,
  summary: "The account's passkeys",
  response: z.object({ passkeys: z.array(passkeySchema) }),
  errors: ['sign-in-required'],
})

export const startAddingPasskey = defineRoute({
  ...securityAddresses.startAddingPasskey,
  summary: 'Asks the browser to create a passkey',
  response: passkeyOptions,
  errors: ['sign-in-required', 'proof-required', 'conflict'],
})

export const addPasskey = defineRoute({
  ...securityAddresses.addPasskey,
  summary: 'Stores a passkey the browser has created',
  body: z.object({ passkey: madePasskey }),
  response: passkeySchema,
  errors: ['sign-in-required', 'proof-required', 'invalid-request', 'conflict'],
})

export const renamePasskey = defineRoute({
  ...securityAddresses.renamePasskey,
  summary: 'Renames a passkey',
  params: passkeyId,
  body: z.object({ name: passkeyName }),
  response: passkeySchema,
  errors: ['sign-in-required', 'not-found'],
})

export const removePasskey = defineRoute({
  ...securityAddresses.removePasskey,
  summary: 'Removes a passkey, unless it is the only way to sign in',
  params: passkeyId,
  status: 204,
  errors: ['sign-in-required', 'proof-required', 'not-found', 'conflict'],
})

const providerId = z.object({ provider: z.string().max(60) })

export const startProvider = defineRoute({
  ...securityAddresses.startProvider,
  summary: 'Where to send the browser to sign in with a provider',
  params: providerId,
  body: z.object({ next: z.string().max(2000).optional() }),
  response: z.object({ url: z.string() }),
  errors: ['not-found', 'too-many-requests', 'upstream-failed'],
})

export const finishProvider = defineRoute({
  ...securityAddresses.finishProvider,
  summary: 'Signs in with a provider’s answer',
  params: providerId,
  /** The query of the address the provider sent the browser back to. */
  body: z.object({ query: z.string().max(8000) }),
  response: z.object({
    /** With `connect` an account of that address waits to be signed in to once. */
    result: z.enum(['signed-in', 'connected', 'connect']),
    next: z.string().nullable(),
  }),
  errors: ['invalid-request', 'forbidden', 'not-found', 'too-many-requests', 'upstream-failed'],
})

export const listConnections = defineRoute({
  ...securityAddresses.listConnections,
  summary: 'The sign-in providers connected to the account',
  response: z.object({ providers: z.array(z.string()) }),
  errors: ['sign-in-required'],
})

export const removeConnection = defineRoute({
  ...securityAddresses.removeConnection,
  summary: 'Disconnects a provider, unless it is the only way to sign in',
  params: providerId,
  status: 204,
  errors: ['sign-in-required', 'proof-required', 'not-found', 'conflict'],
})
