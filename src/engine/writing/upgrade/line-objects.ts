// What the verb of a line is done to.
import type { ReadLine } from '#engine/language/read-line.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'

const vague = /^(?:multiple|several|many|various|numerous)$/

/** The thing right after a verb: its adjectives and nouns, without an article. */
export function objectWords({ words }: ReadLine, verbAt: number): TaggedWord[] {
  const object: TaggedWord[] = []
  for (const word of words.slice(verbAt + 1, verbAt + 7)) {
    if (object.length === 0 && (word.tag === 'DET' || word.tag === 'PRON' || vague.test(word.lower))) continue
    const isJoined = word.start === object.at(-1)?.end
    if (!/^(?:ADJ|NOUN|PROPN)$/.test(word.tag) || isJoined) break
    object.push(word)
  }
  return object
}

const bland = /^(?:new|existing|complete|comprehensive|various|daily|regular|all|different|other|current|own)$/

/** The thing with at most one word before it. */
export function nounPhrase(
  { text }: ReadLine,
  object: readonly TaggedWord[],
): { start: number; end: number; name: string } {
  const [start, end] = [object[0]?.start ?? 0, object.at(-1)?.end ?? 0]
  // `existing databases`, `complete comprehensive assessments`: what it is counts, not how it was.
  const named = object.slice(-2).filter(({ lower }, at) => at > 0 || object.length === 1 || !bland.test(lower))
  return { start, end, name: text.slice(named[0]?.start ?? start, end) }
}

/** `Advised and guided departments`: the last of the verbs that share what follows. */
export function lastOfRow({ verbs, words }: ReadLine): number {
  let last = verbs[0]?.at ?? 0
  for (const { at } of verbs)
    if (words.slice(last + 1, at).every(({ tag }) => /^(?:CCONJ|PUNCT|ADV)$/.test(tag))) last = at
  return last
}

export function afterWord(text: string, word: TaggedWord | undefined): string {
  return text.slice(word?.end ?? 0).trim()
}

/** The first few words, up to where something else begins; undefined if they aren't a plain thing. */
export function shortThing(text: string): string | undefined {
  const [thing = ''] = text.split(
    /[,;:(]|\s(?:by|with|for|to|in|on|at|from|that|which|who|while|using|through|including|such|based|aimed|as|during|used|deployed|adopted|related|needed|required|located)(?=\s|$)/u,
  )
  const words = thing.trim().split(/\s+/)
  if (
    thing.trim() === '' ||
    words.length > 6 ||
    /^(?:and|or|up|out|off|all|closely|duties|tasks)$/i.test(words[0] ?? '') ||
    /^(?:an?|the)$/i.test(thing.trim()) ||
    /[“”"/]/.test(thing)
  )
    return undefined
  const [first = '', ...rest] = words
  const lower =
    /^\p{Lu}\p{Ll}+$/u.test(first) && text.startsWith(first) && rest.length > 0 && /^\p{Ll}/u.test(rest[0] ?? '')
      ? first.toLowerCase()
      : first
  return [lower, ...rest]
    .join(' ')
    .replace(/\bmy\b/g, 'your')
    .replace(/\s(?:and|or|&)$/, '')
}
