// A line of a resume put together from short answers. Every word is the person's own.

export type LineAnswers = {
  /** What did you do? */
  did: string
  /** How much, how many, how often? */
  howMuch?: string | undefined
  /** With what? */
  withWhat?: string | undefined
  /** What came of it? */
  result?: string | undefined
}

/** Empty where nothing was done. */
export function buildLine({ did, howMuch = '', withWhat = '', result = '' }: LineAnswers): string {
  const act = withoutSubject(tidy(did))
  if (act === '') return ''
  const tool = withoutWord(tidy(withWhat), 'with|using')
  const parts = [
    act,
    tool && !act.toLowerCase().includes(tool.toLowerCase()) ? ` using ${tool}` : '',
    tidy(howMuch) ? `, ${lowerStart(tidy(howMuch))}` : '',
    tidy(result) ? `; ${lowerStart(tidy(result))}` : '',
  ]
  return capitalize(parts.join(''))
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,\s]+$/, '')
}

/** A resume tells what was done without saying who. */
function withoutSubject(text: string): string {
  return text.replace(/^(?:i|we) (?:have |had |also )*(?=\p{L})/iu, '').replace(/^[-•*\s]+/, '')
}

function withoutWord(text: string, words: string): string {
  return text.replace(new RegExp(`^(?:${words})\\s+`, 'i'), '')
}

function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/^I\b/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
