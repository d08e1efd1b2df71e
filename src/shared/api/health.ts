import * as z from 'zod'
import { defineRoute } from './route.ts'

export const getHealth = defineRoute({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server is up, and its version',
  response: z.object({ status: z.literal('ok'), version: z.string(), build: z.string().optional() }),
})

export const getReady = defineRoute({
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether the database answers too',
  response: z.object({ status: z.literal('ok'), database: z.enum(['embedded', 'postgres']) }),
  errors: ['busy'],
})
