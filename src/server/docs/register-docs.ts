import type { FastifyInstance } from 'fastify'
import { describeApi } from './describe-api.ts'
import { renderDocsPage } from './docs-page.ts'

/** Serves the list of all calls, for people and as an OpenAPI document. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, () => app.swagger())

  let page: string | undefined
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) => {
    page ??= renderDocsPage(describeApi(app.swagger()))
    return reply.sendHtml(page)
  })
}
