import type { UserSession } from '#server/platform/sessions.ts'
import { accountDeletedMail } from './account-mails.ts'
import { deleteUser } from './account-store.ts'
import { checkPassword } from './check-password.ts'
import type { AccountPorts } from './ports.ts'

/** Deletes an account and, by the tables' own rules, all that belongs to it. */
export async function deleteAccount(
  ports: AccountPorts,
  { session, password }: { session: UserSession; password: string | undefined },
): Promise<void> {
  const { config, database, mail, log, onDeleteAccount } = ports
  const user = await checkPassword(ports, { session, password, field: 'password' })
  // First what others must do: a subscription that outlives its account could no longer be canceled.
  for (const prepare of onDeleteAccount) await prepare(user.id)
  await deleteUser(database.db, user.id)
  mail.post(accountDeletedMail(config, user.username), log)
}
