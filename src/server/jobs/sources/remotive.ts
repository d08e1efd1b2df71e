import * as z from 'zod'
import { defineSource, idSchema, looseText, readItems } from '../feeds/source.ts'

const answerSchema = z.object({ jobs: z.array(z.unknown()) })
const itemSchema = z.object({
  id: idSchema,
  url: z.string(),
  title: z.string(),
  company_name: z.string(),
  company_logo: looseText,
  job_type: looseText,
  publication_date: z.string(),
  candidate_required_location: looseText,
  salary: looseText,
  description: z.string(),
})

/** Its terms: link to the listing, name the source, and do not ask more than four times a day. */
export default defineSource({
  label: 'Remotive',
  hosts: ['remotive.com'],
  everyHours: 6,
  isComplete: true,
  requests: () => [[{ url: 'https://remotive.com/api/remote-jobs' }]],
  read: (body) =>
    readItems(answerSchema.parse(body).jobs, itemSchema, (item) => ({
      sourceId: item.id,
      title: item.title,
      company: item.company_name,
      logo: item.company_logo,
      typeWords: [item.job_type, 'remote'],
      location: remoteFrom(item.candidate_required_location),
      salary: item.salary,
      posted: item.publication_date,
      description: item.description,
      url: item.url,
    })),
})

function remoteFrom(place: string | null | undefined): string {
  return place ? `Remote (${place})` : 'Remote'
}
