// Whether a text says only what its source says.
import type { Facts } from '../facts.ts'
import type { Posting } from '../posting/posting.ts'
import type { Verdict } from '../proposal.ts'
import { checkLevels, checkLimits, checkNegations } from './check-claims.ts'
import { checkFrequency } from './check-frequency.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkRoles } from './check-roles.ts'
import { checkScope } from './check-scope.ts'
import { checkSummary } from './check-summary.ts'
import { checkToolTimes, checkYears, isExperienceYears, saysDuration } from './check-time.ts'
import { checkWords } from './check-words.ts'
import { type ParsedText, parseText } from './parsed-text.ts'
import { postingStems, runChecks } from './run-checks.ts'
import { allLines, type Source, type SourceLine, sourceFor } from './source.ts'
import { spellAsIn, spellMonths } from './spell-as-in.ts'

export type TextPlace = { entry: string; before: string; facts: Facts; posting: Posting | undefined }

export function checkText(after: string, place: TextPlace): Verdict {
  return place.entry === 'personalInfo' ? checkSummary(after, place) : checkLine(after, place)
}

/** A line of an entry rests on that entry, and first of all on the line it replaces. */
function checkLine(after: string, { entry, before, facts, posting }: TextPlace): Verdict {
  const text = parseText(spellMonths(after))
  const source = sourceFor(facts, { entry, before: spellMonths(spellAsIn(before, after)) })
  return runChecks([
    () => checkToolTimes(text, entry, facts),
    () => checkLevels(text, source.lines),
    () => checkAllNumbers(text, source, facts, true),
    () => checkFrequency(text, source.lines, source.primary),
    () => checkRoles(text, source, { isDescription: true }),
    () => checkNegations(text, source.primary, source.lines),
    () =>
      checkWords(text, {
        source,
        posting: postingStems(posting),
        elsewhere: stemsElsewhere(facts, entry),
        mayAsk: true,
      }),
    () => checkScope(text, source.primary),
    () => checkLimits(text, source.primary),
  ])
}

export function checkAllNumbers(text: ParsedText, source: Source, facts: Facts, isDescription: boolean): Verdict {
  const primary = isDescription ? source.primary : []
  // A line that says how long something took is no place for another time.
  const claims = primary.some(saysDuration)
    ? []
    : text.quantities.filter((quantity) => isExperienceYears(text, quantity))
  // A year in a line is a year of its own; those of the heading say when the job was, not when the thing was done.
  const lines = source.lines.filter(({ role, entry }) => role !== 'header' || !entry.startsWith('experiences.'))
  const heading = new Set(source.lines.filter(({ role }) => role === 'header').flatMap(({ stems }) => [...stems]))
  const own = checkNumbers(text, isDescription ? lines : source.lines, {
    heading,
    isExempt: (quantity) => claims.includes(quantity),
    ...(isDescription ? { primary } : {}),
  })
  if (!own.ok) return own
  for (const claim of claims) {
    const isSaid = checkNumbers({ ...text, quantities: [claim] }, source.lines)
    if (isSaid.ok) continue
    const verdict = checkYears(text, claim, facts, isDescription ? primary[0]?.entry : undefined)
    if (!verdict.ok) return verdict
  }
  return { ok: true }
}

const elsewhereCache = new WeakMap<Facts, Map<string, ReadonlySet<string>>>()

export function stemsElsewhere(facts: Facts, entry: string): ReadonlySet<string> {
  const byEntry = elsewhereCache.get(facts) ?? new Map<string, ReadonlySet<string>>()
  elsewhereCache.set(facts, byEntry)
  const known = byEntry.get(entry)
  if (known) return known
  const others: SourceLine[] = allLines(facts).filter((line) => line.entry !== entry)
  const stems = new Set(others.flatMap((line) => [...line.stems]))
  byEntry.set(entry, stems)
  return stems
}
