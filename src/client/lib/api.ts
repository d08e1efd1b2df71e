// The only place of the client that calls fetch.
import type * as z from 'zod'
import type { RouteContract, RouteRequest } from '#shared/api/route.ts'
import { isRecord, toApiError } from './api-error.ts'

/** A contract, or its address alone where a page must not carry the schemas. */
type Called<Route extends RouteContract> = Pick<Route, 'method' | 'path'> & Pick<RouteContract, 'isRepeatable'>

type Sending = {
  /** Sent instead of a JSON body, for files. */
  form?: FormData
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
}

type Request<Route extends RouteContract> = RouteRequest<Route> & Sending
/** Omitted if there is nothing to send. */
type RequestOf<Route extends RouteContract> =
  Record<never, never> extends Request<Route> ? [request?: Request<Route>] : [request: Request<Route>]

/** Calls a route and gives the answer as the contract reads it. */
export async function call<Route extends RouteContract, Answer>(
  route: Route & { response: z.ZodType<Answer> },
  ...[request]: RequestOf<Route>
): Promise<Answer> {
  return route.response.parse(await readJson(await send(route, request)))
}

/** Calls a route whose answer the caller reads: nothing, a file, lines, or JSON that a light page checks by itself. */
export function callRaw<Route extends RouteContract>(
  route: Route | Called<Route>,
  ...[request]: RequestOf<Route>
): Promise<Response> {
  return send(route, request)
}

/** The JSON of an answer, undefined if it is empty. The caller parses what it gets. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

/** A file of the site itself, or what a query key spells. */
export function fetchPath(path: string, signal?: AbortSignal): Promise<Response> {
  return fetchOrFail(path, { method: 'GET', credentials: 'include', headers: {}, ...(signal ? { signal } : {}) })
}

/** The parts of any contract's request. */
type AnyRequest = Sending & { params?: unknown; query?: unknown; body?: unknown }

function send(route: Called<RouteContract>, request: AnyRequest = {}): Promise<Response> {
  const { params, query, body, form, headers, signal } = request
  const init: RequestInit = { method: route.method, credentials: 'include' }
  init.headers = body === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers }
  if (form) init.body = form
  else if (body !== undefined) init.body = JSON.stringify(body)
  if (signal) init.signal = signal
  return fetchOrFail(addressOf(route.path, params, query), init, route.isRepeatable ? MOST_TRIES : 1)
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const given = isRecord(params) ? params : {}
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name] ?? '')))
  const search = searchOf(query).toString()
  return search ? `${filled}?${search}` : filled
}

function searchOf(query: unknown): URLSearchParams {
  if (query instanceof URLSearchParams) return query
  const entries = Object.entries(isRecord(query) ? query : {})
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

/** Anything but success is an ApiError. */
async function fetchOrFail(address: string, init: RequestInit, mostTries = 1): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, init)
    if (response.ok) return response
    const wait = tries < mostTries ? waitOf(response) : undefined
    if (wait === undefined) throw await toApiError(response)
    await pause(wait, init.signal)
  }
}

const MOST_TRIES = 3
const LONGEST_WAIT_SECONDS = 5

/** How long a busy server asks to wait, in milliseconds; undefined if it is not busy, or for long. */
function waitOf({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'))
  return status === 503 && seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds * 1000 : undefined
}

/** Ends early, as the signal says. */
export function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
