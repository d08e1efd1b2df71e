import * as z from 'zod'
import { addresses } from './addresses.ts'
import { defineRoute } from './route.ts'

/** A browser error: where it happened, and nothing a person wrote. */
const browserErrorSchema = z.object({
  type: z.string().max(80),
  message: z.string().max(200),
  /** Functions and places in our own files. */
  stack: z.string().max(3000),
  /** The path of the page, without its query. */
  page: z.string().max(200),
})
export type BrowserError = z.infer<typeof browserErrorSchema>

export const reportError = defineRoute({
  ...addresses.reportError,
  summary: 'Reports an error in the browser',
  body: browserErrorSchema,
  status: 204,
  bodyLimit: 16 * 1024,
})
