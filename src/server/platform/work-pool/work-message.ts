import type { ErrorCode, FieldError } from '#shared/errors.ts'

/** What a worker is sent. */
export type WorkOrder<Job> = { job: Job }

/** What a worker says. It says `ready` once, when all it needs is loaded. */
export type WorkMessage<Result, Progress = never> =
  | { type: 'ready' }
  | { type: 'progress'; progress: Progress }
  | { type: 'result'; result: Result; shouldRetire?: boolean }
  | { type: 'failure'; failure: WorkFailure }

/** A refusal the caller may see, or our own error with its location. */
export type WorkFailure = { code: ErrorCode; message: string; fields?: FieldError[] } | { fault: string }
