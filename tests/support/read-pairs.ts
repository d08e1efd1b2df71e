// Reads the resume and posting pairs of the fixtures.
import type { Resume } from '#engine/resume/resume.ts'
import { readClaims } from './read-claims.ts'

export type Pair = { person: string; resume: Resume; posting: string }

/** As the fixtures of the gate, with a summary, phone and mail, and postings that begin with `>>`. */
export function readPairs(text: string): Pair[] {
  return text
    .split(/^(?=# )/m)
    .filter((block) => block.trim() !== '')
    .flatMap(readPerson)
}

function readPerson(block: string): Pair[] {
  const [title = '', name = '', phone = '', email = ''] = (block.split('\n')[0] ?? '')
    .slice(2)
    .split('|')
    .map((part) => part.trim())
  const [about = '', ...postings] = block.split(/^>> /m)
  const [draft] = readClaims(`${about}\n+ `)
  if (!draft) return []
  const summary = /^summary: (.*)$/m.exec(about)?.[1] ?? ''
  const resume: Resume = { ...draft.resume, personalInfo: { ...draft.resume.personalInfo, summary, phone, email } }
  return postings.map((posting) => ({
    person: `${title}, ${name}`,
    resume,
    posting: posting.replace(/^> ?/gm, '').trim(),
  }))
}
