import * as z from 'zod'
import { type ErrorCode, errorMessages } from '#shared/errors.ts'

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API: the server validates by it, the client is typed by it, the documentation lists it. */
export type RouteContract = {
  method: HttpMethod
  /** As in `/api/templates/:id`. */
  path: `/api/${string}`
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Left out where the answer is a file; then `produces` names its types. */
  response?: z.ZodType
  produces?: readonly string[]
  status?: 200 | 201 | 202 | 204
  /** Error codes a caller should expect beyond the general ones. */
  errors?: readonly ErrorCode[]
  /** In bytes; one megabyte by default. */
  bodyLimit?: number
  /** The handler gets the bytes as they came, for signatures. */
  rawBody?: true
  /** Leaves nothing behind, so a client that was turned away by a busy server may ask again by itself. */
  isRepeatable?: true
}

/** As much of a contract as finds its way: a page that must stay light imports no schema. */
export type RouteAddress = Pick<RouteContract, 'method' | 'path'>

export function defineRoute<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type RouteParams<Contract extends RouteContract> = Parsed<Contract['params']>
export type RouteQuery<Contract extends RouteContract> = Parsed<Contract['query']>
export type RouteBody<Contract extends RouteContract> = Parsed<Contract['body']>
/** What the handler returns and, JSON having no other types, what the client receives. */
export type RouteResponse<Contract extends RouteContract> = Parsed<Contract['response']>

type Part<Name extends string, Schema, Also = never> = [Schema] extends [z.ZodType]
  ? Record<never, never> extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> | Also | undefined }
    : { [Key in Name]: z.input<Schema> | Also }
  : { [Key in Name]?: undefined }

/** What a client sends. */
export type RouteRequest<Contract extends RouteContract> = Part<'params', Contract['params']> &
  Part<'query', Contract['query'], URLSearchParams> &
  Part<'body', Contract['body']>

const errorCodes = Object.keys(errorMessages).filter((code): code is ErrorCode => code in errorMessages)

export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  stored: z.unknown().optional(),
})
