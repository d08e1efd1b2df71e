// Degrees, licences and certificates: only those listed.
import { readDegree } from '../../words/degrees.ts'
import { type Check, refuse } from '../check.ts'
import type { SourceText } from '../ground.ts'
import type { Word } from '../read-words.ts'

export const credentials: Check = {
  find: ({ read, isOfPosting }, scope) => {
    if (isOfPosting) return undefined
    const rank = namesDegree.test(read.text) ? readDegree(read.text) : 0
    const schools = scope.texts.filter(({ role }) => role === 'school')
    if (
      rank > 0 &&
      !scope.texts.some((text) => isCredential(text) && readDegree(text.read.text) === rank) &&
      !scope.texts.some((text) => readDegree(text.read.text) === rank)
    )
      return refuse('credential', 'Your resume does not name this degree.')
    for (const [at, { lower, key, text }] of read.words.entries()) {
      const kind = kindOf(lower)
      if (!kind) continue
      const near = read.words
        .slice(Math.max(0, at - 4), at + 6)
        .filter(({ isContent, key: other }) => isContent && other !== key)
      const isListed = scope.texts.some((source) => {
        if (source.read.keys.has(key) && (source.role === 'line' || source.role === 'person')) return true
        if (kind === 'degree') return source.role === 'school' && schools.length > 0
        if (source.role !== 'credential' && source.role !== 'school' && !source.read.keys.has(key)) return false
        return (
          (kind === 'certificate' && source.role === 'credential') ||
          near.some((word) => source.read.keys.has(word.key))
        )
      })
      const field =
        kind === 'degree'
          ? fieldsOf(read.words, at).find((word) => !scope.texts.some((source) => source.read.keys.has(word.key)))
          : undefined
      if (field) return refuse('credential', `Your resume names no degree in ${field.text}.`)
      if (!isListed) return refuse('credential', `Your resume does not say “${text}” of you.`)
    }
    return undefined
  },
  examples: [
    {
      source: 'Gave medications to residents',
      certificates: 'RN License; BLS',
      education: 'Bachelor, Nursing, Ohio University, 2011-2015',
      title: 'Nurse',
      passes: [
        'Licensed RN who gave medications to residents',
        'BLS-certified nurse who gave medications to residents',
      ],
      refuses: ["Nurse with a master's degree who gave medications"],
    },
    {
      source: 'Gave medications to residents',
      title: 'Nurse',
      refuses: ['As a licensed nurse, gave medications to residents', 'Certified nurse who gave medications'],
    },
  ],
}

const namesDegree =
  /\b(?:[Bb]achelor|[Mm]aster(?:['’]?s)? |[Mm]aster of|[Aa]ssociate(?:['’]s)? (?:degree|of|in)\b|[Dd]octor|Ph\.?D|[Dd]iploma|[Dd]egree|B\.?[AS]c?\b|M\.?[AS]c?\b|GED|MBA)/

/** What a degree is said to be in: `a culinary degree`, `degree in Statistics`. */
function fieldsOf(words: readonly Word[], at: number): Word[] {
  const before = words[at - 1]
  const isOwn =
    before?.isContent === true &&
    /^(?:NOUN|ADJ|PROPN)$/.test(before.tag) &&
    !/^(?:bachelor|master|associate|doctoral|college|university|graduate|undergraduate|advanced|same|four|two|year)/.test(
      before.lower,
    )
  const after: Word[] = []
  if (/^(?:in|of)$/.test(words[at + 1]?.lower ?? ''))
    for (const word of words.slice(at + 2, at + 7)) {
      if (word.kind !== 'word' || /^(?:from|at|and|with|in|who|i)$/.test(word.lower)) break
      if (word.isContent) after.push(word)
    }
  return [...(isOwn && before ? [before] : []), ...after]
}

function isCredential({ role }: SourceText): boolean {
  return role === 'school' || role === 'credential'
}

function kindOf(lower: string): 'certificate' | 'licence' | 'degree' | undefined {
  if (
    /^(?:certified|certification|certifications|certificate|certificates|accredited|credentialed|credential|credentials)$/.test(
      lower,
    )
  )
    return 'certificate'
  if (
    /^(?:licen[sc]ed?|licen[sc]es|licensure|registered|permit|endorsement|endorsements|chartered|clearance|bonded)$/.test(
      lower,
    )
  )
    return 'licence'
  return /^(?:degree|bachelor|bachelor's|master's|masters|doctorate|phd|mba|diploma|graduate|graduated|alumnus|honors|honours|valedictorian|laude|gpa)$/.test(
    lower,
  )
    ? 'degree'
    : undefined
}
