import { ConfigError } from '#server/config.ts'
import type { ProviderEntry } from '../provider.ts'
import { openSandbox } from '../sandbox/open-sandbox.ts'

/** The embedded default: payments in test mode, without another company and without real money. */
const sandbox: ProviderEntry = {
  isChosen: ({ stripe }) => stripe === null,
  open(ports) {
    if (ports.config.stripe) {
      throw new ConfigError('The sandbox doesn’t start with a Stripe key set: it would give away what others pay for.')
    }
    return openSandbox(ports)
  },
}

export default sandbox
