import * as z from 'zod'
import { emailPattern, accountLimits as limits, accountMessages as messages } from '#shared/account-rules.ts'
import { normalizeEmail } from '#shared/normalize-email.ts'
import { addresses } from './addresses.ts'
import { defineRoute } from './route.ts'

/** Two spellings of one address are one account. */
const email = z
  .string()
  .overwrite(normalizeEmail)
  .max(limits.longestEmail, messages.email)
  .regex(emailPattern, messages.email)
const newPassword = z
  .string()
  .min(limits.shortestPassword, messages.password)
  .max(limits.longestPassword, messages.longPassword)
/** Compared, not set: what was once allowed is not judged again. */
export const givenPassword = z.string().max(limits.longestPassword, messages.longPassword)
const name = (message: string) =>
  z.string().trim().min(limits.shortestName, message).max(limits.longestName, messages.longName)
export const token = z.string().min(1).max(200)

export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean(),
  /** False for somebody who has only ever come by a provider. */
  hasPassword: z.boolean(),
})
export type Account = z.infer<typeof accountSchema>

export const signUp = defineRoute({
  ...addresses.signUp,
  summary: 'Creates an account; if the address already has one, the response is the same and its owner gets a mail',
  body: z.object({
    firstName: name(messages.firstName),
    lastName: name(messages.lastName),
    email,
    password: newPassword,
    acceptTerms: z.literal(true, messages.terms),
  }),
  status: 204,
  errors: ['too-many-requests'],
})

export const signIn = defineRoute({
  ...addresses.signIn,
  summary: 'Signs in and moves what a guest bought into the account',
  body: z.object({ email, password: givenPassword }),
  response: accountSchema,
  errors: ['sign-in-required', 'too-many-requests'],
})

export const signOut = defineRoute({
  ...addresses.signOut,
  summary: 'Ends this session',
  status: 204,
})

export const signOutEverywhere = defineRoute({
  ...addresses.signOutEverywhere,
  summary: 'Ends every session of the account, this one too',
  status: 204,
  errors: ['sign-in-required'],
})

export const requestPasswordReset = defineRoute({
  ...addresses.requestPasswordReset,
  summary: 'Mails a link to set a new password; the response doesn’t reveal whether there is an account',
  body: z.object({ email }),
  status: 204,
  errors: ['too-many-requests'],
})

export const resetPassword = defineRoute({
  ...addresses.resetPassword,
  summary: 'Sets a new password with the link from a mail and ends every session',
  body: z.object({ token, password: newPassword }),
  status: 204,
  errors: ['invalid-request', 'too-many-requests'],
})

export const changePassword = defineRoute({
  ...addresses.changePassword,
  summary: 'Sets a new password and ends every other session',
  body: z.object({ currentPassword: givenPassword, newPassword }),
  status: 204,
  errors: ['sign-in-required', 'forbidden', 'too-many-requests'],
})

export const requestEmailChange = defineRoute({
  ...addresses.requestEmailChange,
  summary: 'Mails a link to the new address; nothing changes until it is opened',
  body: z.object({ email, password: givenPassword.optional() }),
  status: 204,
  errors: ['sign-in-required', 'proof-required', 'forbidden', 'too-many-requests'],
})

export const confirmEmailChange = defineRoute({
  ...addresses.confirmEmailChange,
  summary: 'Switches the account to the new address with the link from a mail',
  body: z.object({ token }),
  response: z.object({ email: z.string() }),
  errors: ['invalid-request', 'conflict', 'too-many-requests'],
})

export const getMe = defineRoute({
  ...addresses.getMe,
  summary: 'The account of this session, null for a guest',
  response: accountSchema.nullable(),
})

export const updateMe = defineRoute({
  ...addresses.updateMe,
  summary: 'Changes the name',
  body: z.object({ firstName: name(messages.firstName), lastName: name(messages.lastName) }).partial(),
  response: accountSchema,
  errors: ['sign-in-required'],
})

export const deleteMe = defineRoute({
  ...addresses.deleteMe,
  summary: 'Deletes the account and everything in it',
  body: z.object({ password: givenPassword.optional() }),
  status: 204,
  errors: ['sign-in-required', 'proof-required', 'forbidden', 'too-many-requests'],
})

export const exportMe = defineRoute({
  ...addresses.exportMe,
  summary: 'Everything in the account as one zip archive',
  produces: ['application/zip'],
  errors: ['sign-in-required', 'too-many-requests'],
})
