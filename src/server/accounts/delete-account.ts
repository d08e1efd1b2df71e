import { accountDeletedMail } from './account-mails.ts'
import { deleteUser } from './account-store.ts'
import { checkPassword } from './check-password.ts'
import type { AccountPorts } from './ports.ts'

/** Deletes an account and, by the tables' own rules, all that belongs to it. */
export async function deleteAccount(
  ports: AccountPorts,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  const { config, database, mail, log, onDeleteAccount } = ports
  const user = await checkPassword(ports, { userId, password, field: 'password' })
  // First what somebody else must do: a subscription that goes on without an account could not be cancelled any more.
  for (const prepare of onDeleteAccount) await prepare(userId)
  await deleteUser(database.db, userId)
  mail.post(accountDeletedMail(config, user.username), log)
}
