// Years of work in a summary: counted from the dates of the jobs it speaks of.
import type { Experience } from '#engine/resume/resume.ts'
import type { Facts } from '../facts.ts'
import type { Verdict } from '../proposal.ts'
import type { Quantity } from '../words/quantities.ts'
import { isSameRole } from '../words/roles.ts'
import type { Token } from '../words/tokens.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { countMonths, latestDate } from '../work-years.ts'
import { namesEmployer } from './check-time.ts'
import { type ParsedText, parseText } from './parsed-text.ts'
import { allLines } from './source.ts'

const passed: Verdict = { ok: true }

/** `eight years at Oakfield`, `four years as a clerk`, `at Oakfield for eight years`, `ten years of experience`. */
export function isCareerTime(text: ParsedText, quantity: Quantity): boolean {
  const { kind, unit, until, from } = quantity
  const after = text.tokens.slice(until, until + 7).map(({ lower }) => lower)
  if (kind !== 'count') return false
  // `seven years in schools, including two as an assistant`
  if (unit === undefined) {
    const hasYears = text.quantities.some((other) => other.unit === 'year' && other.from < from)
    return hasYears && /^(?:as|at|in|of)$/.test(after[0] ?? '') && quantity.value < 40
  }
  if (!/^(?:year|decade|month)$/.test(unit)) return false
  if (/^(?:apprenticeship|career|tenure|internship)$/.test(after[0] ?? '')) return true
  if (after.some((word) => /^(?:experience|background|career|practice|service)$/.test(word))) return true
  if (/^(?:at|as|in|with|on|of)$/.test(after[0] ?? '')) return true
  return text.tokens.slice(Math.max(0, quantity.boundFrom - 1), from).some(({ lower }) => lower === 'for')
}

export function checkCareerYears(text: ParsedText, facts: Facts): Verdict {
  for (const quantity of text.quantities) {
    if (!isCareerTime(text, quantity)) continue
    const jobs = jobsMeant(text, quantity, facts)
    const months = countMonths(jobs, facts.today ?? latestDate(facts.resume))
    const claimed = quantity.value * ({ month: 1, decade: 120 }[quantity.unit ?? 'year'] ?? 12)
    // `nearly three years` may be a little less, and so may a figure that is rounded.
    const slack = /^(?:about|under)$/.test(quantity.bound) ? 4 : 0
    const isEnough = quantity.bound === 'over' ? months > claimed : months + slack >= claimed
    if (!isEnough)
      return { ok: false, reason: 'years', detail: `${quantity.text}: the dates give ${Math.floor(months / 12)}` }
  }
  return passed
}

function jobsMeant(text: ParsedText, quantity: Quantity, facts: Facts): readonly Experience[] {
  const { experiences } = facts.resume
  const rest = text.text.slice(quantity.end)
  const part = /^[^,;.]*/.exec(rest)?.[0] ?? ''
  const before = text.text.slice(0, quantity.start)
  const employers = experiences.filter(({ company }) => namesEmployer(part, company))
  // `six years at Hotel Brunner and four years at Cafe Morgenrot`: each number has its own.
  const own =
    /^(.*?)\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\+? (?:years|months)\b/.exec(part)?.[1] ?? part
  const named = experiences.filter(({ company }) => namesEmployer(own, company))
  if (named.length > 0) return named
  if (employers.length > 0 && own === part) return employers
  if (/\bfor (?:\w+ ){0,3}$/.test(before)) {
    const last = experiences.filter(({ company }) => namesEmployer(before, company))
    if (last.length > 0) return last
  }
  const role =
    /^ ?(?:years?|months?)? ?(?:of (?:earlier |previous )?experience )?as an? ([\p{L} -]+?)(?= (?:at|in|for|with|and|who|where|support|preparing)\b|[,.;]|$)/u.exec(
      rest,
    )?.[1]
  const held = role ? experiences.filter(({ position }) => isSameRole(role, position)) : []
  if (held.length > 0) return role && /\band\b/.test(part) ? experiences : held
  return topicJobs(rest, text, facts) ?? relatedJobs(text, facts)
}

/** `years of supervisory experience`, `years of experience in insurance`: the jobs that have to do with it, and those of the title. */
function topicJobs(rest: string, text: ParsedText, facts: Facts): readonly Experience[] | undefined {
  const kind = /^\s*(?:of )?([\p{L} -]*?)\s*(?:experience|background)\b/u.exec(rest)?.[1] ?? ''
  const field =
    /(?:\b(?:experience|background)|^) (?:in|with|of) ([^;.]*)/.exec(rest)?.[1]?.split(/, \p{L}+ing\b| at /u)[0] ?? ''
  const topics = (words: string) =>
    parseText(words).tokens.filter(
      ({ kind: type, lower, stem }) => type === 'word' && !isPlainWord(lower, stem) && !vague.test(lower),
    )
  const { experiences } = facts.resume
  const lines = allLines(facts)
  const jobsOf = (words: ReturnType<typeof topics>) =>
    experiences.filter(({ id }) => {
      const said = new Set(
        lines.filter(({ entry }) => entry === `experiences.${id}`).flatMap(({ stems }) => [...stems]),
      )
      const isSaid = ({ stem }: Token) =>
        [...said].some((own) => own === stem || (own.length > 5 && stem.startsWith(own)))
      return words.some(isSaid)
    })
  const kinds = topics(kind)
  const ofKind = jobsOf(kinds)
  // `laboratory and field experience` draws jobs together; `supervisory experience` does not.
  if (kinds.length > 0) return ofKind.length > 0 && !/\band\b/.test(kind) ? ofKind : undefined
  const fields = topics(field)
  const found = fields.length > 0 ? jobsOf(fields) : []
  return found.length > 0 ? [...new Set([...found, ...titledJobs(text, facts, 'every')])] : undefined
}

/** Words before `experience` that name no field. */
const vague =
  /^(?:professional|work|working|earlier|previous|prior|combined|total|relevant|hands|on|overall|industry|practical|related|solid|roles?|field|trade|settings?|positions?|jobs?)$/

/** The jobs that have to do with the title the sentence opens with: those which share its words or its work. */
function relatedJobs(text: ParsedText, facts: Facts): readonly Experience[] {
  const { experiences } = facts.resume
  const words = (job: Experience) =>
    new Set(
      allLines(facts)
        .filter(({ entry }) => entry === `experiences.${job.id}`)
        .flatMap(({ tokens }) => tokens)
        .filter(({ kind, lower, stem }) => kind === 'word' && !isPlainWord(lower, stem) && lower.length > 3)
        .map(({ stem }) => stem),
    )
  const opening = openingOf(text)
  const titled = titledJobs(text, facts)
  if (titled.length === 0) return experiences
  const known = new Set(titled.flatMap((job) => [...words(job)]))
  const said = new Set([...text.stems])
  return experiences.filter((job) => {
    if (titled.includes(job) || sharesRoot(job, titled)) return true
    const own = [...words(job)]
    return own.filter((word) => known.has(word)).length >= 2 || own.some((word) => said.has(word) && !opening.has(word))
  })
}

function openingOf({ text }: ParsedText): ReadonlySet<string> {
  return parseText(text.split(/,| with | who | at /)[0] ?? '').stems
}

function titledJobs(text: ParsedText, { resume }: Facts, how: 'some' | 'every' = 'some'): Experience[] {
  const opening = openingOf(text)
  return resume.experiences.filter(({ position }) => [...parseText(position).stems][how]((word) => opening.has(word)))
}

/** A machinist was a machine operator before. */
function sharesRoot({ position }: Experience, jobs: readonly Experience[]): boolean {
  const roots = (title: string) =>
    [...parseText(title).stems].filter((word) => word.length > 5).map((word) => word.slice(0, 6))
  const own = new Set(roots(position))
  return jobs.some((job) => roots(job.position).some((root) => own.has(root)))
}
