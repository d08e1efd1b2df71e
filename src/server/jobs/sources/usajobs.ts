import * as z from 'zod'
import { defineSource, idSchema, looseText, pages, readItems } from '../feeds/source.ts'
import { toYearly } from '../listings/salary.ts'

const answerSchema = z.object({ SearchResult: z.object({ SearchResultItems: z.array(z.unknown()) }) })
const named = z.object({ Name: looseText })
const lines = z.union([z.string(), z.array(z.string())]).nullish()
const itemSchema = z.object({
  MatchedObjectId: idSchema,
  MatchedObjectDescriptor: z.object({
    PositionTitle: z.string(),
    PositionURI: z.string(),
    PositionLocationDisplay: looseText,
    PositionLocation: z.array(z.object({ LocationName: looseText })).nullish(),
    OrganizationName: looseText,
    DepartmentName: looseText,
    PositionSchedule: z.array(named).nullish(),
    PositionOfferingType: z.array(named).nullish(),
    QualificationSummary: looseText,
    PositionRemuneration: z
      .array(
        z.object({ MinimumRange: z.coerce.number(), MaximumRange: z.coerce.number(), RateIntervalCode: looseText }),
      )
      .nullish()
      .catch(null),
    PublicationStartDate: z.string(),
    UserArea: z
      .object({
        Details: z
          .object({
            JobSummary: looseText,
            MajorDuties: lines,
            Education: looseText,
            Requirements: looseText,
            Evaluations: looseText,
            RemoteIndicator: z.boolean().nullish(),
          })
          .nullish(),
      })
      .nullish(),
  }),
})
type Descriptor = z.infer<typeof itemSchema>['MatchedObjectDescriptor']

/** USAJOBS tells by a code what a rate is for: a year, an hour, a day, a month. */
const periods: Record<string, 'year' | 'month' | 'day' | 'hour'> = { PA: 'year', PH: 'hour', PD: 'day', PM: 'month' }

export default defineSource({
  label: 'USAJOBS',
  hosts: ['data.usajobs.gov'],
  everyHours: 6,
  isComplete: false,
  requests: ({ usajobs }) => {
    if (!usajobs) return null
    const headers = { 'user-agent': usajobs.email, 'authorization-key': usajobs.key }
    return [
      pages(4, (page) => ({
        url: `https://data.usajobs.gov/api/search?ResultsPerPage=500&SortField=opendate&SortDirection=Desc&Fields=Full&Page=${page}`,
        headers,
      })),
    ]
  },
  read: (body) =>
    readItems(answerSchema.parse(body).SearchResult.SearchResultItems, itemSchema, (item) => {
      const job = item.MatchedObjectDescriptor
      const details = job.UserArea?.Details
      const names = [...(job.PositionSchedule ?? []), ...(job.PositionOfferingType ?? [])].map(({ Name }) => Name)
      return {
        sourceId: item.MatchedObjectId,
        title: job.PositionTitle,
        company: job.OrganizationName || job.DepartmentName || 'United States government',
        typeWords: [...names, details?.RemoteIndicator ? 'remote' : ''],
        location: details?.RemoteIndicator ? 'Remote (US)' : readLocation(job),
        salaryRange: readRange(job),
        posted: job.PublicationStartDate,
        description: writeDescription(job),
        url: job.PositionURI,
      }
    }),
})

function readLocation(job: Descriptor): string {
  return job.PositionLocation?.[0]?.LocationName ?? job.PositionLocationDisplay ?? ''
}

function readRange(job: Descriptor) {
  const rate = job.PositionRemuneration?.[0]
  if (!rate) return null
  const period = periods[rate.RateIntervalCode ?? '']
  return period ? toYearly({ min: rate.MinimumRange, max: rate.MaximumRange, currency: 'USD', period }) : null
}

function writeDescription(job: Descriptor): string {
  const details = job.UserArea?.Details
  const duties = [details?.MajorDuties ?? []].flat()
  const parts: [string, string][] = [
    ['', details?.JobSummary ?? ''],
    ['Duties', duties.map((duty) => `- ${duty}`).join('\n')],
    ['Requirements', details?.Requirements ?? ''],
    ['Qualifications', job.QualificationSummary ?? ''],
    ['Education', details?.Education ?? ''],
  ]
  return parts
    .filter(([, text]) => text.trim())
    .map(([heading, text]) => (heading ? `${heading}\n${text}` : text))
    .join('\n\n')
}
