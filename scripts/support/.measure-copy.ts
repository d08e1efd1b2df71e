// Reads the documents of the evaluation set and has its own scorer compare them with the truth.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { readDocument } from '../../src/engine/reading/read-resume.ts'
import type { Resume } from '../../src/engine/resume/resume.ts'
import { splitLines } from '../../src/engine/resume/rich-text.ts'
import { readSource } from '../../src/server/imports/read-source.ts'
import { unaccountedWords } from '../../tests/support/unaccounted-words.ts'

/** The set lies beside the repository; it is no part of it. */
const evaluationFolder = resolve(import.meta.dirname, '../../../shared/eval')

export const hasEvaluationSet = existsSync(join(evaluationFolder, 'manifest.json'))

const manifestSchema = z.array(
  z.object({ id: z.string(), file: z.string(), format: z.string(), layout: z.string(), theme: z.string() }),
)

/** A score of nothing at all is written as null. */
const share = z.number().nullable().default(null)

const scoresSchema = z.object({
  composite: z.number(),
  fields: z.record(z.string(), z.object({ tp: z.number(), p: z.number(), g: z.number(), F: share })),
  perDoc: z.array(z.object({ id: z.string(), layout: z.string(), format: z.string(), composite: share })),
})

type ReadingScores = z.infer<typeof scoresSchema>

export type Measurement = {
  scores: ReadingScores
  /** Composite by layout, as the scorer pools it. */
  layouts: Record<string, number>
  /** Milliseconds of processor time of the engine's part alone, a document. */
  times: number[]
  /** Words of the documents that are neither in what was read nor among the furniture of their pages. */
  lostWords: number
}

export async function measureReading(folder: string = evaluationFolder): Promise<Measurement> {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const work = mkdtempSync(join(tmpdir(), 'reading-'))
  try {
    const predictions = join(work, 'predictions')
    mkdirSync(predictions)
    const times: number[] = []
    let lostWords = 0
    for (const { id, file } of manifest) {
      const bytes = new Uint8Array(readFileSync(join(folder, file)))
      const { source } = await readSource(bytes, { useAttached: false })
      const start = process.cpuUsage()
      const reading = readDocument(source, { newId: () => '' })
      times.push(process.cpuUsage(start).user / 1000)
      lostWords += unaccountedWords(source, reading).length
      writeFileSync(join(predictions, `${id}.json`), JSON.stringify(toPrediction(reading.resume)))
    }
    const score = (...options: string[]) =>
      execFileSync(process.execPath, [join(folder, 'score.mjs'), predictions, '--split', 'everything', ...options], {
        encoding: 'utf8',
      })
    const file = join(work, 'scores.json')
    const table = score('--by', 'layout', '--json', file)
    const scores = scoresSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { scores, layouts: readLayouts(table), times, lostWords }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Lines such as `  two-column    4  92.5 | 100.0 …`. */
function readLayouts(table: string): Record<string, number> {
  const rows = table.matchAll(/^ {2}(\S+)\s+\d+\s+([\d.]+) \|/gm)
  return Object.fromEntries([...rows].map(([, layout = '', composite = '']) => [layout, Number(composite)]))
}

/** A resume as the scorer takes it; an end that is not known is no present. */
export function toPrediction(resume: Resume) {
  const person = resume.personalInfo
  const period = (entry: { startDate: string; endDate?: string | undefined; current: boolean }) => ({
    startDate: entry.startDate,
    endDate: entry.current ? 'present' : (entry.endDate ?? (entry.startDate === '' ? '' : 'unknown')),
  })
  const parts = (description: string) => {
    const lines = splitLines(description)
    return {
      highlights: lines.filter((line) => line.kind === 'bullet').map((line) => line.text),
      summary: lines.flatMap((line) => (line.kind === 'paragraph' ? [line.text] : [])).join('\n'),
    }
  }
  return {
    basics: {
      name: `${person.firstName} ${person.lastName}`.trim(),
      label: person.professionalTitle,
      email: person.email,
      phone: person.phone,
      location: person.location,
      url: person.website ?? '',
      summary: splitLines(person.summary)
        .map((line) => line.text)
        .join('\n'),
      profiles: [
        ...(person.linkedin ? [{ network: 'LinkedIn', username: '', url: person.linkedin }] : []),
        ...(person.links ?? []).map(({ label, url }) => ({ network: label, username: '', url })),
      ],
    },
    work: resume.experiences.map((entry) => ({
      name: entry.company,
      position: entry.position,
      location: entry.location ?? '',
      ...period(entry),
      ...parts(entry.description),
    })),
    education: resume.education.map((entry) => ({
      institution: entry.institution,
      studyType: entry.degree,
      area: entry.field,
      ...period(entry),
    })),
    skills: resume.skillCategories.map((category) => ({
      name: category.name,
      keywords: category.skills.map((skill) => skill.name),
    })),
    languages: resume.languages.map((entry) => ({ language: entry.name, fluency: entry.level })),
    certificates: resume.certifications.map(({ name, issuer, date }) => ({ name, issuer, date })),
    projects: resume.projects.map(({ name }) => ({ name })),
  }
}
