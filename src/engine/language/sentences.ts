// Where a sentence ends. A full stop after an initial or an abbreviation ends none.
const sentenceEnd =
  /(?<=[.!?][”"’')]?)(?<!\b(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Ltd|No|vs|etc|e\.g|i\.e|approx|Jr|Sr|Ave|Dept|Sgt|Lt|U\.S|Ph\.D|M\.D|B\.A|B\.S|M\.A|M\.S)\.)\s+(?=[\p{Lu}\p{N}“"‘'(])/u

export function splitSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** The sentences of one paragraph, joined as they were: a list item keeps its line. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, at) => {
      if (at === 0) return sentence
      const isListed = [sentence, sentences[at - 1] ?? ''].some((one) => one.startsWith('• '))
      return `${isListed ? '\n' : ' '}${sentence}`
    })
    .join('')
}
