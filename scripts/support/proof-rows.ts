// The labelled proofs of `src/engine/writing/match/proofs`: resumes, postings, and which piece shows which wish.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { type Career, readCareer } from '#engine/writing/facts/career.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'

type Piece = { id: string; kind: string; text: string }
type Need = { text: string; must: boolean; proofs: Record<string, number>; say: string }
type Case = { posting: string; title: string; employer: string; resume: Piece[]; needs: Need[] }

export type ProofCase = {
  set: string
  career: Career
  posting: Posting
  /** `strengths`: 0, 1 or 2 for each line of the career. */
  needs: { text: string; must: boolean; strengths: number[] }[]
}

const proofFolder = join(import.meta.dirname, '../../src/engine/writing/match/proofs')

export function readProofCases(): ProofCase[] {
  return readdirSync(proofFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((set) =>
      (JSON.parse(readFileSync(join(proofFolder, set), 'utf8')) as Case[]).map((one) => readCase(set, one)),
    )
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function readCase(set: string, { posting, resume: pieces, needs }: Case): ProofCase {
  const resume = emptyResume(set)
  for (const piece of pieces) addPiece(resume, piece)
  const career = readCareer(resume, { today: '2026-11-15' })
  const idOf = career.lines.map((line) => pieces.find((piece) => isSame(piece, line.entry, line.role, line.text))?.id)
  return {
    set,
    career,
    posting: readPosting(posting),
    needs: needs.map(({ text, must, proofs }) => ({
      text,
      must,
      strengths: idOf.map((id) => (id === undefined ? 0 : (proofs[id] ?? 0))),
    })),
  }
}

const entries: Readonly<Record<string, string>> = {
  skill: 'skillCategories.',
  certificate: 'certifications.',
  language: 'languages.',
  summary: 'personalInfo',
}

function isSame({ id, kind, text }: Piece, entry: string, role: string, told: string): boolean {
  if (kind === 'job') return role === 'header' && entry === `experiences.${id}`
  if (kind === 'line') return role === 'line' && entry === `experiences.${id.split('.')[0]}` && tidy(text) === told
  if (kind === 'education') return entry === `education.${id}`
  if (kind === 'language') return entry === `languages.${id}`
  return entry.startsWith(entries[kind] ?? '-') && tidy(text) === told
}

function addPiece(resume: Resume, { id, kind, text }: Piece): void {
  if (kind === 'summary') resume.personalInfo = { ...resume.personalInfo, summary: text }
  if (kind === 'job') {
    const [company = '', position = '', startDate = '', end = ''] = text.split('|').map((part) => part.trim())
    const current = /present/i.test(end)
    resume.experiences.push({
      id,
      company,
      position,
      startDate,
      current,
      description: '',
      ...(current ? {} : { endDate: end }),
    })
  }
  const job = resume.experiences.find((one) => one.id === id.split('.')[0])
  if (kind === 'line' && job) job.description += `${job.description ? '\n' : ''}- ${text}`
  if (kind === 'skill') {
    const [category] = resume.skillCategories
    if (category) category.skills.push({ id, name: text })
    else resume.skillCategories.push({ id: 'c', name: 'Skills', skills: [{ id, name: text }] })
  }
  if (kind === 'certificate') resume.certifications.push({ id, name: text, issuer: '', date: '' })
  if (kind === 'language') {
    const [name = '', level = ''] = text.split('=')
    resume.languages.push({ id, name, level })
  }
  if (kind === 'education') {
    const items = text.split(',').map((item) => item.trim())
    const years = /\d{4}/.test(items.at(-1) ?? '') ? (items.pop() ?? '') : ''
    const [degree = '', ...rest] = items
    const institution = rest.pop() ?? ''
    const [startDate = '', endDate = ''] = years.split('-')
    resume.education.push({
      id,
      degree,
      field: rest.join(', '),
      institution,
      startDate,
      endDate,
      current: /present/.test(endDate),
    })
  }
}
