// Which of the names in a text is the person's own.
import { isFuller, readPersonName } from '../forms/person-name.ts'
import type { Span } from './things.ts'

type Marked = Span & { kind: string; weight: number }

/** `my name is Caleb Runningwater I'm 24`, without a full stop between. */
const goesOn = /\s+I(?:['’]?(?:m|ve))?$/
const named = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’()"“”`´-]*$/u
/** `Mina olen Kadri Tamm`: who is called so says it in another language. */
const introduced = /^\p{Lu}\p{L}*\s\p{Ll}{4,}\s(?=\p{Lu})/u
/** `known in real life as`, `Ploy, real name` */
const truly =
  /(?<!\p{L})(?:real (?:name|life)|legal(?:ly)?|official(?:ly)?|full name|passport|birth certificate|on paper)(?!\p{L})[^.;\n]{0,24}$/iu

export function choosePerson(text: string, spans: readonly Marked[]): Marked | undefined {
  const names = spans
    .filter(({ kind, text: name }) => kind === 'name' && named.test(name))
    .toSorted((a, b) => b.weight - a.weight)
  const [likeliest] = names
  const own =
    names.find(({ start, weight }) => weight >= sure && truly.test(text.slice(Math.max(0, start - 60), start))) ??
    names.find((other) => likeliest && other.weight >= sure && isFuller(other.text, likeliest.text)) ??
    likeliest
  return own && { ...own, text: readPersonName(own.text.replace(goesOn, '').replace(introduced, '')).name }
}

const sure = 0.5
