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
import { joinWords } from '../words/join-words.ts'
import { isSameRole } from '../words/roles.ts'
import { countMonths, latestDate } from '../work-years.ts'
import { relevanceOf } from './relevance.ts'

/** `Line cook with 6 years of experience, most recently at Bistro Verde.` Only jobs of that trade count. */
export function leadSentence({ resume, today }: Facts): string | undefined {
  const jobs = [...resume.experiences].sort(comparePeriods)
  const job = jobs.find(({ position, company }) => position.trim() !== '' && company.trim() !== '') ?? jobs[0]
  const title = resume.personalInfo.professionalTitle.trim()
  // The title of the job that was held, where the one on top of the resume says more than that.
  const role = job && !isSameRole(title, job.position) ? job.position.trim() : title || job?.position.trim()
  if (!role) return undefined
  const same = jobs.filter(({ position }) => isSameRole(role, position))
  const years = Math.floor(countMonths(same, today ?? latestDate(resume)) / 12)
  const there = job?.company.trim() ? atEmployer(job.company) : ''
  if (years < 2 && !there) return undefined
  const name = capitalize(roleName(role) ?? role)
  if (years < 2) return `${name} ${there}.`.replace(/\.{2,}/g, '.')
  const at = there ? `, ${job?.current ? 'currently' : 'most recently'} ${there}` : ''
  return `${name} with ${years} years of experience${at}.`.replace(/\.{2,}/g, '.')
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
