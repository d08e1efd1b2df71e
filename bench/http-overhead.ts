// What the whole stack costs: a list of 20 items through it, against the same list from a bare Fastify route.
import { openSync, writeSync } from 'node:fs'
import { devNull } from 'node:os'
import autocannon from 'autocannon'
import fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { defineRoute } from '#shared/api/route.ts'
import { tellBeside } from './_beside-peers.ts'

const bar = 0.5
const rounds = 5
const seconds = 3

const listItems = defineRoute({
  method: 'GET',
  path: '/api/bench/items',
  summary: 'Lists 20 items',
  response: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string(),
      category: z.string(),
      isPopular: z.boolean(),
    }),
  ),
})

const items = Array.from({ length: 20 }, (_, index) => ({
  id: index,
  name: `Item ${index}`,
  description: 'A line of about sixty characters that stands for a description',
  category: 'professional',
  isPopular: index % 5 === 0,
}))

async function startBare(): Promise<FastifyInstance> {
  const app = fastify()
  app.get(listItems.path, () => items)
  return app
}

async function startWhole(): Promise<FastifyInstance> {
  const log = openSync(devNull, 'w')
  const config = readConfig({ LOG_LEVEL: 'info' })
  return buildApp({
    config,
    // Opened lazily: nothing here asks it anything.
    database: await openDatabase({ databaseUrl: 'postgres://localhost:1/none', dataDir: '' }),
    pages: async () => ({ status: 404, html: '' }),
    logStream: { write: (line) => writeSync(log, line) },
    extraFeatures: [(scope) => addRoute(scope, listItems, () => items)],
  })
}

async function measure(app: FastifyInstance): Promise<number> {
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${listItems.path}`,
    connections: 16,
    duration: seconds,
    workers: 1,
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const bare = await startBare()
const whole = await startWhole()
await Promise.all([bare, whole].map((app) => app.listen({ host: '127.0.0.1', port: 0 })))

// One after the other within each round, so that a busy moment of the machine meets both.
const results: { bare: number; whole: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const result = { bare: await measure(bare), whole: await measure(whole) }
  // The first round only warms up.
  if (round > 0) results.push(result)
}

const ratio = median(results.map((result) => result.whole / result.bare))
console.log('HTTP overhead: 20 items as JSON, 16 connections')
console.table({
  'bare Fastify route': { 'requests per second': Math.round(median(results.map((result) => result.bare))) },
  'whole stack, logs on': { 'requests per second': Math.round(median(results.map((result) => result.whole))) },
})
tellBeside('a list of 20 items over HTTP', 'bare Fastify, without logs', {
  ours: results.map(({ whole: rate }) => 1000 / rate),
  theirs: results.map(({ bare: rate }) => 1000 / rate),
})
console.log(`ratio ${ratio.toFixed(2)}, at least ${bar} wanted`)
// Closing would wait for scheduled work on a database that is not there.
process.exit(ratio < bar ? 1 : 0)
