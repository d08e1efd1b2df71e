import * as z from 'zod'
import { defineSource, looseText, pages, readItems } from '../feeds/source.ts'

const answerSchema = z.object({ data: z.array(z.unknown()) })
const itemSchema = z.object({
  slug: z.string().min(1).max(300),
  company_name: z.string(),
  title: z.string(),
  description: z.string(),
  remote: z.boolean().nullish(),
  url: z.string(),
  job_types: z.array(z.string()).nullish(),
  location: looseText,
  created_at: z.union([z.number(), z.string()]),
})

export default defineSource({
  label: 'Arbeitnow',
  hosts: ['www.arbeitnow.com'],
  everyHours: 4,
  isComplete: false,
  requests: () => [pages(5, (page) => ({ url: `https://www.arbeitnow.com/api/job-board-api?page=${page}` }))],
  read: (body) =>
    readItems(answerSchema.parse(body).data, itemSchema, (item) => ({
      sourceId: item.slug,
      title: item.title,
      company: item.company_name,
      typeWords: [...(item.job_types ?? []), item.remote ? 'remote' : ''],
      location: item.location || (item.remote ? 'Remote' : ''),
      posted: item.created_at,
      description: item.description,
      url: item.url,
    })),
})
