import type { Queryable } from '#server/platform/database/open-database.ts'
import { type AttemptLimit, clearAttempts, countAttempt, giveAttemptBack } from '#server/platform/rate-limit.ts'
import { signInByAccount, signInByAddress, signInByDevice, signInByPair } from './account-limits.ts'

export type Guess = {
  email: string
  network: string
  /** The key of a browser that has signed in to this account before. */
  knownDevice: string | undefined
}

/** The guesser's own counts come first: guesses stopped by them don't count against the account. */
function countsOf({ email, network, knownDevice }: Guess): [AttemptLimit, string][] {
  if (knownDevice) return [[signInByDevice, `${email} ${knownDevice}`]]
  return [
    [signInByAddress, network],
    [signInByPair, `${email} ${network}`],
    [signInByAccount, email],
  ]
}

/** Throws once too many passwords were tried. */
export async function countGuess(db: Queryable, { now, ...guess }: Guess & { now: Date }): Promise<void> {
  for (const [rule, subject] of countsOf(guess)) await countAttempt(db, rule, { subject, now })
}

/** The password is a new one, so nothing was guessed at it yet. */
export async function forgiveAll(db: Queryable, { email, network }: Omit<Guess, 'knownDevice'>): Promise<void> {
  await clearAttempts(db, signInByAccount, email)
  await clearAttempts(db, signInByPair, `${email} ${network}`)
}

/** The password was right. What others guessed stays counted. */
export async function forgiveGuess(db: Queryable, guess: Guess): Promise<void> {
  const own = new Set([signInByPair, signInByDevice])
  for (const [rule, subject] of countsOf(guess)) {
    if (own.has(rule)) await clearAttempts(db, rule, subject)
    else await giveAttemptBack(db, rule, subject)
  }
}
