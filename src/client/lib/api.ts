// The only place of the client that calls fetch.

export type FieldProblem = { path: string; message: string }

export type ApiErrorDetails = {
  status: number
  code?: string
  reason?: string
  fields?: FieldProblem[]
  /** What is stored instead of what was sent, where a save came too late. The caller parses it. */
  stored?: unknown
}

/** A refused or failed call. The message is `status: body`; the parsed parts stand beside it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly reason: string | undefined
  readonly fields: FieldProblem[]
  readonly stored: unknown

  constructor(message: string, details: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.reason = details.reason
    this.fields = details.fields ?? []
    this.stored = details.stored
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, except a form, which is sent as it is. */
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readFields(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((field: unknown) =>
    isRecord(field) && typeof field.path === 'string' && typeof field.message === 'string'
      ? [{ path: field.path, message: field.message }]
      : [],
  )
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const details: ApiErrorDetails = { status: response.status }
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) {
      if (typeof body.code === 'string') details.code = body.code
      if (typeof body.message === 'string') details.reason = body.message
      details.fields = readFields(body.fields)
      details.stored = body.stored
    }
  } catch {
    // A proxy may answer with plain text or HTML; the message below still carries it.
  }
  return new ApiError(`${response.status}: ${text || response.statusText}`, details)
}

/** Calls the server and gives the raw response; anything but success is an ApiError. */
export async function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const { body, headers, method = body === undefined ? 'GET' : 'POST', signal } = request
  const isForm = body instanceof FormData
  const init: RequestInit = { method, credentials: 'include' }
  init.headers = body === undefined || isForm ? { ...headers } : { 'content-type': 'application/json', ...headers }
  if (isForm) init.body = body
  else if (body !== undefined) init.body = JSON.stringify(body)
  if (signal) init.signal = signal

  for (let tries = 1; ; tries += 1) {
    const response = await fetch(path, init)
    if (response.ok) return response
    const wait = tries < MOST_TRIES && mayRepeat(path) ? waitOf(response) : undefined
    if (wait === undefined) throw await toApiError(response)
    await pause(wait, signal)
  }
}

const MOST_TRIES = 3
const LONGEST_WAIT_SECONDS = 5

/** Reading and writing texts that the server turned away undone may be asked for again; nothing else is. */
function mayRepeat(path: string): boolean {
  return /^\/api\/(?:assistant|generate-|upgrade-resume|extract-resume)/.test(path)
}

/** How long a busy server asks to wait, in milliseconds; undefined where it is not busy, or for long. */
function waitOf({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'))
  return status === 503 && seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds * 1000 : undefined
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Calls the server and gives the parsed JSON, undefined for an empty answer. The caller parses what it gets. */
export async function callJson(path: string, request: ApiRequest = {}): Promise<unknown> {
  const response = await callApi(path, request)
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}
