// JSON as it is sent to this server. Reading it happens on the one thread that serves everybody.
import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'

/** The largest resume has half of it. A few megabytes of empty lists or of names would take seconds to read. */
const mostParts = 40_000
const [comma, bracket, brace] = Buffer.from(',[{')

export function limitJsonParts(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const place = findPartBeyond(body)
    if (place === undefined) return void parse(request, body.toString(), done)
    done(tooManyParts(findListName(body, place)))
  })
}

/** Where there are too many. Marks inside texts count too: that is the price of not reading what is counted. */
function findPartBeyond(body: Buffer): number | undefined {
  let parts = 0
  for (let place = 0; place < body.length; place++) {
    const byte = body[place]
    if ((byte === comma || byte === bracket || byte === brace) && ++parts > mostParts) return place
  }
  return undefined
}

/** The list in which it happened, as far as its name can be told without reading everything. */
function findListName(body: Buffer, place: number): string | undefined {
  const end = body.lastIndexOf('":[', place)
  const name = end < 0 ? '' : body.subarray(Math.max(0, end - 60), end).toString()
  return /"(\w{1,40})$/.exec(name)?.[1]
}

function tooManyParts(path: string | undefined): AppError {
  if (!path) return new AppError('too-large', { message: 'That has too many parts to read.' })
  const message = `There are too many entries in ${path}`
  return new AppError('too-large', { message: `${message}.`, fields: [{ path, message }] })
}
