// What the posting asks for by name and the resume lists: credentials, degrees, languages.
import type { Education } from '#engine/resume/resume.ts'
import { type Career, monthsIn } from '../facts/career.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import type { Match, MatchedRequirement } from '../match/match.ts'
import { bearingOf } from '../match/posting-core.ts'
import type { Posting } from '../posting/posting.ts'
import { degreeOf } from './degree-name.ts'
import { licenceNames } from './licence-name.ts'
import { lowerStart } from './name-thing.ts'

export type Named = { names: readonly string[]; entries: readonly string[]; quotes: readonly string[] }

const LONGEST_SKILL = 4

/** Licences, certificates and degrees that the posting asks for and the person holds. */
export function nameCredentials({ resume, schools }: Career, match: Match): Named {
  const met = [...match.mustHave, ...match.niceToHave].filter(({ state }) => state === 'met')
  const licences = met.filter(({ requirement }) => requirement.kind === 'licence')
  const asked = [...match.mustHave, ...match.niceToHave].flatMap(({ requirement }) => topicsOf(requirement.quote))
  const certified = resume.certifications.filter(
    ({ id, name }) =>
      (isEvidence(licences, `certifications.${id}`) || isNamed(name, asked)) &&
      !/\b(?:lapsed|expired|in progress|pending|candidate)\b|\bdriv(?:ing|er'?s?) licen[cs]e/i.test(name),
  )
  // `Class B CDL` among the skills is a licence all the same.
  const listed = licences
    .flatMap(({ evidence }) => evidence)
    .filter(({ entry, quote }) => entry.startsWith('skillCategories.') && quote.split(/\s+/).length <= LONGEST_SKILL)
  const names =
    certified.length > 0 ? certified.map(({ name }) => name) : [...new Set(listed.map(({ quote }) => quote))]
  const degrees = met.filter(({ requirement }) => requirement.kind === 'degree')
  const school = schools.find(({ entry }) => isEvidence(degrees, entry))
  const degree = school && !isEverybodys(school.source) ? degreeOf(school.source) : undefined
  return {
    names: [...licenceNames(names), ...(degree ? [degree] : [])],
    entries: [
      ...(certified.length > 0 ? certified.map(({ id }) => `certifications.${id}`) : listed.map(({ entry }) => entry)),
      ...(degree && school ? [school.entry] : []),
    ],
    quotes: [...licences, ...degrees].map(({ requirement }) => requirement.quote),
  }
}

/** A diploma that is asked for is ticked off on the resume; in a letter it says that there is nothing better to say. */
function isEverybodys({ degree, institution }: Pick<Education, 'degree' | 'institution'>): boolean {
  return /\b(?:high school|secondary school|GED|GCSEs?)\b/i.test(`${degree} ${institution}`)
}

const MOST_SKILLS = 4

/** Skills of the resume that the posting names, in the person's words. */
export function nameSkills({ skills }: Career, posting: Posting, told: string): Named {
  const asked = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].flatMap(({ quote }) => topicsOf(quote))
  const said = told.toLowerCase()
  const found = skills.filter(
    ({ text }) =>
      text.split(/\s+/).length <= LONGEST_SKILL &&
      !/[(:;]/.test(text) &&
      isNamed(text, asked) &&
      !said.includes(text.toLowerCase()),
  )
  const kept = found.slice(0, MOST_SKILLS)
  return {
    names: kept.map(({ text }) => (text.includes(' ') ? lowerStart(text) : text)),
    entries: kept.map(({ entry }) => entry),
    quotes: [],
  }
}

/** All that weighs in the name is asked for. */
function isNamed(name: string, asked: readonly Topic[]): boolean {
  const heavy = topicsOf(name.replace(/\([^)]*\)/g, '')).filter(({ weight }) => weight >= 1)
  return heavy.length > 0 && heavy.every(({ key }) => asked.some((topic) => topic.key === key))
}

const RELATED = 0.25

const SHORT_CAREER = 36

/** A degree in the job's field, though nobody asks for one; of somebody who has just begun any degree. */
export function nameRelatedDegree(career: Career, posting: Posting): Named {
  const hasBegun = monthsIn(career, () => true) < SHORT_CAREER
  const school = career.schools.find(
    ({ source }) =>
      degreeOf(source) &&
      !isEverybodys(source) &&
      (hasBegun || bearingOf(`${source.degree} ${source.field}`, posting) >= RELATED),
  )
  const degree = school && degreeOf(school.source)
  return { names: degree ? [degree] : [], entries: school && degree ? [school.entry] : [], quotes: [] }
}

export function nameLanguages({ resume }: Career, match: Match): Named {
  const met = [...match.mustHave, ...match.niceToHave].filter(
    ({ state, requirement }) => state === 'met' && requirement.kind === 'language',
  )
  const asked = resume.languages.filter(({ id, name }) => name !== 'English' && isEvidence(met, `languages.${id}`))
  // Who is wanted for two languages says both.
  const spoken = asked.length > 0 ? resume.languages.filter((one) => one.name === 'English' || asked.includes(one)) : []
  return {
    names: spoken.map(({ name, level }) => withLevel(name, level)),
    entries: spoken.map(({ id }) => `languages.${id}`),
    quotes: met.map(({ requirement }) => requirement.quote),
  }
}

/** Who speaks it a little does not speak it. */
function withLevel(name: string, level: string): string {
  const [, how] = /^(basic|conversational|intermediate|elementary|limited)\b/i.exec(level.trim()) ?? []
  return how ? `${how.toLowerCase()} ${name}` : name
}

function isEvidence(matched: readonly MatchedRequirement[], entry: string): boolean {
  return matched.some(({ evidence }) => evidence.some((one) => one.entry === entry))
}
