import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '#server/config.ts'

export type LogStream = { write: (line: string) => void }

/**
 * Structured logs without personal data: no query strings, bodies, cookies or full addresses, and of a
 * database error no statement and no values.
 */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>, stream?: LogStream): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => keepRequestId(headers['x-request-id']) ?? randomUUID(),
    logger: {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        error: describeError,
        req: ({ method }) => ({ method }),
        res: ({ statusCode }) => ({ statusCode }),
      },
      ...(stream ? { stream } : {}),
    },
  }
}

/** An id from the proxy in front joins its log to ours. Anything that could break a line or fill a disk is not one. */
function keepRequestId(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[\w.:-]{8,100}$/.test(given) ? given : undefined
}

/** One line for each answer. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level](
      {
        method: request.method,
        // The pattern, never the address itself: that may carry ids and names.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        client: maskAddress(request.ip),
      },
      'answered',
    )
    done()
  })
}

/** Keeps of an address what tells networks apart, not people. */
export function maskAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (mapped.includes('.')) return mapped.replace(/\.\d+$/, '.0')
  const [head = ''] = mapped.split('::')
  return `${head.split(':').slice(0, 3).join(':')}::`
}

export type ErrorDescription = { type: string; message: string; code?: string; stack: string; cause?: ErrorDescription }

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  // Drizzle puts the statement with its values into the message, PostgreSQL quotes the offending value.
  const isFromDatabase = 'query' in error || 'severity' in error
  return {
    type: error.name,
    message: isFromDatabase ? 'a database query failed' : error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: stackFrames(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

function stackFrames(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

/** The last line of a process that cannot continue, in log format even before there is a log. */
export function writeFatal(error: unknown, message: string): void {
  const line = { level: 'fatal', time: new Date().toISOString(), err: describeError(error), msg: message }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** A line for the person at the terminal, outside the structured log. */
export function writeLine(line: string, to: 'output' | 'error' = 'output'): void {
  const stream = to === 'error' ? process.stderr : process.stdout
  stream.write(`${line}\n`)
}
