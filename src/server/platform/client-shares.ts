// What one client may ask for: a share of every call that costs processor time, counted over all processes.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { Database } from './database/open-database.ts'
import { type AttemptLimit, chargeAttempts, countAttempt, networkOf } from './rate-limit.ts'
import { findOwner } from './sessions.ts'
import type { Watchdog } from './watchdog.ts'

/** How often a client may ask for one kind of work. */
export type Share = AttemptLimit & {
  /** Paid work continues while the rest is refused. */
  isPaid?: boolean
}

export type ClientShares = {
  /** Counts a call before anything of it is read, and refuses it where there are too many or the server lags. */
  admit(request: FastifyRequest, share: Share): Promise<void>
  /** A job that had to be ended counts as many. */
  chargeLate(request: FastifyRequest, share: Share): void
  /** Whose call it is: an account, or the network it comes from. */
  clientOf(request: FastifyRequest): Promise<string>
}

type SharePorts = {
  database: Pick<Database, 'db' | 'isCrowded'>
  clock: () => Date
  watchdog: Pick<Watchdog, 'isLagging'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

const windowSeconds = 600
/** Ten jobs that run into their limit use up what is generous for a person's ordinary ones. */
const lateShare = 0.1
const message = 'That was a lot in a short time. Please wait a few minutes. What you have is safe.'

/** Far more than a person does in ten minutes, or a few of them behind one address. */
export const shares = {
  writing: { name: 'share-writing', limit: 300, windowSeconds, message },
  readBacks: { name: 'share-read-backs', limit: 200, windowSeconds, message },
  imports: { name: 'share-imports', limit: 200, windowSeconds, message },
  searches: { name: 'share-searches', limit: 1200, windowSeconds, message },
  errors: { name: 'share-errors', limit: 30, windowSeconds, message },
  downloads: { name: 'share-downloads', limit: 600, windowSeconds, message, isPaid: true },
} as const satisfies Record<string, Share>

export function createClientShares({ database, clock, watchdog, log }: SharePorts): ClientShares {
  /** Without the database the bounded queues still hold: a count that fails costs nobody their work. */
  const goOn = (error: unknown) => {
    if (error instanceof AppError) throw error
    log.warn({ err: error }, 'a call could not be counted')
  }
  return {
    async admit(request, share) {
      if (!share.isPaid && (watchdog.isLagging() || database.isCrowded()))
        throw new AppError('busy', { retryAfterSeconds: 2 })
      const subject = await clientOf(request)
      await countAttempt(database.db, share, { subject, now: clock() }).catch(goOn)
    },
    chargeLate(request, share) {
      const count = Math.ceil(share.limit * lateShare)
      clientOf(request)
        .then((subject) => chargeAttempts(database.db, share, { subject, now: clock(), count }))
        .catch(goOn)
    },
    clientOf,
  }
}

async function clientOf(request: FastifyRequest): Promise<string> {
  const owner = await findOwner(request)
  return owner?.kind === 'account' ? owner.userId : networkOf(request.ip)
}

/** For tests of one feature by itself: nothing is counted, and a client is its network. */
export const openShares: ClientShares = {
  admit: async () => undefined,
  chargeLate: () => undefined,
  clientOf: async ({ ip }) => networkOf(ip),
}
