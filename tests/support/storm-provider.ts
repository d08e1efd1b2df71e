import type { LedgerEvent } from '#server/billing/fact.ts'
import type { Delivery, ProviderEntry } from '#server/billing/provider.ts'
import sandbox from '#server/billing/providers/sandbox.ts'
import { sandboxPayloadSchema, toLedgerEvent } from '#server/billing/sandbox/sandbox-books.ts'
import { createSigner, signatureLifeMs } from '#server/billing/sandbox/sign-event.ts'

/** Known to the test that signs and to the process that checks. */
const signer = createSigner(() => new Date(), Buffer.from('a key that only the storm knows'))

/** A provider in another process: its events come signed over HTTP, and nothing else is asked of it. */
export const stormProvider: ProviderEntry = {
  ...sandbox,
  open: (ports) => ({
    ...sandbox.open(ports),
    name: 'storm',
    parseEvent(delivery) {
      const signature = signer.verify(delivery)
      const payload = sandboxPayloadSchema.parse(JSON.parse(delivery.body.toString()))
      return { event: toLedgerEvent(payload), signature, validForMs: signatureLifeMs }
    },
  }),
}

/** Signed anew at every attempt, as providers do. */
export function signForStorm({ id, type, at, fact }: LedgerEvent): Delivery {
  return signer.sign(Buffer.from(JSON.stringify({ id, type, created: at.getTime(), fact })))
}
