// What can be said of the resume as a whole: the same line twice, the order of its sections.

import { sectionOrder } from '#engine/edit/sections.ts'
import { capitalize } from '#engine/language/plain-words.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { plainTitle } from '../letter/role-name.ts'

import { isSoftSkill, whySoft } from '../words/soft-skills.ts'
import { findTerms } from '../words/terms.ts'
import { workOf } from './ask-for-wins.ts'
import { MOST_LINES } from './line-context.ts'
import { type Draft, dropOf } from './mend-lines.ts'

/** Repeating a line in one job adds nothing. */
export function dropRepeats(resume: Resume): Draft[] {
  return resume.experiences.flatMap(({ id, description }) => {
    const seen = new Set<string>()
    return splitLines(description)
      .slice(0, MOST_LINES)
      .flatMap(({ text }): Draft[] => {
        const key = text.toLowerCase().replace(/\W+/g, ' ').trim()
        const isRepeat = seen.has(key)
        seen.add(key)
        return isRepeat ? [dropOf(`experiences.${id}.description`, text, 'It’s in there twice.')] : []
      })
  })
}

/** `PowerPoint` beside `Microsoft PowerPoint`; `.NET` and `ASP.NET` are two things. */
export function dropRepeatedSkills(resume: Resume): Draft[] {
  const kept: { id: string | undefined; words: readonly string[] }[] = []
  return resume.skillCategories.flatMap(({ id, skills }) =>
    skills.flatMap(({ id: skillId, name }): Draft[] => {
      const [found, ...others] = findTerms(name)
      const one = {
        id: others.length === 0 ? found?.term.id : undefined,
        words: name.trim().toLowerCase().split(/\s+/),
      }
      const isRepeat = kept.some(
        (other) =>
          other.words.join(' ') === one.words.join(' ') ||
          (one.id !== undefined && other.id === one.id && one.words.every((word) => other.words.includes(word))),
      )
      if (isRepeat) return [dropOf(`skillCategories.${id}.skills.${skillId}.name`, name, 'It’s in there twice.')]
      kept.push(one)
      return []
    }),
  )
}

const notSkills: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:and|or|the|of|with|in|etc|skills?|additional|other|page \d+(?: of \d+)?|\d{1,3}|[^\p{L}\p{N}]+)[.,:]?$/iu,
    'This isn’t a skill.',
  ],
  [/\S+@\S+\.\S+|^(?:https?:|www\.)|^\+?[\d\s().-]{9,}$/i, 'A contact detail, not a skill.'],
]

/** A list of nothing else is better than none. */
const FEWEST_SKILLS = 4

/** `People person`, `Email`: what everybody claims or can do. */
export function dropSoftSkills(resume: Resume): Draft[] {
  const names = resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name.trim()))
  if (names.filter((name) => !isSoftSkill(name)).length < FEWEST_SKILLS) return []
  return resume.skillCategories.flatMap(({ id, skills }): Draft[] => {
    const gone = skills.map(({ name }) => name).filter(isSoftSkill)
    const reason = gone.map(whySoft).find((why) => why !== undefined)
    return reason ? [dropOf(`skillCategories.${id}.skills`, gone.join('\n'), reason)] : []
  })
}

const over = /\b(?:expired|lapsed|needs? (?:renewing|renewal)|(?:due|up) for renewal)\b/i

/** `ACLS (expired 2025)`, wherever it is listed. */
export function dropExpired({ certifications, skillCategories }: Resume): Draft[] {
  const papers = certifications.map(({ id, name }) => ({ path: `certifications.${id}`, name }))
  const listed = skillCategories.flatMap(({ id, skills }) =>
    skills.map((skill) => ({ path: `skillCategories.${id}.skills.${skill.id}.name`, name: skill.name })),
  )
  return [...papers, ...listed].flatMap(({ path, name }) => {
    if (over.test(name)) return [dropOf(path, name, 'Expired papers raise questions: renew it, or leave it out.')]
    return lacking.test(name) ? [dropOf(path, name, 'Nobody lists what they don’t have.')] : []
  })
}

/** `Personal licence - no` */
const lacking = /\p{L}{3}[^:–-]*\s*[:–-]\s*(?:no|none|not yet|n\/a)\W*$/iu

/**
 * What the person is called at the top: their latest title where nothing is there, and no praise behind it. `fits`: what
 * pulls away from the job on offer is better left out.
 */
export function nameHeadline(resume: Resume, fits: (title: string) => boolean = () => true): Draft[] {
  const { professionalTitle, lastName } = resume.personalInfo
  const draft = { path: 'personalInfo.professionalTitle', kind: 'replace' as const, group: 'clarity' as const }
  if (professionalTitle.trim() === '') {
    // Somebody who hasn't entered their name isn't that far yet.
    if (lastName.trim() === '') return []
    // An older title would be a step back.
    const [title] = workOf(resume).flatMap(({ position }) => titleAtTop(position) ?? [])
    return title && fits(title)
      ? [{ ...draft, before: '', after: capitalize(title), reason: 'Puts your job title at the top.', needsLook: true }]
      : []
  }
  const parts = professionalTitle.split(/ \| /)
  const kept = parts.filter((part) => !isSoftSkill(part) && !/^team builder$/i.test(part.trim()))
  if (kept.length === parts.length || kept.length === 0) return []
  const reason = 'The top line is for what you do; praise is for others.'
  return [{ ...draft, before: professionalTitle, after: kept.join(' | '), reason, needsLook: true }]
}

/** What somebody is, not how they are employed; `Manager` alone says of nothing. */
function titleAtTop(position: string): string | undefined {
  const bare = position.replace(
    /^(?:(?:self[- ]employed|freelance|casual|relief|temp(?:orary)?|part[- ]time|sub[- ]?contract(?:or)?)[ ,/–-]+)+/i,
    '',
  )
  // `Personal Assistant to two Partners`
  const title = plainTitle(bare.replace(/ to (?:(?:the|an?|two|three) )?\p{Lu}.*$/u, ''))
  return title !== undefined && isOfTrade(title) ? title : undefined
}

function isOfTrade(title: string): boolean {
  return !/^(?:manager|supervisor|assistant|officer|worker|operator|operative|member|staff|volunteer|director|coordinator|attendant|helper|owner|partner|trainee|intern|lead|clerk)$/i.test(
    title,
  )
}

/** `rn, icu` */
const initials =
  /^(?:rn|lpn|lvn|cna|hca|rgn|icu|er|hr|it|qa|qc|cad|cnc|hgv|lgv|cdl|ceo|cfo|cto|coo|cpa|emt|pa|pt|ot|ux|ui|vp|gm|mc|dj|tv|pr|seo|erp|sap|crm|ta|phd|gp|hvac|lmt|pca|psw|mig|tig)$/
const smallWords = /^(?:and|of|the|to|for|in|at|then|later)$/

/** `prep cook / dishwasher`: a title next to its employer is capitalised. */
export function capitalizeTitles({ experiences }: Resume): Draft[] {
  return experiences
    .filter(({ position }) => /^\p{Ll}/u.test(position.trim()) && position === position.toLowerCase())
    .map(({ id, position }): Draft => {
      const after = position.replace(/(?<![\p{L}'’])\p{Ll}+/gu, (word) =>
        smallWords.test(word) ? word : initials.test(word) ? word.toUpperCase() : capitalize(word),
      )
      const draft = { path: `experiences.${id}.position`, kind: 'replace' as const, group: 'grammar' as const }
      return { ...draft, before: position, after, reason: 'A title has its capitals.', safeAfter: after }
    })
}

/** A lone `and`, a page number, a mail address: what a file left among the skills. */
export function dropJunkSkills(resume: Resume): Draft[] {
  return resume.skillCategories.flatMap(({ id, skills }) =>
    skills.flatMap(({ id: skillId, name }): Draft[] => {
      const reason = notSkills.find(([pattern]) => pattern.test(name.trim()))?.[1]
      return reason ? [dropOf(`skillCategories.${id}.skills.${skillId}.name`, name, reason)] : []
    }),
  )
}

/** Experience before education, except for people without any. */
export function orderSections(resume: Resume): Draft[] {
  const order = sectionOrder(resume)
  const isStudent = resume.experiences.length === 0 && resume.education.length > 0
  const wanted = isStudent ? educationFirst(order) : experienceFirst(order, resume.experiences.length > 0)
  if (wanted.join() === order.join()) return []
  const after = wanted.join('\n')
  return [
    {
      path: 'arrangement.order',
      kind: 'order',
      group: 'format',
      before: order.join('\n'),
      after,
      reason: isStudent
        ? 'Education first, while it is the strongest part.'
        : 'Experience first, since employers look for it first.',
      safeAfter: after,
    },
  ]
}

type Order = ReturnType<typeof sectionOrder>

function educationFirst(order: Order): Order {
  const rest = order.filter((name) => name !== 'education' && name !== 'experience' && name !== 'projects')
  const at = rest[0] === 'summary' ? 1 : 0
  return [...rest.slice(0, at), 'education', 'projects', ...rest.slice(at), 'experience']
}

function experienceFirst(order: Order, hasExperience: boolean): Order {
  if (!hasExperience || order.indexOf('education') > order.indexOf('experience')) return order
  return order.flatMap((name): Order => {
    if (name === 'education') return ['experience', 'education']
    return name === 'experience' ? [] : [name]
  })
}
