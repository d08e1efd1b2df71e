import * as z from 'zod'
import { jobTypes } from '#shared/job-search.ts'
import employers from './data/employers.json' with { type: 'json' }
import health from './data/health.json' with { type: 'json' }
import office from './data/office.json' with { type: 'json' }
import particulars from './data/particulars.json' with { type: 'json' }
import people from './data/people.json' with { type: 'json' }
import technology from './data/technology.json' with { type: 'json' }
import trades from './data/trades.json' with { type: 'json' }

const text = z.string().min(1)
const points = z.array(text).min(1)

const openingSchema = z.strictObject({
  title: text,
  employer: text,
  place: text,
  types: z.array(z.enum(jobTypes)).min(1),
  /** `34-41/h`, `82-98k`, `300/day`; left out where the employer does not say. */
  pay: z
    .string()
    .regex(/^\d+(?:-\d+)?(?:k|\/h|\/day)$/)
    .optional(),
  postedDaysAgo: z.int().positive(),
  /** What is particular about it. */
  focus: text,
  /** What only it asks for. */
  must: text.optional(),
})
export type Opening = z.infer<typeof openingSchema>

/** What the openings of one line of work have in common. The first two must-haves are in each of them. */
const occupationSchema = z.strictObject({
  duties: points,
  musts: points,
  nices: points,
  openings: z.array(openingSchema).min(1),
})
export type Occupation = z.infer<typeof occupationSchema>

const samplesSchema = z.strictObject({
  occupations: z.array(occupationSchema),
  /** Invented, every one of them. By their names. */
  employers: z.record(text, z.strictObject({ about: text, offer: text })),
  /** Openings beside a line of work that share its employers but not its duties. By their titles. */
  particulars: z.record(text, z.strictObject({ duties: points, musts: points })),
})
export type Samples = z.infer<typeof samplesSchema>

let samples: Samples | undefined

/** What the sample listings are made of, from the files in `data/`. */
export function readSamples(): Samples {
  samples ??= samplesSchema.parse({
    occupations: [...health, ...technology, ...office, ...trades, ...people],
    employers,
    particulars,
  })
  return samples
}
