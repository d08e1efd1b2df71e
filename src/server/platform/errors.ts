import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, type ErrorBody, type ErrorCode, type FieldError } from '#shared/errors.ts'
import { noRoom } from './database/disk-room.ts'

const errorStatus: Record<ErrorCode, number> = {
  'invalid-request': 400,
  'sign-in-required': 401,
  'payment-required': 402,
  'proof-required': 403,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  'sample-document': 409,
  'link-expired': 410,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  unreadable: 422,
  'too-many-requests': 429,
  internal: 500,
  'upstream-failed': 502,
  busy: 503,
}

/** Answers a failed request; what is not the caller's doing is logged, and no stack leaves the server. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  // A full queue is the pool doing its work, and an outage has one cause; a stack for each refusal would drown the log
  // just when it is needed.
  if (known.code === 'busy') request.log.warn({ reason: reasonOf(known.cause) }, 'too busy')
  else if (errorStatus[known.code] >= 500) request.log.error({ err: error }, 'request failed')
  if (known.details.retryAfterSeconds) reply.header('retry-after', known.details.retryAfterSeconds)
  if (known.details.allow) reply.header('allow', known.details.allow.join(', '))
  return reply.code(errorStatus[known.code]).type('application/json; charset=utf-8').send(errorBody(known))
}

/** Words of the database may quote what a person wrote; its codes do not. */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

export function errorBody({ code, message, details }: AppError): ErrorBody {
  const { fields, stored } = details
  return { code, message, ...(fields ? { fields } : {}), ...(stored === undefined ? {} : { stored }) }
}

/** Gives every failure one of our codes: ours, Fastify's, the validator's or the database's. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error)
  return fromDatabase(error) ?? fromFastify(error) ?? new AppError('internal', { cause: error })
}

type ValidationIssue = { instancePath: string; message?: string | undefined; params?: Record<string, unknown> }

/** Input beyond the limits gets its own message; unreadable input is reported field by field. */
function fromValidation(error: Error & { validation: readonly ValidationIssue[] }): AppError {
  const fields = error.validation.map(toFieldError)
  const excess = error.validation.find(({ params }) => isExcess(params?.params))
  if (!excess) return new AppError('invalid-request', { fields, cause: error })
  const { path, message } = toFieldError(excess)
  return new AppError('too-large', { message: `${message}.`, fields: [{ path, message }], cause: error })
}

function isExcess(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'isExcess' in params
}

function toFieldError(issue: ValidationIssue): FieldError {
  const path = issue.instancePath.split('/').filter(Boolean).join('.')
  return { path, message: issue.message ?? 'This value isn’t accepted.' }
}

const statusCodes = new Map(Object.entries(errorStatus).map(([code, status]) => [status, code as ErrorCode])) // keys of a Record<ErrorCode, …>

function fromFastify(error: unknown): AppError | undefined {
  if (!isFastifyError(error)) return undefined
  const { statusCode } = error
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined
  return new AppError(statusCodes.get(statusCode) ?? 'invalid-request', { cause: error })
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}

/**
 * A character no database stores, or a number no column holds, is the caller's mistake and not ours.
 * Drizzle wraps the driver's error, so the code is on the cause.
 */
function fromDatabase(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof AppError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === diskFull) return noRoom(error)
  if (isUnavailable(error, code)) return new AppError('busy', { retryAfterSeconds: 2, cause: error })
  if (/^22...$/.test(code)) return new AppError('invalid-request', { cause: error })
  if (/^23...$/.test(code)) return new AppError('conflict', { cause: error })
  return fromDatabase(error.cause)
}

const diskFull = '53100'

/**
 * Lost connections, deadlocks, too many connections, statements cut off, shutting down or starting, and a server that
 * has become read-only: the next try may well succeed.
 */
const unavailableStates = /^(08...|40...|53...|55P03|57...|25006)$/
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])

/** The driver's own errors carry no code, only these sentences. */
const unavailableMessages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])

function isUnavailable(error: Error, code: string): boolean {
  if (unavailableStates.test(code) || unavailableMessages.has(error.message)) return true
  return unavailableSystemCodes.has(code) || ('syscall' in error && error.syscall === 'connect')
}
