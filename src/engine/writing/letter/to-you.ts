// Why this employer: `they` are the employer, who reads the letter, where nobody else can be meant.

const you: Readonly<Record<string, string>> = { they: 'you', them: 'you', their: 'your', theirs: 'yours' }
/** `They train people`, `I like how they work`: anybody named before may be meant otherwise. */
const ofThem =
  /^(?:because )?(?:they|their)\b|^I (?:have )?(?:always )?(?:like|liked|love|loved|admire|admired|respect|heard|know)(?: (?:how|that|what|the way))? (?:they|their|them)\b/i

export function toYou(text: string): string {
  return text
    .split(/(?<=[.!?]) /)
    .map((sentence, at) =>
      at === 0 && ofThem.test(sentence)
        ? sentence.replace(/\b(?:they|them|theirs?)\b/gi, (word) => {
            const said = you[word.toLowerCase()] ?? word
            return /^T/.test(word) ? said.slice(0, 1).toUpperCase() + said.slice(1) : said
          })
        : sentence,
    )
    .join(' ')
}
