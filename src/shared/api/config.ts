import * as z from 'zod'
import { addresses } from './addresses.ts'
import { defineRoute } from './route.ts'

const publicConfigSchema = z.object({
  support: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  billing: z.boolean(),
  stripePublishableKey: z.string().nullable(),
  /** Which payment form the pages show, and the key it needs. */
  payments: z.object({ provider: z.enum(['stripe', 'sandbox', 'off']), publishableKey: z.string().optional() }),
  /** Names only: who makes what a person sees or pays. */
  providers: z.object({
    payments: z.enum(['stripe', 'sandbox']),
    assistant: z.string(),
    jobs: z.array(z.string()),
    mail: z.enum(['smtp', 'outbox']),
    /** Who can sign people in, beside the password. */
    signIn: z.array(z.string()),
  }),
})
export type PublicConfig = z.infer<typeof publicConfigSchema>

export const getConfig = defineRoute({
  ...addresses.getConfig,
  summary: 'What this installation offers: support contact, billing, providers',
  response: publicConfigSchema,
})
