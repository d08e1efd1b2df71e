import * as z from 'zod'

/** What the worker thread of the embedded database is asked to do. */
export const pgliteTaskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), folder: z.string() }),
  z.object({
    kind: z.literal('serve'),
    folder: z.string(),
    address: z.union([z.object({ path: z.string() }), z.object({ host: z.string(), port: z.number() })]),
  }),
])
export type PgliteTask = z.infer<typeof pgliteTaskSchema>

export const pgliteReadySchema = z.object({ address: z.string() })
