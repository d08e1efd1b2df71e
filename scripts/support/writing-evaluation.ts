// Runs tailor, upgrade and letter over a folder of resumes and postings and counts what is not true.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromJsonResume } from '#engine/resume/from-json-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { openGround } from '#engine/writing/gate/ground.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import { tones } from '#engine/writing/letter/letter.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { tailorResume } from '#engine/writing/tailor/tailor-resume.ts'
import { upgradeResume } from '#engine/writing/upgrade/upgrade-resume.ts'
import { compareLetter, compareResumes, type Finding } from '../../tests/support/plain-truth.ts'

const today = '2026-11-15'

export type PairFinding = Finding & { pair: string }

export function findEvalFolder(given?: string): string | undefined {
  const candidates = [given, '../shared/eval'].filter((path): path is string => Boolean(path))
  return candidates.find((path) => existsSync(join(path, 'truth')) && existsSync(join(path, 'jobs')))
}

export type EvaluationOptions = {
  /** Each how-many-th pair is looked at. */
  every?: number
}

export function evaluateWriting(
  folder: string,
  { every = 1 }: EvaluationOptions = {},
): { rows: Record<string, number | string>[]; findings: PairFinding[] } {
  const resumes = readFolder(join(folder, 'truth')).map(([name, value]) => [name, openResume(name, value)] as const)
  const postings = readFolder(join(folder, 'jobs')).map(([name, value]) => [name, textOf(value)] as const)
  const findings: PairFinding[] = []
  const times: number[] = []
  const counts = {
    seen: 0,
    pairs: 0,
    changes: 0,
    refused: 0,
    letters: 0,
    sentencesRefused: 0,
    words: 0,
    lessCoverage: 0,
    ownRefused: 0,
    ownAsked: 0,
  }
  for (const [name, resume] of resumes) {
    const upgraded = upgradeResume({ resume, today })
    const career = readCareer(resume, { today })
    findings.push(
      ...compareResumes(
        resume,
        upgraded.resume,
        upgraded.changes.map(({ before }) => before),
      ).map((finding) => ({ ...finding, pair: `${name} upgraded` })),
    )
    for (const [job, text] of postings) {
      counts.seen += 1
      if (counts.seen % every !== 0) continue
      const started = performance.now()
      const posting = readPosting(text)
      const tailored = tailorResume({ resume, posting, today })
      const tone = tones[counts.pairs % tones.length] ?? 'plain'
      const letter = writeLetter({ resume, posting, tone, today, seed: counts.pairs })
      times.push(performance.now() - started)
      const pair = `${name} x ${job}`
      const met = (state: Resume) =>
        matchPosting(state, posting, { today }).mustHave.filter((item) => item.state === 'met').length
      if (met(tailored.resume) < met(resume)) counts.lessCoverage += 1
      findings.push(
        ...compareResumes(
          resume,
          tailored.resume,
          tailored.changes.map(({ before }) => before),
        ).map((finding) => ({ ...finding, pair })),
        ...compareLetter(
          letter.letter,
          resume,
          posting.text,
          Array.from({ length: 50 }, (_, year) => year),
        ).map((finding) => ({ ...finding, pair: `${pair} letter` })),
      )
      const ground = openGround({ kind: 'letter', career, posting })
      for (const { text: paragraph } of letter.paragraphs)
        for (const { refusal, open } of judgeText(paragraph, ground)) {
          if (refusal) counts.ownRefused += 1
          else if (open.length > 0) counts.ownAsked += 1
        }
      counts.pairs += 1
      counts.changes += tailored.changes.length
      counts.refused += tailored.dropped.length
      counts.letters += 1
      counts.sentencesRefused += letter.dropped.length
      counts.words += letter.letter.split(/\s+/).length
    }
  }
  times.sort((one, other) => one - other)
  const kinds = ['number', 'name', 'tool', 'credential', 'scope', 'moved', 'locked', 'lost'] as const
  return {
    findings,
    rows: [
      { what: 'pairs', count: counts.pairs },
      { what: 'changes proposed', count: counts.changes },
      { what: 'changes the gate refused', count: counts.refused },
      { what: 'sentences the gate refused', count: counts.sentencesRefused },
      { what: 'own letter sentences the gate refuses', count: counts.ownRefused },
      { what: 'own letter sentences the gate asks about', count: counts.ownAsked },
      { what: 'words a letter', count: Math.round(counts.words / Math.max(1, counts.letters)) },
      { what: 'pairs with less coverage after tailoring', count: counts.lessCoverage },
      {
        what: 'ms at the 95th percentile (read, tailor, letter)',
        count: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
      },
      ...kinds.map((kind) => ({
        what: `not true: ${kind}`,
        count: findings.filter((finding) => finding.kind === kind).length,
      })),
    ],
  }
}

function readFolder(path: string): [string, unknown][] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(path, name), 'utf8'))])
}

function openResume(name: string, value: unknown): Resume {
  let count = 0
  return fromJsonResume(value, { newId: () => `${name}-${++count}` }).resume
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? value.text
    : ''
}
