import type { Queryable } from '#server/platform/database/open-database.ts'
import { type AttemptLimit, countAttempt } from '#server/platform/rate-limit.ts'
import { AppError } from '#shared/errors.ts'

const minute = 60
const hour = 60 * minute

const waitOrReset = 'Too many attempts. Please wait a few minutes, or reset your password.'
const tooManyMails = 'You’ve asked for too many emails. Please check your spam folder, or try again in an hour.'

/** Guesses at one account from one network. */
export const signInByPair: AttemptLimit = {
  name: 'sign-in-pair',
  limit: 10,
  windowSeconds: 15 * minute,
  message: waitOrReset,
}

/**
 * Guesses at one account from everywhere. More than one network makes in that time: a single stranger cannot bring
 * it about, and the way by mail and the devices that are known stay open.
 */
export const signInByAccount: AttemptLimit = {
  name: 'sign-in-account',
  limit: 50,
  windowSeconds: hour,
  message: 'Too many wrong passwords for this account. Please reset your password to sign in on this device.',
}

/** Failed sign-ins from one network, whatever the account. */
export const signInByAddress: AttemptLimit = { name: 'sign-in-address', limit: 60, windowSeconds: 15 * minute }

/** Guesses on a device that has signed in to this account before. Nothing else counts against it. */
export const signInByDevice: AttemptLimit = {
  name: 'sign-in-device',
  limit: 10,
  windowSeconds: 15 * minute,
  message: waitOrReset,
}

export const signUpByAddress: AttemptLimit = { name: 'sign-up-address', limit: 100, windowSeconds: hour }

/** Mails to one recipient that say there is an account already. Beyond it sign-up continues without them. */
export const signUpMailsToOne: AttemptLimit = { name: 'sign-up-mails', limit: 5, windowSeconds: hour }

/** Asking for a new password, by who asks. */
export const resetsByAddress: AttemptLimit = { name: 'resets-address', limit: 30, windowSeconds: hour }
export const resetsByPair: AttemptLimit = {
  name: 'resets-pair',
  limit: 5,
  windowSeconds: hour,
  message: tooManyMails,
}
export const resetsByDevice: AttemptLimit = { ...resetsByPair, name: 'resets-device' }

/**
 * Mails with a reset link to one recipient. The link works longer than this lasts: where no further mail goes out,
 * a working one is already in the mailbox, no matter who asked for it.
 */
export const resetMailsToOne: AttemptLimit = { name: 'reset-mails', limit: 3, windowSeconds: 15 * minute }

/** Asking for another address, by account, and the mails it sends to one recipient. */
export const emailChangesByAccount: AttemptLimit = {
  name: 'email-changes',
  limit: 5,
  windowSeconds: hour,
  message: tooManyMails,
}
export const emailChangeMailsToOne: AttemptLimit = { ...emailChangesByAccount, name: 'email-change-mails', limit: 10 }

/** Asking for the link that confirms the address again, by account. */
export const verificationsByAccount: AttemptLimit = {
  name: 'verifications',
  limit: 3,
  windowSeconds: hour,
  message: tooManyMails,
}

/** Every look at the sign-in page may ask for a passkey. */
export const passkeysAskedByAddress: AttemptLimit = { name: 'passkeys-asked', limit: 300, windowSeconds: 15 * minute }

/** Passkeys from one network that did not fit. */
export const passkeysByAddress: AttemptLimit = { name: 'passkeys-address', limit: 60, windowSeconds: 15 * minute }

/** Ways to a provider that were begun on one network: each may call that provider. */
export const providersByAddress: AttemptLimit = { name: 'providers-address', limit: 100, windowSeconds: 15 * minute }

/** Links of mails that were tried from one network and did not work. */
export const linksByAddress: AttemptLimit = { name: 'links-address', limit: 60, windowSeconds: 15 * minute }

/** Guesses at the password by somebody who sits at an open session. */
export const passwordChecks: AttemptLimit = {
  name: 'password-check',
  limit: 10,
  windowSeconds: 15 * minute,
  message: waitOrReset,
}

export const exportsByAccount: AttemptLimit = { name: 'export', limit: 10, windowSeconds: hour }

/** Counts like countAttempt, for what is left out beyond its limit and not refused. */
export async function hasRoom(db: Queryable, ...attempt: Tail<Parameters<typeof countAttempt>>): Promise<boolean> {
  try {
    await countAttempt(db, ...attempt)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false
    throw error
  }
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never
