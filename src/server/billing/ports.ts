import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Mail } from '#server/platform/mail.ts'
import type { Fact } from './fact.ts'
import type { PaymentProvider } from './provider.ts'

export type BillingPorts = {
  config: Config
  database: Database
  clock: () => Date
  mail: Mail
  provider: PaymentProvider
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Called with everything new in the ledger. */
  onRecorded?: ((fact: Fact) => void) | undefined
}
