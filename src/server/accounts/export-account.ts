import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { sessions } from '#server/platform/database/schema/accounts.ts'
import { countAttempt } from '#server/platform/rate-limit.ts'
import { AppError } from '#shared/errors.ts'
import { exportsByAccount } from './account-limits.ts'
import { findUser, toAccount, type User } from './account-store.ts'
import type { AccountPorts, ExportFiles } from './ports.ts'

const about = `Everything in your Candid account.

account.json holds your name, your address and when you were signed in. The other files are your documents and
whatever else the account holds, as JSON that other programs can read. Your password is in none of them: we keep
only a hash of it.
`

/** One archive of all that an account holds, made while it is sent: all of it at once may be more than memory likes. */
export async function exportAccount(ports: AccountPorts, userId: string): Promise<Readable> {
  const now = ports.clock()
  await countAttempt(ports.database.db, exportsByAccount, { subject: userId, now })
  const user = await findUser(ports.database.db, userId)
  if (!user) throw new AppError('sign-in-required')
  return Readable.from(pack(listFiles(ports, user), now))
}

async function* listFiles(ports: AccountPorts, user: User): AsyncGenerator<ExportFiles> {
  yield { 'about.txt': about, 'account.json': JSON.stringify(await describeAccount(ports, user), null, 2) }
  for (const collect of ports.collectExport) {
    const collected = collect(user.id)
    if ('then' in collected) yield await collected
    else yield* collected
  }
}

async function describeAccount({ database: { db } }: AccountPorts, user: User) {
  const signedIn = await db
    .select({ since: sessions.createdAt, until: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
  return { ...toAccount(user), sessions: signedIn }
}

async function* pack(parts: AsyncIterable<ExportFiles>, mtime: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const files of parts) {
    for (const [name, content] of Object.entries(files)) {
      const entry = new ZipDeflate(name)
      entry.mtime = mtime
      archive.add(entry)
      entry.push(typeof content === 'string' ? strToU8(content) : content, true)
      yield* chunks.splice(0)
    }
  }
  archive.end()
  yield* chunks.splice(0)
}
