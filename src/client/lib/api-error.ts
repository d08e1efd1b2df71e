// What a refused or failed call says.

export type FieldProblem = { path: string; message: string }

type ApiErrorDetails = {
  status: number
  code?: string
  reason?: string
  fields?: FieldProblem[]
  /** What is stored instead of what was sent, where a save came too late. The caller parses it. */
  stored?: unknown
}

/** A refused or failed call. The message is `status: body`; the parsed parts are next to it. */
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

export function isRecord(value: unknown): value is Record<string, unknown> {
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

export async function toApiError(response: Response): Promise<ApiError> {
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
