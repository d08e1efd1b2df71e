// Rules that change a few words of a sentence, by what the words around them are.
import { type TaggedWord, tagWords } from './tag-words.ts'

/** What stands there instead of the words from one place to another, both included. */
export type WordEdit = { from: number; to: number; text: string }

/** Asked at every word of a sentence. */
export type WordRule = (words: readonly TaggedWord[], at: number, sentence: string) => WordEdit | undefined

/** Each rule over each sentence, one after the other. */
export function applyRules(text: string, rules: readonly WordRule[]): string {
  return text
    .split(/(?<=[.!?;]["”’')]?)(\s+)/)
    .map((sentence, at) => (at % 2 === 1 || sentence === '' ? sentence : applyAll(sentence, rules)))
    .join('')
}

function applyAll(sentence: string, rules: readonly WordRule[]): string {
  let text = sentence
  let words = wordsOf(text)
  for (const rule of rules) {
    const changed = applyRule(text, words, rule)
    if (changed === text) continue
    text = changed
    words = wordsOf(text)
  }
  return text
}

function wordsOf(sentence: string): readonly TaggedWord[] {
  const words = tagWords(sentence)
  return /\bI['’]m\b/i.test(sentence) ? words.flatMap(parted) : words
}

function applyRule(sentence: string, words: readonly TaggedWord[], rule: WordRule): string {
  let text = ''
  let from = 0
  for (let at = 0; at < words.length; at += 1) {
    const edit = rule(words, at, sentence)
    if (!edit) continue
    const [first, last] = [words[edit.from], words[edit.to]]
    if (!first || !last || first.start < from) continue
    text += sentence.slice(from, first.start) + inCaseOf(first, edit.text)
    from = last.end
    // A word taken out takes its space with it.
    if (edit.text === '') from += /^\s*/.exec(sentence.slice(from))?.[0].length ?? 0
    at = edit.to
  }
  return from === 0 ? sentence : text + sentence.slice(from)
}

/** `I'm` comes as one word, `I've` as two. */
function parted(word: TaggedWord): readonly TaggedWord[] {
  if (!/^i['’]m$/i.test(word.text)) return [word]
  const at = word.start + 1
  return [
    { ...word, text: 'I', lower: 'i', lemma: 'I', tag: 'PRON', end: at },
    { ...word, text: word.text.slice(1), lower: "'m", lemma: 'be', tag: 'AUX', start: at },
  ]
}

function inCaseOf(first: TaggedWord, text: string): string {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(first.text) && (first.start === 0 || first.tag !== 'PROPN')
  return isCapital ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
}

export function replaceWord(at: number, text: string): WordEdit {
  return { from: at, to: at, text }
}

export const owning = /^(?:my|your|his|her|its|our|their)$/

/** Nothing of the same thing stands behind it. */
export function endsThing(next: TaggedWord | undefined): boolean {
  return next === undefined || !/^(?:NOUN|PROPN|ADJ|NUM|VERB|AUX)$/.test(next.tag) || /^[a-z]+ing$/.test(next.lower)
}

export function isPlural({ lower, tag }: TaggedWord): boolean {
  return (
    (tag === 'NOUN' && /(?<!ss|us|is|ous)$/.test(lower) && /[^s]s$/.test(lower) && !alwaysWithS.test(lower)) ||
    odd.test(lower)
  )
}

const odd = /^(?:people|children|men|women|teeth|feet)$/
const alwaysWithS =
  /^(?:logistics|news|physics|mathematics|maths|economics|series|means|headquarters|species|politics|sales|works|electronics|mechanics|diabetes|gas|bus|lens|process|access|business|analysis|basis|campus|status|always|premises|ethics|statistics|graphics|robotics|aesthetics|gymnastics|athletics|operations|savings|hers|ours|yours|theirs|various|others)$/
