import * as z from 'zod'
import { resumeSchema } from '#engine/resume/resume.ts'
import { templateSchema } from '#engine/templates/template.ts'
import { defineRoute } from './route.ts'

const templateParams = z.object({ id: z.coerce.number().int('A template is known by a whole number') })

export const listTemplates = defineRoute({
  method: 'GET',
  path: '/api/templates',
  summary: 'Every template with its style',
  response: z.array(templateSchema),
})

export const getTemplate = defineRoute({
  method: 'GET',
  path: '/api/templates/:id',
  summary: 'One template',
  params: templateParams,
  response: templateSchema,
  errors: ['not-found'],
})

export const getTemplateSample = defineRoute({
  method: 'GET',
  path: '/api/templates/:id/sample',
  summary: 'The resume of an invented person that shows a template at its best',
  params: templateParams,
  response: resumeSchema,
  errors: ['not-found'],
})
