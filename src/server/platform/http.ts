// The only place of the server that calls fetch.
import { AppError } from '#shared/errors.ts'

export type HttpOptions = {
  /** The hosts that may be called, with the port if it isn't the default. */
  hosts: readonly string[]
  /** For the whole answer, its body included. */
  timeoutMs?: number
  maxBytes?: number
  /** How often a redirect to one of the hosts is followed; 0 refuses every one. */
  redirects?: number
}

/** Like fetch, so that libraries which take one can be given it. */
export type HttpCall = (url: string | URL | Request, init?: RequestInit) => Promise<Response>

const megabyte = 1024 * 1024

/**
 * Calls that can reach the hosts named and no other, also not by a redirect, end in time, and read no more than is
 * wanted. What goes wrong on the way is `upstream-failed`; an answer of any status is the caller's to judge.
 */
export function openHttp(options: HttpOptions): HttpCall {
  const { hosts, timeoutMs = 10_000, maxBytes = 5 * megabyte, redirects = 3 } = options
  const allowed = new Set(hosts)
  return async (input, init) => {
    const first = new Request(input, init)
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([first.signal, deadline])
    try {
      return await follow(first, { allowed, signal, maxBytes, redirectsLeft: redirects })
    } catch (error) {
      if (first.signal.aborted && !deadline.aborted) throw error
      throw error instanceof AppError ? error : new AppError('upstream-failed', { cause: error })
    }
  }
}

type Hop = { allowed: ReadonlySet<string>; signal: AbortSignal; maxBytes: number; redirectsLeft: number }

async function follow(request: Request, hop: Hop): Promise<Response> {
  const { host, protocol } = new URL(request.url)
  if (!hop.allowed.has(host) || !/^https?:$/.test(protocol)) {
    throw new AppError('upstream-failed', { cause: new Error(`${host} is no host that may be called`) })
  }
  const response = await fetch(request, { signal: hop.signal, redirect: 'manual' })
  const location = response.headers.get('location')
  if (response.status < 300 || response.status >= 400 || !location) return limitBody(response, hop.maxBytes)
  await response.body?.cancel()
  if (hop.redirectsLeft === 0 || request.method !== 'GET') {
    throw new AppError('upstream-failed', { cause: new Error('redirected too often, or not asked for a page') })
  }
  const next = new Request(new URL(location, request.url), { headers: headersFor(request, location) })
  return follow(next, { ...hop, redirectsLeft: hop.redirectsLeft - 1 })
}

/** A key meant for one host is not shown to another. */
function headersFor(request: Request, location: string): Headers {
  const headers = new Headers(request.headers)
  if (new URL(location, request.url).host === new URL(request.url).host) return headers
  return new Headers([...headers].filter(([name]) => name === 'accept' || name === 'user-agent'))
}

function limitBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response
  let read = 0
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read <= maxBytes) return controller.enqueue(chunk)
        controller.error(new AppError('upstream-failed', { cause: new Error(`answered more than ${maxBytes} bytes`) }))
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(limited, { status, statusText, headers })
}
