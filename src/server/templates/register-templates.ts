import type { FastifyInstance } from 'fastify'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { addRoute, ReadyJson } from '#server/platform/add-route.ts'
import { getTemplate, getTemplateSample, listTemplates } from '#shared/api/templates.ts'
import { AppError } from '#shared/errors.ts'
import { allTemplates, findTemplate } from './find-template.ts'

/** Templates change only with the code, so a browser need not ask for them at every page. */
const cacheControl = 'public, max-age=300'

export function registerTemplates(app: FastifyInstance): void {
  let list: ReadyJson | undefined
  addRoute(app, listTemplates, ({ reply }) => {
    reply.header('cache-control', cacheControl)
    list ??= new ReadyJson(JSON.stringify(listTemplates.response.parse(allTemplates)))
    return list
  })

  addRoute(app, getTemplate, ({ params, reply }) => {
    const template = requireTemplate(params.id)
    reply.header('cache-control', cacheControl)
    return template
  })

  addRoute(app, getTemplateSample, ({ params, reply }) => {
    const { sample } = requireTemplate(params.id)
    reply.header('cache-control', cacheControl)
    return sample
  })
}

function requireTemplate(id: number): TemplateDefinition {
  const template = findTemplate(id)
  if (template) return template
  const message = `There is no template ${id}.`
  throw new AppError('not-found', { message, fields: [{ path: 'id', message }] })
}
