/** Every way a request can fail, with the sentence used where no better one is known. */
export const errorMessages = {
  'invalid-request': 'The request could not be understood.',
  'sign-in-required': 'Please sign in first.',
  'payment-required': 'This download needs a payment.',
  'sample-document': 'This is a sample. Make it your own first, then download it.',
  'link-expired': 'This link no longer works.',
  'proof-required': 'Please confirm it’s you.',
  forbidden: 'This request is not allowed.',
  'not-found': 'Nothing was found at this address.',
  'method-not-allowed': 'This address doesn’t accept that kind of request.',
  'too-slow': 'The request came in too slowly. Please try again.',
  conflict: 'This was changed somewhere else in the meantime.',
  'too-large': 'That’s too large to send.',
  'unsupported-type': 'This kind of content isn’t accepted here.',
  unreadable: 'The file could not be read.',
  'too-many-requests': 'Too many attempts. Please wait a moment.',
  internal: 'Something went wrong on our side. Please try again.',
  'upstream-failed': 'A service we rely on isn’t responding.',
  busy: 'The server is busy. Please try again in a moment.',
} as const

export type ErrorCode = keyof typeof errorMessages

export type FieldError = { path: string; message: string }

export type ErrorDetails = {
  /** A message for the person that replaces the code's default. */
  message?: string
  fields?: FieldError[]
  retryAfterSeconds?: number
  allow?: string[]
  /** What is stored instead of what was sent, where a save came too late. */
  stored?: unknown
  cause?: unknown
}

export class AppError extends Error {
  override name = 'AppError'

  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(details.message ?? errorMessages[code], { cause: details.cause })
  }
}

/** The body of every answer that is not a success. */
export type ErrorBody = { code: ErrorCode; message: string; fields?: FieldError[]; stored?: unknown }
