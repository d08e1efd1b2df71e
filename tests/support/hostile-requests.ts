// Requests nobody means well with, made from the OpenAPI document: of every route, in every way a request can be wrong.
import * as z from 'zod'

export type HostileRequest = {
  /** The route it is aimed at. */
  route: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD'
  url: string
  headers: Record<string, string>
  payload?: string
}

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
}

const parameterSchema = z.object({ name: z.string(), in: z.string(), schema: z.custom<Schema>().optional() })
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(parameterSchema).default([]),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.custom<Schema>() })) }).optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.custom<Schema>()).default({}) }).default({ schemas: {} }),
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const
const types = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/html',
  'x',
  '',
]
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  '"; DROP TABLE users; --',
  '../../etc/passwd',
  '\u202emirrored',
  '😀'.repeat(50),
  '{{constructor}}',
  '__proto__',
  'http://169.254.169.254/',
  'é\u0301\u0301\u0301',
  '\r\nset-cookie: a=b',
]
const oddValues: unknown[] = [null, true, 0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[]], [null], 'text', { length: 1e9 }]

/** Endless; the same seed gives the same requests. */
export function* makeHostileRequests(document: unknown, seed: number): Generator<HostileRequest> {
  const { paths, components } = documentSchema.parse(document)
  const chance = seeded(seed)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(chance() * list.length)] as Item // no list is empty
  const isDue = (share: number) => chance() < share
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )

  function makeText(): string {
    if (isDue(0.04)) return 'x'.repeat(10 ** (2 + Math.floor(chance() * 4)))
    if (isDue(0.4)) return pick(oddTexts)
    return pick(['Ada', 'ada@example.com', '2024-01', '00000000-0000-4000-8000-000000000000', '1', 'en', '#112233'])
  }

  function makeValue(schema: Schema, depth = 0): unknown {
    if (isDue(0.03)) return pick([...oddValues, ...oddTexts, nest(2000)])
    if (schema.$ref) return makeValue(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return makeValue(pick(choices), depth)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => makeValue(part, depth)))
    if (schema.properties) return makeObject(schema, schema.properties, depth)
    const type = pick([schema.type ?? 'string'].flat())
    if (type === 'array') {
      const length = depth > 3 ? 0 : pick([0, 1, 1, 2, 3, isDue(0.02) ? 5000 : 1])
      return Array.from({ length }, () => makeValue(schema.items ?? {}, depth + 1))
    }
    if (type === 'number' || type === 'integer') return pick([0, 1, 2, 7, -1, 1.5, 2 ** 31, 1e21])
    if (type === 'boolean') return isDue(0.5)
    if (type === 'null') return null
    if (type === 'object') return { [makeText()]: makeText() }
    return makeText()
  }

  function makeObject(schema: Schema, properties: Record<string, Schema>, depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {}
    for (const [name, property] of Object.entries(properties)) {
      const isWanted = schema.required?.includes(name) ? !isDue(0.03) : isDue(0.4)
      if (isWanted) made[name] = makeValue(property, depth + 1)
    }
    if (isDue(0.05)) made[makeText()] = makeText()
    return made
  }

  function makeUrl(path: string, parameters: z.infer<typeof parameterSchema>[]): string {
    const filled = path.replaceAll(/\{(\w+)\}/g, () =>
      isDue(0.1) ? pick(['%00', '..%2f..', '%', '%ff', 'x'.repeat(5000), '']) : encodeOdd(String(makeText())),
    )
    const query = parameters
      .filter(({ in: place }) => place === 'query' && isDue(0.6))
      .map(({ name, schema }) => `${name}=${encodeOdd(String(makeValue(schema ?? {})))}`)
    if (isDue(0.05)) query.push(pick(['a[b]=1', '__proto__[x]=1', '%=%', '&&&=', 'page=1&page=2']))
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  }

  function makePayload(schema: Schema): string {
    const text = JSON.stringify(makeValue(schema)) ?? ''
    if (isDue(0.04)) return text.slice(0, Math.floor(text.length * chance()))
    if (isDue(0.03))
      return pick(['', '{', '[', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":1}}', '\u0000', '"'])
    if (isDue(0.01)) return '['.repeat(100_000)
    return text
  }

  for (;;) {
    const { path, method, parameters, requestBody } = pick(routes)
    const [contentType, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
    const url = makeUrl(path, parameters)
    const headers: Record<string, string> = {}
    if (isDue(0.1)) headers.accept = pick(['text/html', 'application/x-ndjson', ';;;', '*/*', 'application/json'])
    if (isDue(0.1)) headers['accept-encoding'] = pick(['br', 'gzip', '*;q=0', 'x', 'br;q=2, ;'])
    if (isDue(0.03)) headers.cookie = pick(['candid-session=x', 'candid-session=%00', '=;=;', 'a'.repeat(3000)])
    // The method of the list, or one of all.
    const asked = isDue(0.06) ? pick(methods) : methods.find((one) => one === method)
    const request = { route: `${method} ${path}`, method: asked ?? 'GET', url, headers }
    if (request.method === 'GET' || request.method === 'HEAD' || (!content && !isDue(0.1))) {
      yield request
      continue
    }
    const type = isDue(0.06) ? pick(types) : (contentType ?? 'application/json')
    const withType = type ? { ...headers, 'content-type': type } : headers
    yield { ...request, headers: withType, payload: makePayload(content?.schema ?? {}) }
  }
}

/** A lone half of a character cannot be written in an address. */
function encodeOdd(text: string): string {
  return encodeURIComponent(text.slice(0, 4000).replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

function nest(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
