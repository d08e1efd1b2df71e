import * as z from 'zod'
import { resumeSchema } from '#engine/resume/resume.ts'
import { styleSchema } from '#engine/style/style.ts'
import { templateSchema } from '#engine/templates/template.ts'
import { addresses } from './addresses.ts'
import { defineRoute } from './route.ts'

/** An answer's schema cannot read units away, and our own templates carry none. */
const templateAnswerSchema = templateSchema.extend({
  style: styleSchema.extend({ fontSize: z.number(), spacing: z.number() }),
})

const templateParams = z.object({ id: z.coerce.number().int('A template id must be a whole number') })

export const listTemplates = defineRoute({
  ...addresses.listTemplates,
  summary: 'Every template with its style',
  response: z.array(templateAnswerSchema),
})

export const getTemplate = defineRoute({
  method: 'GET',
  path: '/api/templates/:id',
  summary: 'One template',
  params: templateParams,
  response: templateAnswerSchema,
  errors: ['not-found'],
})

export const getTemplateSample = defineRoute({
  method: 'GET',
  path: '/api/templates/:id/sample',
  summary: 'The sample resume that shows a template at its best',
  params: templateParams,
  response: resumeSchema,
  errors: ['not-found'],
})
