import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { users } from '#server/platform/database/schema/accounts.ts'
import type { Account } from '#shared/api/accounts.ts'

export type User = typeof users.$inferSelect

export async function findUser(db: Queryable, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.username, email))
  return user
}

/**
 * False if the address has an account already. Its row is then written as it is: a statement that writes nothing
 * is quicker, and its time would tell who has an account.
 */
export async function insertUser(db: Queryable, user: User): Promise<boolean> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.username, set: { username: user.username } })
    .returning({ id: users.id })
  return row?.id === user.id
}

/** Holds the account as it was checked: undefined when its password was changed in the meantime. */
export async function lockUser(tx: Queryable, { id, password }: User): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), sql`${users.password} IS NOT DISTINCT FROM ${password}`))
    .for('update')
  return user
}

export async function updateUser(
  db: Queryable,
  id: string,
  values: { [Field in keyof Omit<User, 'id' | 'createdAt'>]?: User[Field] | undefined },
): Promise<User | undefined> {
  // An update of nothing isn't a statement.
  if (Object.values(values).every((value) => value === undefined)) return findUser(db, id)
  const [user] = await db.update(users).set(values).where(eq(users.id, id)).returning()
  return user
}

export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

/** What leaves the server of an account. */
export function toAccount({ id, username, firstName, lastName, createdAt, emailVerifiedAt, password }: User): Account {
  return {
    id,
    email: username,
    firstName,
    lastName,
    createdAt: createdAt.toISOString(),
    emailVerified: emailVerifiedAt !== null,
    hasPassword: password !== null,
  }
}
