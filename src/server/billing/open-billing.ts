import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Mail } from '#server/platform/mail.ts'
import { createGate, type DownloadGate, openGate } from './can-download.ts'
import { markForEnding, readAccount } from './change-orders.ts'
import { checkDueOrders, checkOrder } from './check-orders.ts'
import { claimGuest } from './claim-purchase.ts'
import type { BillingPorts } from './ports.ts'
import type { Delivery, ProviderEntry } from './provider.ts'
import { providers } from './providers/registry.gen.ts'
import { queueReminders } from './queue-reminders.ts'
import { forgetDeliveries, receiveEvent } from './receive-event.ts'
import { sendQueuedMails } from './send-mails.ts'

export type OpenBillingOptions = {
  config: Config
  database: Database
  clock: () => Date
  mail: Mail
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Replaces the one the configuration chooses. */
  provider?: ProviderEntry
  onRecorded?: BillingPorts['onRecorded']
}

/** What the rest of the server asks of billing. */
export type Billing = {
  ports: BillingPorts
  gate: DownloadGate
  claimGuest: typeof claimGuest
  onDeleteAccount(userId: string): Promise<void>
  collectExport(userId: string): Promise<Record<string, string>>
  /** Takes an event of the provider. */
  receive(delivery: Delivery): Promise<void>
  /** Sends what is queued without making anybody wait. */
  postMails(): void
  /** What is due: renewals of the sandbox, questions to the provider, reminders, mails. */
  runRound(signal?: AbortSignal): Promise<void>
  /** Resolves when nothing is being sent any more. */
  settle(): Promise<void>
}

export function openBilling({ provider: given, ...options }: OpenBillingOptions): Billing {
  const { config, database, clock, log } = options
  const entry = given ?? Object.values(providers).find((candidate) => candidate.isChosen(config))
  if (!entry) throw new Error('no payment provider fits the configuration')
  const deliver = async (delivery: Delivery) => {
    await receiveEvent(ports, delivery)
    postMails()
  }
  const ports: BillingPorts = { ...options, provider: entry.open({ config, database, clock, deliver }) }

  let sending: Promise<void> = Promise.resolve()
  const postMails = () => {
    sending = sending
      .then(() => sendQueuedMails(ports))
      .catch((error: unknown) => log.error({ err: error }, 'could not send mails about payments'))
  }

  return {
    ports,
    gate: config.billing ? createGate(ports) : openGate,
    claimGuest,
    async onDeleteAccount(userId) {
      // Noted first: if the provider cannot be reached now, the next round ends them.
      for (const order of await markForEnding(ports, userId)) {
        await checkOrder(ports, order).catch((error: unknown) => {
          log.error({ err: error, order: order.id }, 'could not end a subscription, will try again')
        })
      }
    },
    async collectExport(userId) {
      const account = await readAccount(ports, { kind: 'account', userId })
      return { 'billing.json': JSON.stringify(account, null, 2) }
    },
    receive: deliver,
    postMails,
    settle: () => sending,
    async runRound(signal) {
      await ports.provider.advance()
      await checkDueOrders(ports, signal)
      await queueReminders(ports)
      if (signal?.aborted) return
      await sendQueuedMails(ports)
      await forgetDeliveries(ports)
    },
  }
}
