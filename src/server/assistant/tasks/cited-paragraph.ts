import type { Facts } from '#engine/writing/facts.ts'
import { parseText } from '#engine/writing/gate/parsed-text.ts'
import type { LetterParagraph } from '#engine/writing/letter/letter.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { isPlainWord } from '#engine/writing/words/vocabulary.ts'
import type { AnsweredParagraph } from '#shared/api/assistant.ts'

type Sources = AnsweredParagraph['sources']

/** The paragraph with the words it rests on, as the engine noted them or, where a model wrote it, as they are found again. */
export function citedParagraph(
  { role, text, citations }: LetterParagraph,
  { facts, posting }: { facts: Facts; posting: Posting },
): AnsweredParagraph {
  const noted = toSources(
    citations.flatMap((citation) => citation.facts.flatMap((source) => wordsOf(source, facts))),
    citations.flatMap(({ quotes }) => quotes),
  )
  return { role, text, sources: noted.length > 0 ? noted : findSources(text, facts, posting) }
}

/** An entry is known by its title and employer, a line by itself; what the person answered needs no source. */
function wordsOf(source: string, { list }: Facts): string[] {
  if (source.startsWith('answers.')) return []
  const named = list.filter(({ entry, kind }) => entry === source && nameKinds.has(kind)).map(({ text }) => text)
  if (named.length > 0) return source.startsWith('skillCategories.') ? [] : [named.slice(0, 2).join(', ')]
  return /^(?:experiences|education|skillCategories|certifications|languages|projects)\./.test(source) ? [] : [source]
}

const nameKinds: ReadonlySet<string> = new Set(['employer', 'title', 'degree', 'school', 'licence', 'language', 'tool'])
const mostSources = 8

/** Names that stand in it, and lines most of whose words do. */
function findSources(text: string, { list }: Facts, posting: Posting): Sources {
  const lower = text.toLowerCase()
  const said = contentOf(text)
  const own = list
    .filter((fact) => {
      if (fact.kind === 'statement' || fact.kind === 'answer') return covers(said, fact.text)
      return nameKinds.has(fact.kind) && fact.text.length > 2 && lower.includes(fact.text.toLowerCase())
    })
    .map((fact) => fact.text)
  const wanted = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].map(({ quote }) => quote)
  return toSources(
    own,
    wanted.filter((quote) => covers(said, quote)),
  ).slice(0, mostSources)
}

function covers(said: ReadonlySet<string>, text: string): boolean {
  const words = [...contentOf(text)]
  return words.length > 1 && words.filter((word) => said.has(word)).length / words.length >= 0.7
}

function contentOf(text: string): ReadonlySet<string> {
  const { tokens } = parseText(text)
  return new Set(
    tokens.filter(({ kind, lower, stem }) => kind === 'word' && !isPlainWord(lower, stem)).map(({ stem }) => stem),
  )
}

function toSources(own: readonly string[], quoted: readonly string[]): Sources {
  return [
    ...[...new Set(own)].map((quote) => ({ from: 'resume' as const, quote })),
    ...[...new Set(quoted)].map((quote) => ({ from: 'posting' as const, quote })),
  ]
}
