import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import { type HttpCall, type HttpOptions, openHttp } from '#server/platform/http.ts'
import type { Listing } from '../listings/listing.ts'
import type { JobSource, SourceRequest } from './source.ts'
import { toListing } from './to-listing.ts'

const limits = { timeoutMs: 20_000, maxBytes: 25 * 1024 * 1024, redirects: 0 }
const politePauseMs = 1_000

export type FetchOptions = {
  settings: Config['jobs']
  now: Date
  /** Tests replace this to answer instead of real servers. */
  openCall?: (options: HttpOptions) => HttpCall
  pauseMs?: number
  /** Aborted when the server closes. */
  signal?: AbortSignal
}

export type SourceAnswer = {
  listings: Listing[]
  /** What came but could not be read or lacked what a listing needs. */
  passedOver: number
  /** Why not all came; null if all did. What came is kept either way. */
  failure: string | null
}

/** Asks a source for its listings. Never throws: what went wrong is in the answer. */
export async function fetchSource(name: string, source: JobSource, options: FetchOptions): Promise<SourceAnswer> {
  const sequences = source.requests(options.settings)
  if (!sequences) return { listings: [], passedOver: 0, failure: 'is not set up: a key or a board is missing' }
  const call = (options.openCall ?? openHttp)({ hosts: source.hosts, ...limits })
  const answer: SourceAnswer = { listings: [], passedOver: 0, failure: null }
  for (const sequence of sequences) {
    const failure = await fetchSequence({ name, source, sequence, call, options, answer })
    answer.failure ??= failure
  }
  if (!answer.failure && answer.listings.length === 0 && answer.passedOver > 0) {
    answer.failure = 'sent nothing readable'
  }
  return answer
}

type Sequence = {
  name: string
  source: JobSource
  sequence: SourceRequest[]
  call: HttpCall
  options: FetchOptions
  answer: SourceAnswer
}

async function fetchSequence({ name, source, sequence, call, options, answer }: Sequence): Promise<string | null> {
  for (const [index, request] of sequence.entries()) {
    try {
      if (index > 0) await pause(options.pauseMs ?? politePauseMs, undefined, abortBy(options))
      const items = source.read(await getJson(call, request, options), request)
      const listings = items.map((item) => (item ? toListing(name, item, options) : null)).filter((one) => one !== null)
      answer.listings.push(...listings)
      answer.passedOver += items.length - listings.length
      if (items.length === 0) return null
    } catch (error) {
      const where = request.board ? ` (${request.board})` : ''
      return `${describeFailure(error)}${where}`
    }
  }
  return null
}

class BadAnswer extends Error {}

function abortBy({ signal }: FetchOptions): { signal?: AbortSignal } {
  return signal ? { signal } : {}
}

async function getJson(call: HttpCall, { url, headers }: SourceRequest, options: FetchOptions): Promise<unknown> {
  const wanted = { accept: 'application/json', 'user-agent': 'Candid', ...headers }
  const response = await call(url, { headers: wanted, ...abortBy(options) })
  if (!response.ok) {
    await response.body?.cancel()
    throw new BadAnswer(`answered ${response.status}`)
  }
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new BadAnswer('didn’t send valid JSON')
  }
}

/** A note for the operator. What the other side said is not passed on. */
function describeFailure(error: unknown): string {
  if (error instanceof BadAnswer) return error.message
  if (error instanceof Error && error.name === '$ZodError') return 'sent a response in an unknown format'
  if (error instanceof Error && error.name === 'ZodError') return 'sent a response in an unknown format'
  return 'didn’t respond in time'
}
