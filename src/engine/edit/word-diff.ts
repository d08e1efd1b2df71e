// What differs between two texts, word by word, so that a person sees the words that changed and not two whole lines.

export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Above this many words on a side the texts are shown whole: comparing grows with the product of both. */
const mostWords = 600

export function diffWords(before: string, after: string): DiffPart[] {
  const left = splitWords(before)
  const right = splitWords(after)
  if (left.length > mostWords || right.length > mostWords) return wholeTexts(before, after)
  return joinParts(withoutChance(walkBack(left, right)))
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function wholeTexts(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return parts.filter(({ text }) => text !== '')
}

/** The longest run of words both have in common, in order; the rest was removed or added. */
function walkBack(left: readonly string[], right: readonly string[]): DiffPart[] {
  const width = right.length + 1
  const common = new Uint16Array((left.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      common[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const parts: DiffPart[] = []
  let row = 0
  let column = 0
  while (row < left.length || column < right.length) {
    const isSame = row < left.length && column < right.length && left[row] === right[column]
    if (isSame) {
      parts.push({ kind: 'same', text: right[column] ?? '' })
      row += 1
      column += 1
    } else if (column >= right.length || (row < left.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: left[row] ?? '' })
      row += 1
    } else {
      parts.push({ kind: 'added', text: right[column] ?? '' })
      column += 1
    }
  }
  return parts
}

const WORDS_OF_CHANCE = 3

/** Between two long changes an `and` that both sides have stayed by chance: it is read with them, or neither can be. */
function withoutChance(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    if (run && (run[0]?.kind === 'same') === (part.kind === 'same')) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap((run, place) => {
    const [before, after] = [runs[place - 1], runs[place + 1]]
    const least = Math.min(before?.length ?? 0, after?.length ?? 0)
    if (run[0]?.kind !== 'same' || run.length * WORDS_OF_CHANCE > least) return run
    return run.flatMap(({ text }): DiffPart[] => [
      { kind: 'removed', text },
      { kind: 'added', text },
    ])
  })
}

/** Neighbours of one kind as one; of a changed stretch, all that was removed is before all that was added. */
function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  let removed: string[] = []
  let added: string[] = []
  const close = () => {
    joined.push(...wholeTexts(removed.join(' '), added.join(' ')))
    removed = []
    added = []
  }
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed.push(text)
    else if (kind === 'added') added.push(text)
    else {
      close()
      const last = joined.at(-1)
      if (last?.kind === 'same') joined[joined.length - 1] = { kind, text: `${last.text} ${text}` }
      else joined.push({ kind, text })
    }
  }
  close()
  return joined.map((part, place) => (place === joined.length - 1 ? part : { ...part, text: `${part.text} ` }))
}
