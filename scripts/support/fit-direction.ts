// Which way words point that lies hold and truths do not, learned example by example.

export type BoldModel = { bias: number; axes: Float64Array }
type Example = { vector: Float32Array; truth: number; weight: number }

/** The same examples in the same order give the same direction. */
export function learnDirection(size: number): {
  model: BoldModel
  learn: (examples: readonly Example[], epochs: number) => void
} {
  const model = { bias: -1, axes: new Float64Array(size) }
  const seen = new Float64Array(size).fill(1)
  let seenBias = 1
  const learn = (examples: readonly Example[], epochs: number) => {
    for (let epoch = 0; epoch < epochs; epoch += 1)
      for (let turn = 0; turn < examples.length; turn += 1) {
        const example = examples[(turn * 7919 + epoch * 31) % examples.length]
        if (!example) continue
        const error = (1 / (1 + Math.exp(-scoreBold(model, example.vector))) - example.truth) * example.weight
        seenBias += error * error
        model.bias -= (0.05 * error) / Math.sqrt(seenBias)
        for (let axis = 0; axis < size; axis += 1) {
          const slope = error * (example.vector[axis] ?? 0) + 0.0005 * (model.axes[axis] ?? 0)
          seen[axis] = (seen[axis] ?? 1) + slope * slope
          model.axes[axis] = (model.axes[axis] ?? 0) - (0.2 * slope) / Math.sqrt(seen[axis] ?? 1)
        }
      }
  }
  return { model, learn }
}

export function scoreBold({ bias, axes }: BoldModel, vector: Float32Array): number {
  let sum = bias
  for (let axis = 0; axis < axes.length; axis += 1) sum += (axes[axis] ?? 0) * (vector[axis] ?? 0)
  return sum
}
