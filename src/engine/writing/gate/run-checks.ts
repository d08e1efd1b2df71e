// What every check of a text needs: the checks in a row, and the words of the posting.
import type { Posting } from '../posting/posting.ts'
import type { Verdict } from '../proposal.ts'
import { parseText } from './parsed-text.ts'

/** The first that fails; else all that the person must be asked about. */
export function runChecks(checks: readonly (() => Verdict)[]): Verdict {
  const unsure: string[] = []
  for (const check of checks) {
    const verdict = check()
    if (!verdict.ok) return verdict
    unsure.push(...(verdict.unsure ?? []))
  }
  return unsure.length > 0 ? { ok: true, unsure } : { ok: true }
}

const postingCache = new WeakMap<Posting, ReadonlySet<string>>()

export function postingStems(posting: Posting | undefined): ReadonlySet<string> {
  if (!posting) return new Set()
  const known = postingCache.get(posting)
  if (known) return known
  const { stems } = parseText(posting.text)
  postingCache.set(posting, stems)
  return stems
}
