import type { FastifyInstance } from 'fastify'
import { deleteExpiredAttempts } from '#server/platform/rate-limit.ts'
import { deleteExpiredSessions } from '#server/platform/sessions-store.ts'
import type { AccountPorts } from './ports.ts'
import { deleteExpiredTokens } from './token-store.ts'

const hour = 60 * 60 * 1000

/** Removes what has run out. None of it opens anything any more; it is only no longer kept. */
export async function cleanUp({ database: { db }, clock }: Pick<AccountPorts, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredTokens(db, now)
  await deleteExpiredAttempts(db, now)
}

/** At the start of the server and every hour after it. */
export function keepCleaningUp(app: FastifyInstance, ports: Pick<AccountPorts, 'database' | 'clock'>): void {
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = cleanUp(ports).catch((error: unknown) => app.log.warn({ err: error }, 'could not clean up'))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    run()
    timer = setInterval(run, hour).unref()
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
