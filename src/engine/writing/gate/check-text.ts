// Whether a text says only what its source says.
import type { Facts } from '../facts.ts'
import type { Posting } from '../posting/posting.ts'
import type { Verdict } from '../proposal.ts'
import { checkLevels, checkLimits, checkNegations } from './check-claims.ts'
import { checkFrequency } from './check-frequency.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkRoles } from './check-roles.ts'
import { checkScope } from './check-scope.ts'
import { checkToolTimes, checkYears, isExperienceYears, linesOfNamedEmployers } from './check-time.ts'
import { checkWords } from './check-words.ts'
import { type ParsedText, parseText } from './parsed-text.ts'
import { allLines, makeSource, type Source, type SourceLine, sourceFor } from './source.ts'

export type TextPlace = { entry: string; before: string; facts: Facts; posting: Posting | undefined }

export function checkText(after: string, { entry, before, facts, posting }: TextPlace): Verdict {
  const text = parseText(after)
  const whole = sourceFor(facts, { entry, before })
  const source = entry === 'personalInfo' ? narrow(whole, text, facts) : whole
  const isDescription = entry !== 'personalInfo'
  const primary = source.primary
  const checks: (() => Verdict)[] = [
    () => checkToolTimes(text, entry, facts),
    () => checkLevels(text, source.lines),
    () => checkAllNumbers(text, source, facts, isDescription),
    () => checkFrequency(text, source.lines),
    () => checkRoles(text, source, { isDescription }),
    () => checkNegations(text, primary, source.lines),
    () => checkWords(text, { source, posting: postingStems(posting), elsewhere: stemsElsewhere(facts, entry) }),
    () => checkScope(text, isDescription ? primary : source.lines),
    () => (isDescription ? checkLimits(text, primary) : { ok: true }),
  ]
  for (const check of checks) {
    const verdict = check()
    if (!verdict.ok) return verdict
  }
  return { ok: true }
}

export function checkAllNumbers(text: ParsedText, source: Source, facts: Facts, isDescription: boolean): Verdict {
  const claims = text.quantities.filter((quantity) => isExperienceYears(text, quantity))
  // A year in a line is a year of its own; those of the heading say when the job was, not when the thing was done.
  const lines = source.lines.filter(({ role, entry }) => role !== 'header' || !entry.startsWith('experiences.'))
  const heading = new Set(source.lines.filter(({ role }) => role === 'header').flatMap(({ stems }) => [...stems]))
  const own = checkNumbers(text, isDescription ? lines : source.lines, {
    heading,
    isExempt: (quantity) => claims.includes(quantity),
  })
  if (!own.ok) return own
  for (const claim of claims) {
    const isSaid = checkNumbers({ ...text, quantities: [claim] }, source.lines)
    if (isSaid.ok) continue
    const verdict = checkYears(text, claim, facts)
    if (!verdict.ok) return verdict
  }
  return { ok: true }
}

/** A sentence that names an employer may use only what happened there. */
function narrow(source: Source, text: ParsedText, facts: Facts): Source {
  const lines = linesOfNamedEmployers(text, facts, source.lines)
  return lines === source.lines ? source : makeSource(source.primary, lines)
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
