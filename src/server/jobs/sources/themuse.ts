import * as z from 'zod'
import { defineSource, idSchema, looseText, pages, readItems } from '../feeds/source.ts'

const answerSchema = z.object({ results: z.array(z.unknown()) })
const named = z.object({ name: z.string() })
const itemSchema = z.object({
  id: idSchema,
  name: z.string(),
  contents: z.string(),
  type: looseText,
  publication_date: z.string(),
  locations: z.array(named).nullish(),
  levels: z.array(named).nullish(),
  refs: z.object({ landing_page: z.string() }),
  company: named,
})

export default defineSource({
  label: 'The Muse',
  hosts: ['www.themuse.com'],
  everyHours: 4,
  isComplete: false,
  requests: () => [
    pages(10, (page) => ({ url: `https://www.themuse.com/api/public/jobs?page=${page}&descending=true` }), { from: 0 }),
  ],
  read: (body) =>
    readItems(answerSchema.parse(body).results, itemSchema, (item) => {
      const places = (item.locations ?? []).map(({ name }) => name)
      const isRemote = places.some((place) => /remote/i.test(place))
      const city = places.find((place) => !/remote/i.test(place))
      const levels = (item.levels ?? []).map(({ name }) => name)
      return {
        sourceId: item.id,
        title: item.name,
        company: item.company.name,
        // The Muse names the level and not the type; an internship is told by its level.
        typeWords: [levels.includes('Internship') ? 'internship' : 'full-time', isRemote ? 'remote' : ''],
        location: city ?? (isRemote ? 'Remote' : ''),
        posted: item.publication_date,
        description: item.contents,
        url: item.refs.landing_page,
      }
    }),
})
