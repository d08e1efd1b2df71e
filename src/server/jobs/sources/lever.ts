import * as z from 'zod'
import { companyFromToken, defineSource, idSchema, looseText, readItems, requestBoards } from '../feeds/source.ts'
import { toYearly } from '../listings/salary.ts'

const answerSchema = z.array(z.unknown())
const itemSchema = z.object({
  id: idSchema,
  text: z.string(),
  hostedUrl: z.string(),
  createdAt: z.number(),
  categories: z.object({ location: looseText, commitment: looseText }).nullish(),
  workplaceType: looseText,
  description: looseText,
  lists: z.array(z.object({ text: looseText, content: looseText })).nullish(),
  additional: looseText,
  salaryRange: z
    .object({ min: z.number(), max: z.number(), currency: z.string(), interval: looseText })
    .nullish()
    .catch(null),
})
type Item = z.infer<typeof itemSchema>

/** Lever's intervals read `per-year-salary`, `per-hour-wage`. */
const periods = ['year', 'month', 'week', 'day', 'hour'] as const

export default defineSource({
  label: 'Lever',
  hosts: ['api.lever.co'],
  everyHours: 3,
  isComplete: true,
  requests: (settings) =>
    requestBoards('lever', settings, (board) => `https://api.lever.co/v0/postings/${board}?mode=json`),
  read: (body, { board = '' }) =>
    readItems(answerSchema.parse(body), itemSchema, (item) => ({
      sourceId: `${board}/${item.id}`,
      title: item.text,
      company: companyFromToken(board),
      typeWords: [item.categories?.commitment, item.workplaceType === 'remote' ? 'remote' : ''],
      location: item.categories?.location || (item.workplaceType === 'remote' ? 'Remote' : ''),
      salaryRange: readRange(item),
      posted: item.createdAt,
      description: writeDescription(item),
      url: item.hostedUrl,
    })),
})

function writeDescription({ description, lists, additional }: Item): string {
  const sections = (lists ?? []).map(({ text, content }) => `<h3>${text ?? ''}</h3><ul>${content ?? ''}</ul>`)
  return [description ?? '', ...sections, additional ?? ''].join('\n')
}

function readRange({ salaryRange }: Item) {
  if (!salaryRange) return null
  const period = periods.find((name) => salaryRange.interval?.includes(name))
  return toYearly({ min: salaryRange.min, max: salaryRange.max, currency: salaryRange.currency, period })
}
