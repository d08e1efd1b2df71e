import type { ProviderEntry } from '../provider.ts'
import { openStripe } from '../stripe/open-stripe.ts'

/** Real payments, switched on by the keys. */
const stripe: ProviderEntry = {
  isChosen: ({ stripe: keys }) => keys !== null,
  open({ config }) {
    if (!config.stripe) throw new Error('there is no Stripe key')
    return openStripe(config.stripe)
  },
}

export default stripe
