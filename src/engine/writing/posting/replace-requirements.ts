import { classifyRequirement } from './classify.ts'
import { makeRequirement } from './make-requirement.ts'
import type { Posting, Requirement } from './posting.ts'
import { isNoWish, isSameWish, MOST_WANTED, type WantedRequirement, wantedWords } from './wanted.ts'

/**
 * The posting with this list instead of the one that was read in it. The list says what the employer wants, never what
 * the person has: nothing in it becomes a fact.
 */
export function replaceRequirements(posting: Posting, wanted: readonly WantedRequirement[]): Posting {
  const read = [...posting.mustHave, ...posting.niceToHave]
  const found: Requirement[] = []
  const ignored: string[] = []
  for (const { id, need, quote } of wanted.slice(0, MOST_WANTED)) {
    const words = wantedWords(quote)
    const place = { id: freeId(id, found), need }
    const same = read.find((other) => wantedWords(other.quote) === words)
    if (isNoWish(words)) ignored.push(words)
    else if (!found.some((other) => isSameWish(wantedWords(other.quote), words)))
      found.push(
        same
          ? { ...same, ...place }
          : makeRequirement(
              { text: words, span: placeOf(words, posting.text) },
              { ...place, kind: classifyRequirement(words) },
            ),
      )
  }
  const unsaid = found.map(({ quote }) => quote).filter((quote) => !posting.text.includes(quote))
  return {
    ...posting,
    // The gate knows by it which words are the posting's and not the person's.
    text: [posting.text, ...unsaid].join('\n'),
    mustHave: found.filter(({ need }) => need === 'must'),
    niceToHave: found.filter(({ need }) => need === 'nice'),
    ignored: [...posting.ignored, ...ignored],
    ...(isSameList(read, found) ? {} : { isCorrected: true }),
  }
}

function isSameList(read: readonly Requirement[], found: readonly Requirement[]): boolean {
  return read.length === found.length && read.every(({ quote }) => found.some((other) => other.quote === quote))
}

function freeId(id: string, taken: readonly Requirement[]): string {
  return taken.some((other) => other.id === id) ? freeId(`${id}-again`, taken) : id
}

/** Words that are nowhere in the posting come after it. */
function placeOf(words: string, text: string): Requirement['span'] {
  const start = text.indexOf(words)
  return start < 0 ? { start: text.length, end: text.length } : { start, end: start + words.length }
}
