// Sentences for a summary, each made of facts alone.
import type { Facts } from '../facts.ts'
import { parseText } from '../gate/parsed-text.ts'
import { licenceNames } from '../letter/licence-name.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import { joinWords } from '../words/join-words.ts'
import { isSameRole } from '../words/roles.ts'
import { countMonths, latestDate } from '../work-years.ts'
import { relevanceOf } from './relevance.ts'

/** `Line cook with 6 years of experience. Currently line cook at Bistro Verde.` Only jobs of that trade count. */
export function leadSentence({ resume, today }: Facts): string | undefined {
  const title = resume.personalInfo.professionalTitle.trim() || resume.experiences[0]?.position.trim() || ''
  if (!title) return undefined
  const jobs = resume.experiences.filter(({ position }) => isSameRole(title, position))
  const years = Math.floor(countMonths(jobs, today ?? latestDate(resume)) / 12)
  const job = resume.experiences.find(({ current }) => current) ?? resume.experiences[0]
  const isSame = job?.position.trim().toLowerCase() === title.toLowerCase()
  const at =
    job?.company.trim() && !(isSame && years < 2)
      ? ` ${job.current ? 'Currently' : 'Most recently'} ${job.position.trim()} at ${job.company.trim()}.`
      : ''
  if (years < 2 && !at) return undefined
  return `${title}${years >= 2 ? ` with ${years} years of experience` : ''}.${at}`.replace(/\.{2,}/g, '.')
}

const MOST_SKILLS = 5

/** The person's own skills and licences that the posting names. */
export function skillSentence(
  { resume }: Facts,
  posting: Posting,
  match: Match,
): { text: string; names: string[] } | undefined {
  const wanted = (text: string) => relevanceOf(parseText(text), posting).score
  const skills = resume.skillCategories
    .flatMap((category) => category.skills)
    .map(({ name }) => ({ name: name.trim(), score: wanted(name) }))
    .filter(
      ({ name, score }) =>
        score >= 0.5 && name.length > 1 && name.length <= 32 && !/[.;:()]/.test(name) && name.split(/\s+/).length <= 4,
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_SKILLS)
    .map(({ name }) => name)
  const licences = match.mustHave
    .filter(({ requirement, state }) => requirement.kind === 'licence' && state === 'met')
    .flatMap(({ evidence }) =>
      resume.certifications.filter(({ id }) => evidence.some(({ entry }) => entry === `certifications.${id}`)),
    )
    .map(({ name }) => name.trim())
  const held = [...new Set(licences)].slice(0, 3)
  const isOwnVoice = /\bI\b/.test(resume.personalInfo.summary)
  const parts = [
    held.length > 0 ? `${isOwnVoice ? 'I hold' : 'Holds'} ${joinWords(licenceNames(held))}.` : '',
    skills.length >= 2 ? `${isOwnVoice ? 'My skills include' : 'Skills include'} ${joinWords(skills)}.` : '',
  ]
  const text = parts.filter(Boolean).join(' ')
  return text ? { text, names: [...held, ...(skills.length >= 2 ? skills : [])] } : undefined
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
