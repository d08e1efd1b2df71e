import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { getConfig, type PublicConfig } from '#shared/api/config.ts'

export function registerSite(app: FastifyInstance, { config }: { config: Config }): void {
  const published = publishConfig(config)
  addRoute(app, getConfig, () => published)
}

/** The part of the configuration that anybody may know. */
function publishConfig(config: Config): PublicConfig {
  return {
    support: config.support,
    billing: config.billing,
    stripePublishableKey: config.stripe?.publishableKey ?? null,
    payments: publishPayments(config),
    providers: {
      payments: config.stripe ? 'stripe' : 'sandbox',
      assistant: config.ai?.provider ?? 'offline',
      jobs: config.jobs.sources,
      mail: config.mail.smtpUrl ? 'smtp' : 'outbox',
    },
  }
}

function publishPayments({ billing, stripe }: Config): PublicConfig['payments'] {
  if (!billing) return { provider: 'off' }
  return stripe ? { provider: 'stripe', publishableKey: stripe.publishableKey } : { provider: 'sandbox' }
}
