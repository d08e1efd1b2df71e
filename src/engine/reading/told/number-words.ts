// Numbers below a hundred in words: `five`, `twenty-five`.

const units = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const numbers = new Map([...units, ...teens].map((word, at) => [word, at + 1]))
for (const [at, ten] of tens.entries()) {
  numbers.set(ten, 10 * (at + 2))
  for (const [one, unit] of units.entries()) numbers.set(`${ten} ${unit}`, 10 * (at + 2) + one + 1)
}

/** Any of them, as a pattern. */
export const numberWord = `(?:(?:${tens.join('|')})(?:[\\s-](?:${units.join('|')}))?|${[...teens, ...units].join('|')})`

export function numberOf(text: string): number | undefined {
  const plain = text.toLowerCase().replace('-', ' ')
  return /^\d+$/.test(plain) ? Number(plain) : numbers.get(plain)
}
