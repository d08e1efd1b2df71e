import * as z from 'zod'
import { companyFromToken, defineSource, idSchema, looseText, readItems, requestBoards } from '../feeds/source.ts'
import { toYearly } from '../listings/salary.ts'

const answerSchema = z.object({ jobs: z.array(z.unknown()) })
const component = z.object({
  compensationType: looseText,
  interval: looseText,
  currencyCode: looseText,
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
})
const itemSchema = z.object({
  id: idSchema,
  title: z.string(),
  location: looseText,
  employmentType: looseText,
  isRemote: z.boolean().nullish(),
  isListed: z.boolean().nullish(),
  publishedAt: z.string(),
  jobUrl: z.string(),
  descriptionHtml: looseText,
  descriptionPlain: looseText,
  compensation: z
    .object({ compensationTierSummary: looseText, summaryComponents: z.array(component).nullish() })
    .nullish()
    .catch(null),
})
type Item = z.infer<typeof itemSchema>

/** Ashby writes `FullTime`, which is split into words first. */
const splitWords = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2')
const periods = { YEAR: 'year', MONTH: 'month', WEEK: 'week', DAY: 'day', HOUR: 'hour' } as const

export default defineSource({
  label: 'Ashby',
  hosts: ['api.ashbyhq.com'],
  everyHours: 3,
  isComplete: true,
  requests: (settings) =>
    requestBoards(
      'ashby',
      settings,
      (board) => `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
    ),
  read: (body, { board = '' }) =>
    readItems(answerSchema.parse(body).jobs, itemSchema, (item) => {
      // Some boards answer with drafts that only a direct link shows.
      if (item.isListed === false) return null
      return {
        sourceId: `${board}/${item.id}`,
        title: item.title,
        company: companyFromToken(board),
        typeWords: [splitWords(item.employmentType ?? ''), item.isRemote ? 'remote' : ''],
        location: item.location || (item.isRemote ? 'Remote' : ''),
        salary: item.compensation?.compensationTierSummary,
        salaryRange: readRange(item),
        posted: item.publishedAt,
        description: item.descriptionHtml || item.descriptionPlain || '',
        url: item.jobUrl,
      }
    }),
})

function readRange({ compensation }: Item) {
  const pay = compensation?.summaryComponents?.find(({ compensationType }) => compensationType === 'Salary')
  if (!pay?.currencyCode) return null
  const unit = Object.entries(periods).find(([name]) => pay.interval?.toUpperCase().includes(name))?.[1]
  const min = pay.minValue ?? 0
  const max = pay.maxValue ?? min
  return min || max ? toYearly({ min, max, currency: pay.currencyCode, period: unit }) : null
}
