// How well, how far, how much of it; all, every, only, first, largest: never added.
import { type Check, refuse } from '../check.ts'
import { findAdded } from '../find-added.ts'

export const extent: Check = {
  find: (claim, scope) => {
    if (claim.isOfPosting) return undefined
    const both = /\b(?:both|all|each|none|most) of (?:which|whom|them)\b/i.exec(claim.read.text)?.[0]
    if (both && !scope.texts.some(({ read }) => read.lower.includes(both.toLowerCase())))
      return refuse('scope', `Your resume does not say “${both}”.`)
    const added = findAdded(claim, scope, 'extent') ?? findAdded(claim, scope, 'absolute')
    return added && refuse('scope', `Your resume does not say “${added.text}” of this.`)
  },
  examples: [
    {
      source: 'Kept the books for the shop\nChecked all invoices',
      passes: ['Checked every invoice', 'Kept the shop’s books'],
      refuses: [
        'Kept all the books for the shop',
        'Solely kept the books for the shop',
        'Expertly kept the books',
        'Was the first to keep the books for the shop',
        'Kept the books for the largest shop',
      ],
    },
  ],
}
