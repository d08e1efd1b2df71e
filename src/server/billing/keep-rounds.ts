import type { FastifyInstance } from 'fastify'
import type { Billing } from './open-billing.ts'

const minute = 60 * 1000

/**
 * Does what is due at the start of the server, which heals what a crash left behind, and every minute after it. Each
 * piece of work is taken by one process alone, so any number of them may run.
 */
export function keepRounds(app: FastifyInstance, billing: Pick<Billing, 'runRound'>): void {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= billing
      .runRound()
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not do the round of billing'))
      .finally(() => {
        running = null
      })
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    run()
    timer = setInterval(run, minute).unref()
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
