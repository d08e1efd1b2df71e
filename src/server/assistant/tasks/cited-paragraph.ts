import type { Career } from '#engine/writing/facts/career.ts'
import { contentKeys, readWords } from '#engine/writing/gate/read-words.ts'
import type { LetterParagraph } from '#engine/writing/letter/letter.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import type { AnsweredParagraph } from '#shared/api/assistant.ts'

type Sources = AnsweredParagraph['sources']

/** The paragraph with the words it rests on, as the engine noted them or, where a model wrote it, as they are found again. */
export function citedParagraph(
  { role, text, citations }: LetterParagraph,
  { career, posting }: { career: Career; posting: Posting },
): AnsweredParagraph {
  const noted = toSources(
    citations.flatMap((citation) => citation.facts.flatMap((source) => wordsOf(source, career))),
    citations.flatMap(({ quotes }) => quotes),
  )
  return { role, text, sources: noted.length > 0 ? noted : findSources(text, career, posting) }
}

/** An entry is known by its title and employer, a line by itself; what the person answered needs no source. */
function wordsOf(source: string, { resume, jobs, schools, credentials, languages }: Career): string[] {
  if (source.startsWith('answers.')) return []
  // People read this: `personalInfo` is a name for programs.
  if (source === 'personalInfo') return [resume.personalInfo.summary].filter(Boolean)
  const job = jobs.find(({ entry }) => entry === source)
  if (job) return [[job.company, job.title].filter(Boolean).join(', ')]
  const named = [...schools.map(({ header }) => header), ...credentials, ...languages].filter(
    ({ entry }) => entry === source,
  )
  if (named.length > 0) return named.map(({ text }) => text)
  return /^(?:experiences|education|skillCategories|certifications|languages|projects)\./.test(source) ? [] : [source]
}

const mostSources = 8

/** Names that occur in it, and lines most of whose words do. */
function findSources(text: string, { jobs, lines }: Career, posting: Posting): Sources {
  const lower = text.toLowerCase()
  const said = contentOf(text)
  const names = jobs
    .flatMap(({ company, title }) => [company, title])
    .filter((name) => name.length > 2 && lower.includes(name.toLowerCase()))
  const own = lines.filter((line) =>
    line.role === 'line' ? covers(said, line.text) : line.text.length > 2 && lower.includes(line.text.toLowerCase()),
  )
  const wanted = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].map(({ quote }) => quote)
  return toSources(
    [...names, ...own.map((line) => line.text)],
    wanted.filter((quote) => covers(said, quote)),
  ).slice(0, mostSources)
}

function covers(said: ReadonlySet<string>, text: string): boolean {
  const words = [...contentOf(text)]
  return words.length > 1 && words.filter((word) => said.has(word)).length / words.length >= 0.7
}

function contentOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/(?<=[.!?])\s+/).flatMap((sentence) => contentKeys(readWords(sentence))))
}

function toSources(own: readonly string[], quoted: readonly string[]): Sources {
  return [
    ...[...new Set(own)].map((quote) => ({ from: 'resume' as const, quote })),
    ...[...new Set(quoted)].map((quote) => ({ from: 'posting' as const, quote })),
  ]
}
