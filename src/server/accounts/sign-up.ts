import { randomUUID } from 'node:crypto'
import { countAttempt } from '#server/platform/rate-limit.ts'
import type { signUp as contract } from '#shared/api/accounts.ts'
import type { RouteBody } from '#shared/api/route.ts'
import { hasRoom, signUpByAddress, signUpMailsToOne } from './account-limits.ts'
import { alreadySignedUpMail, welcomeMail } from './account-mails.ts'
import { insertUser } from './account-store.ts'
import { hashPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { createVerification } from './verify-email.ts'

/**
 * Makes an account. An address that has one gets the same answer after the same work; its owner learns of it
 * by mail, and a stranger learns nothing.
 */
export async function signUp(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  { network, person }: { network: string; person: RouteBody<typeof contract> },
): Promise<void> {
  const now = clock()
  const { email, firstName, lastName } = person
  await refuseWeakPassword({ password: person.password, about: [email, firstName, lastName], field: 'password' })
  await countAttempt(db, signUpByAddress, { subject: network, now })
  // Counted for every address, whether or not it has an account: no less work tells which.
  const isMailDue = await hasRoom(db, signUpMailsToOne, { subject: email, now })
  const password = await hashPassword(person.password)
  const user = {
    id: randomUUID(),
    username: email,
    password,
    firstName,
    lastName,
    createdAt: now,
    emailVerifiedAt: null,
  }
  const isNew = await insertUser(db, user)
  if (isNew)
    mail.post(async () => welcomeMail(config, { to: email, token: await createVerification(db, user, now) }), log)
  else if (isMailDue) mail.post(alreadySignedUpMail(config, email), log)
}
