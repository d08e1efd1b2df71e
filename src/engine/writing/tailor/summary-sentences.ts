// Sentences for a summary, each made of facts alone.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Facts } from '../facts.ts'
import { parseText } from '../gate/parsed-text.ts'
import { licenceNames } from '../letter/licence-name.ts'
import { atEmployer, roleName } from '../letter/role-name.ts'
import { skillName } from '../letter/skill-name.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import { capitalize } from '../upgrade/openings.ts'
import { withArticle } from '../words/articles.ts'
import { joinWords } from '../words/join-words.ts'
import { isSameRole } from '../words/roles.ts'
import { countMonths, latestDate } from '../work-years.ts'
import { relevanceOf } from './relevance.ts'

/** Words that make a title smaller: an apprentice electrician introduces themselves as one. */
const lesser =
  /\b(?:assistant|apprentice|trainee|intern|junior|training|helper|student|aide|deputy|volunteer|temporary)\b/i

/** `Line cook with 6 years of experience, most recently at Bistro Verde.` */
export function leadSentence(facts: Facts): string | undefined {
  return leadSentences(facts)[0]
}

/** Ways of saying who somebody is, the fullest first. Only jobs of that trade count. */
export function leadSentences({ resume, today }: Facts): string[] {
  const jobs = [...resume.experiences].sort(comparePeriods)
  const job = jobs.find(({ position, company }) => position.trim() !== '' && company.trim() !== '') ?? jobs[0]
  const title = resume.personalInfo.professionalTitle.trim()
  const held = job?.position.trim() ?? ''
  const isOther = title !== '' && held !== '' && !isSameRole(title, held)
  const isSmaller = isOther && lesser.test(held) && !lesser.test(title)
  const role = isSmaller || title === '' ? held : title
  if (!role) return []
  const name = capitalize(roleName(role) ?? role)
  const there = job?.company.trim() ? atEmployer(job.company) : ''
  const inAll = yearsOf(jobs.filter(({ position }) => isSameRole(role, position)))
  const inJob = yearsOf(jobs.filter(({ position }) => position.trim() === held))
  const heldName = roleName(held)
  const at = there ? `, ${job?.current ? 'currently' : 'most recently'} ${there}` : ''
  return [
    inAll >= 2 ? `${name} with ${inAll} years of experience${at}.` : '',
    isOther && !isSmaller && heldName && inJob >= 2 && there
      ? `${name} with ${inJob} years as ${withArticle(heldName)} ${there}.`
      : '',
    isOther && !isSmaller && inJob >= 2
      ? `${capitalize(heldName ?? held)} with ${inJob} years of experience${at}.`
      : '',
    isOther && !isSmaller && there
      ? `${name}, ${job?.current ? 'currently' : 'most recently'} ${heldName ?? held} ${there}.`
      : '',
    !isOther || isSmaller ? (there ? `${name} ${there}.` : '') : '',
  ]
    .filter(Boolean)
    .map((text) => text.replace(/\.{2,}/g, '.'))

  function yearsOf(list: typeof jobs): number {
    return Math.floor(countMonths(list, today ?? latestDate(resume)) / 12)
  }
}

const MOST_SKILLS = 5

/** The person's own skills and licences that the posting names, each a sentence. */
export function skillSentence(
  { resume }: Facts,
  posting: Posting,
  match: Match,
): { text: string; parts: string[]; names: string[] } | undefined {
  const said = resume.personalInfo.summary.toLowerCase()
  const wanted = (text: string) => relevanceOf(parseText(text), posting).score
  const skills = resume.skillCategories
    .flatMap((category) => category.skills)
    .map(({ name }) => ({ name: name.trim(), score: wanted(name) }))
    .filter(
      ({ name, score }) =>
        score >= 0.5 &&
        !said.includes(name.toLowerCase()) &&
        name.length > 1 &&
        name.length <= 32 &&
        !/[.;:()]/.test(name) &&
        name.split(/\s+/).length <= 4,
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_SKILLS)
    .map(({ name }) => skillName(name))
  const licences = match.mustHave
    .filter(({ requirement, state }) => requirement.kind === 'licence' && state === 'met')
    .flatMap(({ evidence }) =>
      resume.certifications.filter(({ id }) => evidence.some(({ entry }) => entry === `certifications.${id}`)),
    )
    .map(({ name }) => name.trim())
    .filter((name) => !said.includes(name.toLowerCase()))
  const held = [...new Set(licences)].slice(0, 3)
  const isOwnVoice = /\bI\b/.test(resume.personalInfo.summary)
  const parts = [
    held.length > 0 ? `${isOwnVoice ? 'I hold' : 'Holds'} ${joinWords(licenceNames(held))}.` : '',
    skills.length >= 2 ? `${isOwnVoice ? 'My skills include' : 'Skills include'} ${joinWords(skills)}.` : '',
  ].filter(Boolean)
  return parts.length > 0 ? { text: parts.join(' '), parts, names: [...held, ...skills] } : undefined
}

/** The person's first skills, where no posting says which count. */
export function plainSkillSentence({ resume }: Facts): string | undefined {
  const names = resume.skillCategories
    .flatMap((category) => category.skills)
    .map(({ name }) => name.trim())
    .filter((name) => name.length > 1 && name.length <= 32)
    .slice(0, MOST_SKILLS)
  return names.length >= 2 ? `Skills include ${joinWords(names)}.` : undefined
}
