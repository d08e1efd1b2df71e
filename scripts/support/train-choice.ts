// Fits weights by which one of several things is chosen: the gradient of the likelihood of the right one, with a pull
// towards nought.
export type Choice = { options: readonly (readonly string[])[]; right: readonly number[] }

const ROUNDS = 60
const STEP = 0.1

export function trainChoice(choices: readonly Choice[], { pull }: { pull: number }): Map<string, number> {
  const weights = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { options, right } of choices) {
      const rates = options.map((features) => features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0))
      const top = Math.max(...rates)
      const shares = rates.map((rate) => Math.exp(rate - top))
      const whole = shares.reduce((sum, share) => sum + share, 0)
      const good = right.reduce((sum, at) => sum + (shares[at] ?? 0), 0)
      for (const [at, features] of options.entries()) {
        const share = shares[at] ?? 0
        const slope = (right.includes(at) ? share / good : 0) - share / whole
        for (const one of features) {
          const weight = weights.get(one) ?? 0
          weights.set(one, weight + (STEP / (1 + round / 10)) * (slope - pull * weight))
        }
      }
    }
  return weights
}
