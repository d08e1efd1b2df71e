import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#shared/errors.ts'

type Draining = {
  isStopping: () => boolean
  /** Stops accepting, answers what runs, and closes every connection; within four seconds. */
  drain: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/** A connection between two requests may have the next one in progress; closed at once, that one would be lost. */
const graceMs = 500
const workMs = 3_000
const lastWordMs = 300
const lookMs = 25

/** Follows every request, so that a stop can wait for its answer. Goes before everything that may answer. */
export function addDraining(app: FastifyInstance): void {
  const running = new Set<FastifyReply>()
  let isStopping = false

  app.addHook('onRequest', (_request, reply, done) => {
    running.add(reply)
    reply.raw.once('close', () => running.delete(reply))
    done()
  })
  // With keep-alive the connection would outlive its answer, and the stop wait for it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })

  const waitForAnswers = async (limitMs: number) => {
    const end = performance.now() + limitMs
    for (;;) {
      // On a busy machine a request may have come that nobody has read yet; its connection still looks idle.
      await nextTurn()
      app.server.closeIdleConnections()
      if (running.size === 0 || performance.now() > end) return
      await wait(lookMs)
    }
  }

  const drain = async () => {
    // What the system has accepted already still gets in.
    await wait(0)
    // Node's own close of an HTTP server cuts connections between two requests at once. It comes before any answer
    // closes its connection: clients that reconnect in between would be cut off without an answer.
    if (app.server.listening) NetServer.prototype.close.call(app.server)
    isStopping = true
    await wait(graceMs)
    await waitForAnswers(workMs - graceMs)
    for (const reply of running) {
      if (!reply.sent) reply.send(new AppError('busy', { message: stoppingMessage, retryAfterSeconds: 5 }))
    }
    await waitForAnswers(lastWordMs)
    app.server.closeAllConnections()
  }

  app.decorate('draining', { isStopping: () => isStopping, drain })
}

const stoppingMessage = 'The server is being restarted. Please try again in a moment.'
