// A part may not be told as the whole, nor somebody's thing as one's own.
import type { Verdict } from '../proposal.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'
import { readActs } from './read-acts.ts'
import type { SourceLine } from './source.ts'

const passed: Verdict = { ok: true }

/** Who wrote two sections of a proposal did not write the proposal; of two clients, one with dementia, not both had it. */
export function checkParts(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  const told = lines.filter(({ role }) => role === 'line' || role === 'answer')
  const claimsOwn = /(?<!\bon )\b(?:my|our) own\b/i.test(text.text)
  if (claimsOwn && !told.some((line) => /\b(?:[Oo]wn|[Oo]wned|owns|my|I|myself|[Pp]ersonally)\b/.test(line.text)))
    return { ok: false, reason: 'scope', detail: 'it was not their own' }
  for (const line of told) {
    const lost = lostPart(text, line) ?? lostOne(text, line)
    if (lost) return { ok: false, reason: 'hedge', detail: `${lost} is gone` }
  }
  return passed
}

function lostPart(text: ParsedText, line: ParsedText): string | undefined {
  for (const { verb, phrases } of readActs(line)) {
    // Sections of a course are classes.
    if (verb === 'teach') continue
    for (const { ofWhat, head, slot } of phrases) {
      if (slot !== 'object' || !ofWhat || !/^(?:section|chapter|portion|half|piec|phas|shar|segment)$/.test(ofWhat))
        continue
      const isWholeNow = readActs(text).some(({ phrases: mine }) =>
        mine.some((phrase) => phrase.slot === 'object' && phrase.head === head && phrase.ofWhat === undefined),
      )
      if (isWholeNow && !text.stems.has(ofWhat)) return ofWhat
    }
  }
  return undefined
}

function lostOne(text: ParsedText, line: ParsedText): string | undefined {
  for (const [at, token] of line.tokens.entries()) {
    if (token.lower !== 'one' || !/^(?:of|with|in|for|at|from|on)$/.test(line.tokens[at + 1]?.lower ?? '')) continue
    if (/^(?:,|\()$/.test(line.tokens[at - 1]?.text ?? '') === false) continue
    const named = line.tokens
      .slice(at + 1)
      .find(({ kind, lower, stem }) => kind === 'word' && !isPlainWord(lower, stem) && lower !== 'which')
    const place = named ? text.tokens.findIndex(({ stem }) => stem === named.stem) : -1
    if (place < 0) continue
    const isKept = text.tokens.slice(0, place).some(({ lower }) => /^(?:one|1|single)$/.test(lower))
    if (!isKept) return 'one'
  }
  return undefined
}
