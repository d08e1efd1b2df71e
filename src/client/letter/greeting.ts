import type { Letter } from '#engine/letter/letter.ts'
import { isGreeting, joinBlocks, splitBody } from './letter-blocks.ts'

/** The greeting by name; undefined where nobody is named, or the letter names them already. */
export function namedGreeting({ recipient, body }: Pick<Letter, 'recipient' | 'body'>): string | undefined {
  const name = recipient.name.trim()
  const [first = ''] = splitBody(body)
  return name === '' || first === '' || first.includes(name) ? undefined : `Dear ${name},`
}

/** The letter with this greeting in place of its own, or before its first words where it has none. */
export function withGreeting(body: string, greeting: string): string {
  const [first = '', ...rest] = splitBody(body)
  return joinBlocks(isGreeting(first) ? [greeting, ...rest] : [greeting, first, ...rest])
}
