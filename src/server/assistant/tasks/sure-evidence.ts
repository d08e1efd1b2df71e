// What a resume really says of a requirement. The name of an employer or of its town speaks of no work: a `Family
// Dentistry` on a resume is no experience with families. And one word that both use may be chance: `output per hour`
// shows no `reliable hours`.
import type { Experience, Resume } from '#engine/resume/resume.ts'
import { topicsOf } from '#engine/writing/facts/topics.ts'
import { coverage } from '#engine/writing/match/find-evidence.ts'
import type { Evidence, MatchedRequirement, MatchState } from '#engine/writing/match/match.ts'
import { findTerms } from '#engine/writing/words/terms.ts'

type Judged = { state: MatchState; evidence: readonly Evidence[] }

/** Without what is not sure; where that was all, nobody but the person can tell. */
export function keepSureEvidence({ requirement, state, evidence }: MatchedRequirement, resume: Resume): Judged {
  const { quote, kind } = requirement
  if (kind === 'licence' || kind === 'degree' || kind === 'language') return { state, evidence }
  const withLines = kind === 'years'
  const kept = evidence.filter((one) => !isEmployerOnly(one, { quote, resume, withLines }))
  const isUnsure = kept.length === 0 || (kind !== 'years' && kept.every(isOneWord))
  if (state === 'missing' || evidence.length === 0 || !isUnsure) return { state, evidence: kept }
  return { state: 'ask', evidence: [] }
}

type Asked = { quote: string; resume: Resume; withLines: boolean }

function isEmployerOnly({ entry, path }: Evidence, { quote, resume, withLines }: Asked): boolean {
  const job = resume.experiences.find(({ id }) => entry === `experiences.${id}`)
  if (!job || path.endsWith('.description')) return false
  const speaksOf = (text: string) => coverage(topicsOf(quote), { topics: topicsOf(text) }).words.length > 0
  return speaksOf(placeOf(job)) && !speaksOf(withLines ? `${job.position}\n${job.description}` : job.position)
}

function placeOf({ company, location }: Experience): string {
  return [company, location].filter(Boolean).join(', ')
}

/** A tool or a credential goes by one word, and a skill that is listed is named on purpose. */
function isOneWord({ entry, shared, quote }: Evidence): boolean {
  const [word] = shared
  if (shared.length !== 1 || word === undefined || word === quote || entry.startsWith('skillCategories.')) return false
  return findTerms(word).length === 0
}
