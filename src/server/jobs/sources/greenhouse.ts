import * as z from 'zod'
import { unescapeHtml } from '../feeds/clean-text.ts'
import { companyFromToken, defineSource, idSchema, looseText, readItems, requestBoards } from '../feeds/source.ts'

const answerSchema = z.object({ jobs: z.array(z.unknown()) })
const itemSchema = z.object({
  id: idSchema,
  title: z.string(),
  absolute_url: z.string(),
  updated_at: z.string(),
  first_published: looseText,
  company_name: looseText,
  location: z.object({ name: looseText }).nullish(),
  content: z.string(),
})

export default defineSource({
  label: 'Greenhouse',
  hosts: ['boards-api.greenhouse.io'],
  everyHours: 3,
  isComplete: true,
  requests: (settings) =>
    requestBoards(
      'greenhouse',
      settings,
      (board) => `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`,
    ),
  read: (body, { board = '' }) =>
    readItems(answerSchema.parse(body).jobs, itemSchema, (item) => {
      const location = item.location?.name ?? ''
      const text = unescapeHtml(item.content)
      return {
        sourceId: `${board}/${item.id}`,
        title: item.title,
        company: item.company_name || companyFromToken(board),
        // A board says nothing of the type; most titles of internships and contracts do.
        typeWords: [
          /intern\b|internship|contract|temporary|part[- ]time/i.test(item.title) ? item.title : 'full-time',
          location,
        ],
        location,
        posted: item.first_published ?? item.updated_at,
        description: text,
        url: item.absolute_url,
      }
    }),
})
