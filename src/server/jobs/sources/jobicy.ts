import * as z from 'zod'
import { defineSource, idSchema, looseText, readItems } from '../feeds/source.ts'
import { toYearly } from '../listings/salary.ts'

const answerSchema = z.object({ jobs: z.array(z.unknown()) })
const amount = z.coerce.number().nonnegative().nullish().catch(null)
const itemSchema = z.object({
  id: idSchema,
  url: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  companyLogo: looseText,
  jobType: z.union([z.array(z.string()), z.string()]).nullish(),
  jobGeo: looseText,
  jobExcerpt: looseText,
  jobDescription: looseText,
  pubDate: z.string(),
  annualSalaryMin: amount,
  annualSalaryMax: amount,
  salaryMin: amount,
  salaryMax: amount,
  salaryCurrency: looseText,
  salaryPeriod: looseText,
})
type Item = z.infer<typeof itemSchema>

const periods: Record<string, 'year' | 'month' | 'week' | 'day' | 'hour'> = {
  yearly: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
}

export default defineSource({
  label: 'Jobicy',
  hosts: ['jobicy.com'],
  everyHours: 6,
  isComplete: false,
  requests: () => [[{ url: 'https://jobicy.com/api/v2/remote-jobs?count=100' }]],
  read: (body) =>
    readItems(answerSchema.parse(body).jobs, itemSchema, (item) => ({
      sourceId: item.id,
      title: item.jobTitle,
      company: item.companyName,
      logo: item.companyLogo,
      typeWords: [...[item.jobType ?? []].flat(), 'remote'],
      location: item.jobGeo ? `Remote (${item.jobGeo})` : 'Remote',
      salaryRange: readRange(item),
      posted: `${item.pubDate.replace(' ', 'T').slice(0, 19)}Z`,
      description: item.jobDescription || item.jobExcerpt || '',
      url: item.url,
    })),
})

function readRange(item: Item) {
  const min = item.salaryMin ?? item.annualSalaryMin ?? 0
  const max = item.salaryMax ?? item.annualSalaryMax ?? min
  if (!min && !max) return null
  const isYearly = item.salaryMin === null || item.salaryMin === undefined
  const period = isYearly ? 'year' : periods[item.salaryPeriod?.toLowerCase() ?? '']
  return toYearly({ min, max, currency: item.salaryCurrency || 'USD', period })
}
