// Tools and work the posting names and the person's own lines prove, put into the skills, where hiring software looks.
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import type { Career, SourceLine } from '../facts/career.ts'
import { isCommonKind, kindsOf } from '../facts/kinds-of-work.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { findTerms } from '../words/terms.ts'

const MOST_ADDED = 4

export function addSkills({ resume, jobs }: Career, posting: Posting): DraftChange[] {
  const [category] = resume.skillCategories
  if (!category) return []
  const names = resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))
  const listed = new Set(names.flatMap((name) => findTerms(name).map(({ term }) => term.id)))
  const told = names.join('\n').toLowerCase()
  const tools = findTerms(posting.text).filter(({ term }) => term.kind === 'tool')
  const wanted = new Set(tools.map(({ term }) => term.id))
  const found = new Map<string, DraftChange>()
  for (const { lines, company } of jobs) {
    const add = (key: string, name: string) => {
      if (!found.has(key) && found.size < MOST_ADDED) found.set(key, draft(category.id, name, company))
    }
    for (const line of lines.filter(({ role }) => role === 'line')) {
      for (const { term, text: name } of findTerms(line.text))
        if (wanted.has(term.id) && !listed.has(term.id)) add(term.id, name)
      for (const name of namedWork(line, posting))
        if (!told.includes(name)) add(name, name.slice(0, 1).toUpperCase() + name.slice(1))
    }
  }
  return [...found.values()]
}

function draft(category: string, name: string, company: string): DraftChange {
  return {
    path: `skillCategories.${category}.skills`,
    kind: 'add',
    group: 'match',
    before: '',
    after: name,
    reason: company
      ? `They ask for it, and your work at ${company} shows it.`
      : 'They ask for it, and your work shows it.',
    requirement: name,
  }
}

/** `crisis intervention`: the name of a kind of work, in the line and in the posting alike. */
function namedWork({ text }: SourceLine, posting: Posting): string[] {
  const asked = posting.text.toLowerCase()
  const words = tagWords(text)
  return words.flatMap((_, at) => {
    const [first, second] = [words[at], words[at + 1]]
    if (!first || !second || !isPart(first) || second.tag !== 'NOUN' || isPart(words[at - 1]) || isPart(words[at + 2]))
      return []
    const name = `${first.lower} ${second.lower}`
    const isWork = [...kindsOf(name).keys()].some((kind) => !isCommonKind(kind))
    return isWork && new RegExp(`\\b${first.lower} ${second.lower}\\b`).test(asked) ? [name] : []
  })
}

function isPart(word: TaggedWord | undefined): word is TaggedWord {
  return word !== undefined && /^(?:NOUN|ADJ|PROPN)$/.test(word.tag) && /^[a-z-]{3,}$/.test(word.lower)
}
