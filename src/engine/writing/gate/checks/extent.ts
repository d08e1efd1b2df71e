// How well, how far, how much of it; all, every, only, first, largest: never added.
import { type Check, refuse } from '../check.ts'
import { findAdded } from '../find-added.ts'

export const extent: Check = {
  find: (claim, scope) => {
    if (claim.isOfPosting) return undefined
    const both = /\b(?:both|all|each|none|most) of (?:which|whom|them)\b/i.exec(claim.read.text)?.[0]
    const isMost =
      both !== undefined && /^most/i.test(both) && ['most', 'main', 'primar'].some((key) => scope.keys.has(key))
    if (both && !isMost && !scope.texts.some(({ read }) => read.lower.includes(both.toLowerCase())))
      return refuse('scope', `Your resume does not say “${both}”.`)
    const added = findAdded(claim, scope, 'extent') ?? findAdded(claim, scope, 'absolute')
    return added && refuse('scope', `Your resume does not say “${added.text}” of this.`)
  },
  examples: [
    {
      source: 'Tarped loads by myself, mostly steel, 31 stops total',
      passes: ['Tarped loads, most of them steel', 'Tarped loads of steel, 31 stops in all'],
      refuses: ['Tarped every load'],
    },
    {
      source: 'Kept the books for the shop\nChecked all invoices',
      passes: ['Checked every invoice', 'Kept the shop’s books'],
      asks: ['Was the first to keep the books for the shop'],
      refuses: [
        'Kept all the books for the shop',
        'Solely kept the books for the shop',
        'Expertly kept the books',
        'Kept the books for the largest shop',
      ],
    },
  ],
}
