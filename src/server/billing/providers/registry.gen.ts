// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import sandbox from './sandbox.ts'
import stripe from './stripe.ts'

export const providers = {
  sandbox,
  stripe,
} as const
