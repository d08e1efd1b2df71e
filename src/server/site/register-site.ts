import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { getConfig, type PublicConfig } from '#shared/api/config.ts'
import { writeSecurityText } from './security-text.ts'

export function registerSite(app: FastifyInstance, { config, clock }: { config: Config; clock: () => Date }): void {
  const published = publishConfig(config)
  addRoute(app, getConfig, () => published)
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeSecurityText(config, clock())),
  )
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
      signIn: config.oidc.map(({ name }) => name),
    },
  }
}

function publishPayments({ billing, stripe }: Config): PublicConfig['payments'] {
  if (!billing) return { provider: 'off' }
  return stripe ? { provider: 'stripe', publishableKey: stripe.publishableKey } : { provider: 'sandbox' }
}
