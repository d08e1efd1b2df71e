// All that the resume says, in bare words: to look a name up wherever it may stand.
import type { Ground } from './ground.ts'

const texts = new WeakMap<Ground, string>()

/** Each word with a space on both sides. */
export function resumeText(ground: Ground): string {
  const known = texts.get(ground)
  if (known !== undefined) return known
  const all = new Set([
    ...ground.scopes.flatMap((scope) => scope.texts.map(({ read }) => read.lower)),
    ...ground.career.lines.map(({ text }) => text.toLowerCase()),
  ])
  const text = [...all].map((one) => ` ${bareWords(one)} `).join('|')
  texts.set(ground, text)
  return text
}

const postings = new WeakMap<Ground, string>()

export function postingWords(ground: Ground): string {
  const known = postings.get(ground) ?? bareWords(ground.postingText.toLowerCase())
  postings.set(ground, known)
  return known
}

/** Without signs, and without the 's of whose it is. */
export function bareWords(lower: string): string {
  return lower
    .replace(/['’]s?(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
