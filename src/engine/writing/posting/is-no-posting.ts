import { speaksToMachine } from '../words/clean-input.ts'

/** Whether a sentence is nothing that an employer tells a person: an order to a machine, or bait for one. */
export function isNoPosting(sentence: string): boolean {
  return speaksToMachine(sentence) || isStuffing(sentence)
}

/** A heap of words, the same ones again and again, or a list without end. */
function isStuffing(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}+#]{3,}/gu) ?? []
  if (words.length < 12) return false
  return new Set(words).size / words.length < 0.35
}
