import type { ErrorCode } from '#shared/errors.ts'

export type RefusalCode = Extract<ErrorCode, 'unreadable' | 'unsupported-type' | 'too-large'>

/** A file that cannot be read, with the sentence its owner is told. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message)
  }
}
