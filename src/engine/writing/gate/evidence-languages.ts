// A language that is told of the person, beside those that are listed: `my conversational French` of who speaks Italian.
import type { Claim } from './check.ts'
import { isLanguage, isNamed, listedBelow } from './checks/languages.ts'
import type { Scope } from './ground.ts'

/** `strangeLanguage`: listed nowhere; `raisedLanguage`: spoken less well than told. */
export function languagesOf({ read, isPostingAt }: Claim, scope: Scope): Record<string, number> {
  const figures = { strangeLanguage: 0, raisedLanguage: 0 }
  for (const [at, word] of read.words.entries()) {
    if (!isLanguage(word) || word.lower === 'english' || isPostingAt(word.start)) continue
    if (!isNamed(word, scope)) figures.strangeLanguage += 1
    // `Spanish-speaking drivers` are others.
    else if (read.words[at + 2]?.lower !== 'speaking' && listedBelow(read.words, at, scope)) figures.raisedLanguage += 1
  }
  return figures
}
