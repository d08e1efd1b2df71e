import type { AttemptLimit } from '#server/platform/rate-limit.ts'

const minute = 60
const hour = 60 * minute

const waitOrReset = 'Too many attempts. Please wait a few minutes, or reset your password.'

/** Guesses at one account, wherever they come from. */
export const signInByAccount: AttemptLimit = {
  name: 'sign-in-account',
  limit: 10,
  windowSeconds: 15 * minute,
  message: waitOrReset,
}

/** Failed sign-ins from one address, whatever the account. */
export const signInByAddress: AttemptLimit = { name: 'sign-in-address', limit: 60, windowSeconds: 15 * minute }

export const signUpByAddress: AttemptLimit = { name: 'sign-up-address', limit: 100, windowSeconds: hour }

/** Nobody's mailbox is filled by strangers: mails that anybody may cause, for one recipient. */
export const mailsToOne: AttemptLimit = {
  name: 'mails-to-one',
  limit: 5,
  windowSeconds: hour,
  message: 'Too many mails were asked for. Please wait an hour and look into your spam folder.',
}

export const mailsByAddress: AttemptLimit = { name: 'mails-address', limit: 30, windowSeconds: hour }

/** Links of mails that were tried from one address. */
export const linksByAddress: AttemptLimit = { name: 'links-address', limit: 60, windowSeconds: 15 * minute }

/** Guesses at the password by somebody who sits at an open session. */
export const passwordChecks: AttemptLimit = {
  name: 'password-check',
  limit: 10,
  windowSeconds: 15 * minute,
  message: waitOrReset,
}

export const exportsByAccount: AttemptLimit = { name: 'export', limit: 10, windowSeconds: hour }
