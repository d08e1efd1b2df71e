// What can be said of the resume as a whole: the same line twice, the order of its sections.
import { sectionOrder } from '#engine/edit/sections.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { findTerms } from '../words/terms.ts'
import { MOST_LINES } from './line-context.ts'
import { type Draft, dropOf } from './mend-lines.ts'

/** The same line twice in one job says no more than once. */
export function dropRepeats(resume: Resume): Draft[] {
  return resume.experiences.flatMap(({ id, description }) => {
    const seen = new Set<string>()
    return splitLines(description)
      .slice(0, MOST_LINES)
      .flatMap(({ text }): Draft[] => {
        const key = text.toLowerCase().replace(/\W+/g, ' ').trim()
        const isRepeat = seen.has(key)
        seen.add(key)
        return isRepeat ? [dropOf(`experiences.${id}.description`, text, 'It is there twice.')] : []
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
      if (isRepeat) return [dropOf(`skillCategories.${id}.skills.${skillId}.name`, name, 'It is there twice.')]
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

const soft =
  /^(?:(?:strong|excellent|good|great|effective) )?(?:communications?|multi[- ]?task(?:ing|er)?|people person|people skills|interpersonal|team ?work|team[- ]player|time management|compassion(?:ate)?|empathy|patience|patient|honest|honesty|integrity|hard[- ]?work(?:ing|er)?|organized|organization(?:al)?|detail[- ]oriented|attention to detail|(?:fast|quick) learner|flexib(?:le|ility)|adaptab(?:le|ility)|creativ(?:e|ity)|reliab(?:le|ility)|dependab(?:le|ility)|punctual(?:ity)?|(?:self[- ])?motivat(?:ed|ion)|friendly|positive attitude|critical thinking|work ethic|active listening|listening|trustworthy|responsible|self[- ]starter|problem[- ]solving|problem solver|leadership|works? well (?:with others|under pressure))(?: skills?| abilit(?:y|ies))?$/i
/** A list of nothing else is better than none. */
const FEWEST_SKILLS = 4

/** `People person`, `Team work`: what everybody claims and a list cannot show. */
export function dropSoftSkills(resume: Resume): Draft[] {
  const skills = resume.skillCategories.flatMap(({ id, skills: list }) =>
    list.map((skill) => ({ ...skill, group: id })),
  )
  const claimed = skills.filter(({ name }) => soft.test(name.trim()))
  if (skills.length - claimed.length < FEWEST_SKILLS) return []
  const reason = 'Anybody can claim it; a line that shows it says more.'
  return resume.skillCategories.flatMap(({ id }): Draft[] => {
    const names = claimed.filter(({ group }) => group === id).map(({ name }) => name)
    return names.length > 0 ? [dropOf(`skillCategories.${id}.skills`, names.join('\n'), reason)] : []
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

/** Experience before education, except for somebody who has none yet. */
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
