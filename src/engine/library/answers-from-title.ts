// A violin teacher has said which instrument: what the title names need not be asked again.
import type { Piece } from './blanks.ts'
import { splitTitle } from './title-words.ts'

const languages =
  `Arabic Bengali Bulgarian Cantonese Chinese Croatian Czech Danish Dutch Farsi Finnish French German Greek
  Gujarati Hebrew Hindi Hungarian Italian Japanese Korean Latin Mandarin Norwegian Polish Portuguese Punjabi Romanian
  Russian Somali Spanish Swahili Swedish Tamil Turkish Ukrainian Urdu Vietnamese Welsh`.split(/\s+/)
const instruments =
  `accordion bassoon cello clarinet drums flute guitar harp oboe organ piano saxophone trombone trumpet
  ukulele viola violin`.split(/\s+/)
const subjects =
  `algebra art biology business chemistry computing drama economics English geography geology history math
  mathematics maths music philosophy physics psychology science sociology`.split(/\s+/)

const named: readonly { asks: RegExp; names: readonly string[] }[] = [
  { asks: /^which instruments?$/, names: instruments },
  { asks: /^which languages?$/, names: languages },
  { asks: /^which subjects?$/, names: [...subjects, ...languages] },
]

/** Answers the title gives, by the place of their blanks. */
export function answersFromTitle(pieces: readonly Piece[], title: string): string[] {
  const words = splitTitle(title)
  const answers: string[] = []
  for (const { asks, names } of named) {
    const told = names.filter((name) => words.some((word) => isName(word, name)))
    const asked = pieces.flatMap((piece) => (piece.kind === 'blank' && asks.test(piece.ask) ? [piece.at] : []))
    const [answer, another] = told
    const [at, second] = asked
    // `from {which language} into {which language}`: a Spanish translator may work either way.
    if (answer !== undefined && another === undefined && at !== undefined && second === undefined) answers[at] = answer
  }
  return answers
}

/** `Drum teacher` and `drums` are one. */
function isName(word: string, name: string): boolean {
  const lower = name.toLowerCase()
  return word === lower || (lower === 'drums' && word === 'drum')
}
