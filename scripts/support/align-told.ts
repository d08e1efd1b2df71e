// Where a text about a person names what its truth holds: each mention of the name, the titles and the employers becomes
// a labelled span.
import type { PlacedWord } from '#engine/language/placed-words.ts'
import { toldWords } from '#engine/reading/told/told-features.ts'

export type ToldTruth = {
  text: string
  name: string
  title: string
  jobs: { company: string; position?: string; told?: string; start?: string; end?: string }[]
}

export const toldKinds = ['name', 'title', 'employer'] as const

/** `K.K.` and `KK` are one word. */
const plain = (word: string) => word.toLowerCase().replaceAll('.', '')

const wordsOf = (text: string) =>
  toldWords(text)
    .map(({ text: word }) => plain(word))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The first and last word of every place where `wanted` stands, whatever signs stand between. */
function findMentions(words: readonly PlacedWord[], wanted: readonly string[]): [number, number][] {
  const found: [number, number][] = []
  if (wanted.length === 0) return found
  for (let first = 0; first < words.length; first += 1) {
    let at = first
    let matched = 0
    while (at < words.length && matched < wanted.length) {
      const lower = plain(words[at]?.text ?? '')
      if (lower === wanted[matched]) matched += 1
      else if (matched === 0 || /[\p{L}\p{N}]/u.test(lower)) break
      at += 1
    }
    if (matched === wanted.length) found.push([first, at - 1])
  }
  return found
}

export function labelTold({ text, name, title, jobs }: ToldTruth): number[] {
  const words = toldWords(text)
  const labels = words.map(() => 0)
  const mark = (kind: (typeof toldKinds)[number], value: string) => {
    const wanted = wordsOf(value)
    const forms = [wanted, wanted.filter((word, at) => at > 0 || word !== 'the')]
    // `Lindqvist, Maj-Britt`
    if (kind === 'name')
      forms.push([...wanted.slice(-1), ...wanted.slice(0, -1)], [...wanted.slice(1), ...wanted.slice(0, 1)])
    const mentions = forms.map((form) => findMentions(words, form)).find((found) => found.length > 0) ?? []
    for (const [first, last] of mentions) {
      if (labels.slice(first, last + 1).some((label) => label !== 0)) continue
      const base = 2 * toldKinds.indexOf(kind) + 1
      for (let at = first; at <= last; at += 1) labels[at] = at === first ? base : base + 1
    }
  }
  const longestFirst = (values: readonly string[]) => values.toSorted((a, b) => b.length - a.length)
  for (const company of longestFirst(jobs.map((job) => job.company))) mark('employer', company)
  mark('name', name)
  const others = jobs.flatMap(({ position, told }) => position || told || [])
  // A title may be part of another one.
  for (const one of longestFirst([...others, title])) mark('title', one)
  return labels
}

/** The same text about somebody else: every name, title and employer is one from another text. */
export function swapMentions(
  { text, labels }: { text: string; labels: readonly number[] },
  others: ReadonlyMap<number, readonly string[]>,
  pick: (count: number) => number,
): { text: string; labels: number[] } {
  const words = toldWords(text)
  let written = ''
  let last = 0
  const spans: { start: number; end: number; label: number }[] = []
  const chosen = new Map<string, string>()
  for (let first = 0; first < words.length; first += 1) {
    const label = labels[first] ?? 0
    if (label % 2 === 0) continue
    let end = first
    while (labels[end + 1] === label + 1) end += 1
    const [from, to] = [words[first]?.start ?? 0, words[end]?.end ?? 0]
    const own = text.slice(from, to)
    const pool = others.get(label) ?? [own]
    const key = `${label}${own.toLowerCase()}`
    const other = chosen.get(key) ?? pool[pick(pool.length)] ?? own
    chosen.set(key, other)
    const written1 = /\p{Lu}/u.test(own) ? other : other.toLowerCase()
    written += text.slice(last, from)
    spans.push({ start: written.length, end: written.length + written1.length, label })
    written += written1
    last = to
  }
  written += text.slice(last)
  const swapped = toldWords(written).map(({ start, end }) => {
    const span = spans.find((one) => start < one.end && end > one.start)
    if (!span) return 0
    return start <= span.start ? span.label : span.label + 1
  })
  return { text: written, labels: swapped }
}

/** What stands in the texts under each label that begins a span. */
export function listMentions(texts: readonly { text: string; labels: readonly number[] }[]): Map<number, string[]> {
  const pools = new Map<number, string[]>()
  for (const { text, labels } of texts) {
    const words = toldWords(text)
    for (const [first, label] of labels.entries()) {
      if (label % 2 === 0) continue
      let end = first
      while (labels[end + 1] === label + 1) end += 1
      pools.set(label, [...(pools.get(label) ?? []), text.slice(words[first]?.start, words[end]?.end)])
    }
  }
  return pools
}
