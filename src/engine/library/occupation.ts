// One occupation of the library: what people there do, in lines and summaries with blanks, and their skills by group.
import * as z from 'zod'

const families = [
  'care',
  'trades',
  'schools',
  'kitchens',
  'shops',
  'transport',
  'offices',
  'law',
  'arts',
  'technology',
  'service',
  'first-jobs',
] as const
export type Family = (typeof families)[number]

export const occupationSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: z.string().min(1),
  family: z.enum(families),
  otherNames: z.array(z.string().min(1)).min(8),
  /** Other work that has no lines of its own and is nearest to this; the person is told so. */
  nearNames: z.array(z.string().min(1)).optional(),
  neighbours: z.array(z.string()).min(2).max(4),
  lines: z.array(z.string()).min(15),
  skills: z
    .array(z.strictObject({ group: z.string().min(1), skills: z.array(z.string().min(1)).min(3).max(8) }))
    .min(3),
  summaries: z.array(z.string()).min(3),
})
export type Occupation = z.infer<typeof occupationSchema>

/** What the index knows of an occupation, enough to find it. */
export type IndexEntry = Pick<Occupation, 'id' | 'title' | 'family' | 'otherNames' | 'nearNames' | 'neighbours'>
