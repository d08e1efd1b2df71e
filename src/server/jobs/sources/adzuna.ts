import * as z from 'zod'
import { defineSource, idSchema, looseText, pages, readItems } from '../feeds/source.ts'
import { toYearly } from '../listings/salary.ts'

const answerSchema = z.object({ results: z.array(z.unknown()) })
const amount = z.coerce.number().nonnegative().nullish().catch(null)
const itemSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  created: z.string(),
  redirect_url: z.string(),
  company: z.object({ display_name: looseText }).nullish(),
  location: z.object({ display_name: looseText, area: z.array(z.string()).nullish() }).nullish(),
  salary_min: amount,
  salary_max: amount,
  /** "1" where the figure is Adzuna's guess and not the employer's word. */
  salary_is_predicted: z.union([z.string(), z.number()]).nullish(),
  contract_time: looseText,
  contract_type: looseText,
})
type Item = z.infer<typeof itemSchema>

export default defineSource({
  label: 'Adzuna',
  hosts: ['api.adzuna.com'],
  everyHours: 4,
  isComplete: false,
  requests: ({ adzuna }) => {
    if (!adzuna) return null
    const query = new URLSearchParams({
      app_id: adzuna.appId,
      app_key: adzuna.appKey,
      results_per_page: '50',
      sort_by: 'date',
      'content-type': 'application/json',
    })
    return [pages(8, (page) => ({ url: `https://api.adzuna.com/v1/api/jobs/us/search/${page}?${query}` }))]
  },
  read: (body) =>
    readItems(answerSchema.parse(body).results, itemSchema, (item) => ({
      sourceId: item.id,
      title: item.title,
      company: item.company?.display_name || 'Company not named',
      typeWords: [item.contract_time, item.contract_type, /\bremote\b/i.test(item.title) ? 'remote' : ''],
      location: readLocation(item),
      salaryRange: readRange(item),
      posted: item.created,
      description: item.description,
      url: item.redirect_url,
    })),
})

/** `area` goes from the country inward: US, Texas, Travis County, Austin. */
function readLocation({ location }: Item): string {
  const area = location?.area ?? []
  const [, region, ...inner] = area
  const city = inner.at(-1)
  if (city && region) return `${city}, ${region}`
  return region ?? location?.display_name ?? ''
}

function readRange(item: Item) {
  if (String(item.salary_is_predicted ?? '0') === '1') return null
  const min = item.salary_min ?? 0
  const max = item.salary_max ?? min
  return min || max ? toYearly({ min, max, currency: 'USD', period: 'year' }) : null
}
