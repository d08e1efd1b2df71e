// What the person has besides their work that the posting names: licences, a degree, skills, languages.
import { parseText } from '../gate/parsed-text.ts'
import { relevanceOf } from '../tailor/relevance.ts'
import { withArticle } from '../words/articles.ts'
import { readDegree } from '../words/degrees.ts'
import { joinWords } from '../words/join-words.ts'
import { stemsOf } from '../words/tokens.ts'
import { findVerb } from '../words/verbs.ts'
import { fill } from './choose.ts'
import { degreeOf } from './degree-name.ts'
import { licenceNames } from './licence-name.ts'
import { hasSkills, holdsAskedLicence, holdsLicence, speaks, usesTools } from './phrases-data.ts'
import type { LetterContext, PlannedSentence } from './planned-sentence.ts'
import { skillName } from './skill-name.ts'

const MOST_SKILLS = 4
/** The rank of a diploma every applicant has. */
const SCHOOL = 1

/** `told` is what the letter says before; a short letter names a degree that nobody asked for. */
export function planFit(context: LetterContext, told: string, isShort = false): PlannedSentence[] {
  return [...credentials(context, isShort), ...skills(context, told), ...languages(context)]
}

const isTitle = /^(?:CPA|RN|LPN|CNA|LCSW|EMT)$/

/** Licences and degree in one sentence; admission to a bar is said in its own way. */
function credentials(context: LetterContext, isShort: boolean): PlannedSentence[] {
  const { held, isAsked } = heldLicences(context)
  const school = askedDegree(context, isShort)
  const [bar, others] = [
    held.filter(({ name }) => /\bbar\b/i.test(name)),
    held.filter(({ name }) => !/\bbar\b/i.test(name)),
  ]
  // One is a CPA, and holds the rest.
  const titles = others.filter(({ name }) => isTitle.test(name.trim()))
  const rest = others.filter((licence) => !titles.includes(licence))
  const parts = [...licenceNames(rest.map(({ name }) => name)), ...(school ? [school.text] : [])]
  const frames = isAsked && rest.length > 0 && !school ? holdsAskedLicence : holdsLicence
  const holds = parts.length > 0 ? fill(context.choose(frames) ?? '', { licences: joinWords(parts) }) : undefined
  const licensed = (list: typeof held) =>
    list.map(({ id }) => ({ entry: `certifications.${id}`, kinds: ['licence'] as const }))
  return [
    ...bar.map(({ id, name }) => ({
      text: `I am admitted to the ${name.replace(/\s*\b(?:State )?Bar\b.*$/i, '').trim()} bar.`,
      sources: licensed([{ id, name }]),
    })),
    ...titles.map((title) => ({ text: `I am ${withArticle(title.name.trim())}.`, sources: licensed([title]) })),
    ...(holds ? [{ text: holds, sources: [...licensed(rest), ...(school ? [school.source] : [])] }] : []),
  ]
}

function heldLicences({ facts, match }: LetterContext): { held: { id: string; name: string }[]; isAsked: boolean } {
  const asked = match.mustHave
    .concat(match.niceToHave)
    .filter(({ requirement, state }) => requirement.kind === 'licence' && state === 'met')
  const entries = new Set(asked.flatMap(({ evidence }) => evidence.map(({ entry }) => entry)))
  const held = facts.resume.certifications
    .filter(
      ({ id, name }) =>
        name.trim() !== '' && name.length < 60 && (entries.has(`certifications.${id}`) || asked.length === 0),
    )
    .slice(0, 3)
  return { held, isAsked: asked.length > 0 && asked.every(({ requirement }) => requirement.need === 'must') }
}

function askedDegree({ facts, match }: LetterContext, isShort: boolean) {
  const asked = [...match.mustHave, ...match.niceToHave].find(
    ({ requirement, state }) => requirement.kind === 'degree' && (state === 'met' || state === 'partly'),
  )
  const entry = asked?.evidence[0]?.entry
  const school =
    facts.resume.education.find(({ id }) => entry === `education.${id}`) ??
    facts.resume.education.find(
      ({ degree }) => facts.resume.experiences.length < 2 || (isShort && readDegree(degree) > SCHOOL),
    )
  const text = school && degreeOf(school)
  return text ? { text, source: { entry: `education.${school.id}`, kinds: ['degree', 'school'] as const } } : undefined
}

function skills({ facts, posting, choose }: LetterContext, told: string): PlannedSentence[] {
  const said = new Set(stemsOf(told))
  const wanted = facts.resume.skillCategories
    .flatMap((category) =>
      category.skills.map((skill) => ({ entry: `skillCategories.${category.id}`, name: skill.name.trim() })),
    )
    .map((skill) => ({ ...skill, ...relevanceOf(parseText(skill.name), posting) }))
    .filter(
      ({ name, score }) =>
        score >= 0.6 &&
        !stemsOf(name).every((word) => said.has(word)) &&
        (/\s/.test(name) || findVerb(name) === undefined) &&
        name.length > 1 &&
        name.length < 32 &&
        name.split(/\s+/).length <= 3 &&
        !/[.;:()/&,-]|\b(?:expert|experienced|excellent|strong|proficient|advanced|knowledge|skills?)\b/i.test(name),
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_SKILLS)
  if (wanted.length < 2) return []
  const isTools = wanted.every(({ name }) => parseText(name).terms.some(({ term }) => term.kind === 'tool'))
  const text = fill(choose(isTools ? usesTools : hasSkills) ?? '', {
    skills: joinWords(wanted.map(({ name }) => skillName(name))),
  })
  return text
    ? [
        {
          text,
          sources: wanted.map(({ entry, name }) => ({ entry, text: name })),
          quotes: wanted.flatMap(({ quote }) => quote ?? []),
        },
      ]
    : []
}

function languages({ facts, match, passes }: LetterContext): PlannedSentence[] {
  const asked = [...match.mustHave, ...match.niceToHave].some(
    ({ requirement, state }) => requirement.kind === 'language' && state === 'met',
  )
  const spoken = facts.resume.languages.filter(({ name }) => name.trim() !== '')
  if (!asked || spoken.length === 0) return []
  const said = (isInLine: boolean) =>
    fill(speaks[0] ?? '', { languages: joinWords(spoken.map((language) => languageName(language, isInLine))) })
  const text = [said(true), said(false)].find((option) => option !== undefined && passes(option))
  return text
    ? [{ text, sources: spoken.map(({ id }) => ({ entry: `languages.${id}`, kinds: ['language'] as const })) }]
    : []
}

/** `native Spanish`; a level that is no such word stands in brackets. */
function languageName({ name, level }: { name: string; level: string }, isInLine: boolean): string {
  const [language, skill] = [name.trim(), level.trim().toLowerCase()]
  if (!skill) return language
  const isWord = /^(?:native|fluent|conversational|basic|intermediate|advanced|elementary|bilingual)$/.test(skill)
  return isInLine && isWord ? `${skill} ${language}` : `${language} (${skill})`
}
