import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import {
  errorBodySchema,
  type RouteBody,
  type RouteContract,
  type RouteParams,
  type RouteQuery,
  type RouteResponse,
} from '#shared/api/route.ts'

/** A validated request and, for what only HTTP knows, Fastify's own objects. */
export type Call<Contract extends RouteContract> = {
  params: RouteParams<Contract>
  query: RouteQuery<Contract>
  body: Contract['rawBody'] extends true ? Buffer : RouteBody<Contract>
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer that another process has already checked against the contract and written out. */
export class ReadyJson {
  constructor(readonly text: string) {}
}

type Answer<Contract extends RouteContract> = Contract['produces'] extends readonly string[]
  ? Uint8Array | Readable | string
  : RouteResponse<Contract> extends undefined
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to answer simply ends
      void
    : RouteResponse<Contract> | ReadyJson

/** What the server adds to a contract: runs before the body is read, and refuses the call by throwing. */
type Served = { admit?: (request: FastifyRequest) => Promise<void> }

/** Serves one contract: validation, body limit and documentation come from it. */
export function addRoute<Contract extends RouteContract & Served>(
  app: FastifyInstance,
  contract: Contract,
  answer: (call: Call<Contract>) => Answer<Contract> | Promise<Answer<Contract>>,
): void {
  const status = contract.status ?? 200
  const handler: RouteHandlerMethod = async (request, reply) => {
    // Fastify types these as unknown; its validator has just run with this very contract's schemas.
    const { params, query, body } = request as unknown as Call<Contract>
    const result = await answer({ params, query, body, request, reply })
    reply.code(status)
    if (result instanceof ReadyJson) return reply.type('application/json; charset=utf-8').send(result.text)
    // Null is a response; undefined is not.
    return result === undefined ? reply.send() : result
  }
  const register = (scope: FastifyInstance) =>
    scope.route({
      method: contract.method,
      url: contract.path,
      schema: routeSchema(contract, status),
      handler,
      ...(contract.admit ? { onRequest: contract.admit } : {}),
      ...(contract.bodyLimit ? { bodyLimit: contract.bodyLimit } : {}),
    })

  if (!contract.rawBody) return void register(app)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Without a body no parser runs, and the handler would find nothing where it expects bytes.
    scope.addHook('preHandler', (request, _reply, done) => {
      request.body ??= Buffer.alloc(0)
      done()
    })
    register(scope)
  })
}

function routeSchema(contract: RouteContract, status: number) {
  const { summary, params, query, body, response } = contract
  return {
    summary,
    ...(contract.produces ? { produces: [...contract.produces] } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { ...(response ? { [status]: response } : {}), '4xx': errorBodySchema, '5xx': errorBodySchema },
  }
}
