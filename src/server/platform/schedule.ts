import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/open-database.ts'
import { runLeased } from './lease.ts'

export type ScheduledWork = {
  name: string
  everyMs: number
  /** The signal ends when the server stops or another process may begin. */
  run: (signal: AbortSignal) => Promise<void>
}

const closeMs = 700

/**
 * Does work when the server starts, which heals what a crash left behind, and again and again after it: in one process
 * at a time, and never twice at once in this one.
 */
export function scheduleWork(
  app: FastifyInstance,
  database: Pick<Database, 'backgroundDb'>,
  { name, everyMs, run }: ScheduledWork,
): void {
  const stopping = new AbortController()
  let running: Promise<unknown> | null = null
  const count = (result: 'done' | 'failed') => {
    if (!app.hasDecorator('metrics')) return
    app.metrics.count('scheduled_work_total', { work: name, result })
    if (result === 'done') app.metrics.set('scheduled_work_done_timestamp_seconds', { work: name }, Date.now() / 1000)
  }
  const turn = () => {
    if (stopping.signal.aborted) return
    running ??= runLeased(database.backgroundDb, { name }, (held) => run(AbortSignal.any([stopping.signal, held])))
      .then((isOurTurn) => isOurTurn && count('done'))
      .catch((error: unknown) => {
        count('failed')
        if (!stopping.signal.aborted) app.log.warn({ err: error, work: name }, 'scheduled work failed, will try again')
      })
      .finally(() => {
        running = null
      })
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    turn()
    timer = setInterval(turn, everyMs).unref()
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    // What answers late can be done again: its lease lapses.
    if (running) await Promise.race([running, wait(closeMs)])
  })
}
