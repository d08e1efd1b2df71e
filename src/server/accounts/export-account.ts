import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { countAttempt } from '#server/platform/rate-limit.ts'
import { listSessions } from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import { exportsByAccount } from './account-limits.ts'
import { findUser, toAccount, type User } from './account-store.ts'
import { listPasskeysOf, toPasskey } from './passkeys/passkey-store.ts'
import type { AccountPorts, ExportFiles } from './ports.ts'
import { listIssuersOf } from './providers/identity-store.ts'
import { listEvents } from './security-log.ts'

const about = `Everything in your Candid account.

account.json holds your name, your address, where you are signed in, the names of your passkeys, the sign-in services
you connected and the log of security events. The other files are your documents and everything else in the account, as
JSON that other programs can read. Your password is not included: we keep only a hash of it.
`

/** One archive of everything in an account, built while it is sent: all of it might not fit in memory. */
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

async function describeAccount({ database: { db }, clock }: AccountPorts, user: User) {
  const signedIn = await listSessions(db, { userId: user.id, now: clock() })
  return {
    ...toAccount(user),
    sessions: signedIn.map(({ device, createdAt, lastUsedAt, expiresAt }) => ({
      device,
      since: createdAt,
      lastUsed: lastUsedAt,
      until: expiresAt,
    })),
    passkeys: (await listPasskeysOf(db, user.id)).map(toPasskey),
    providers: await listIssuersOf(db, user.id),
    securityEvents: await listEvents(db, user.id),
  }
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
