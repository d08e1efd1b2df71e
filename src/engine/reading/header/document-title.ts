// What a document calls itself, which is nobody's name: `CURRICULUM VITAE`, `Lebenslauf`, `Europass-Lebenslauf`.
import { languages } from '../../resume/languages/registry.gen.ts'
import { fold } from '../words/word-set.ts'

const titles = new Set(
  [
    ...Object.values(languages).map((words) => words.resume),
    ...['resume', 'curriculum', 'curriculum vitae', 'cv', 'vita', 'vitae', 'biodata', 'bio data', 'europass'],
    ...['tabellarischer lebenslauf', 'curriculo', 'hoja de vida', 'zyciorys', 'levensloop', 'ozgecmis'],
  ].map(bare),
)

export function isDocumentTitle(text: string): boolean {
  if (text.length > 60) return false
  const plain = bare(text)
  // `Europass-Lebenslauf`, `Formato europeo per il curriculum vitae`
  const rest = plain
    .replace(/^europass /, '')
    .replace(/^(?:formato|modelo|model|format) (?:[a-z]+ ){1,4}(?=curriculum)/, '')
  return titles.has(plain) || titles.has(rest)
}

function bare(text: string): string {
  return fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
