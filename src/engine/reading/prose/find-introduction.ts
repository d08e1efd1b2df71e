// Who is speaking: the sentence that gives the name.
import { companyScore } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { anyCase, isSmall, type Span } from './told-text.ts'

const particle = '(?:van|von|de|der|den|da|del|dela|della|di|dos|bin|al|el|la|le|ibn|ter)'
const namePattern = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:${particle}\s+)*\p{Lu}[\p{L}\p{M}'’.-]*){1,3}`
/** Two or three words of a text without capitals, until one that only joins. */
const joins =
  'and|im|i|ive|thats|that|from|is|a|an|the|my|but|so|uh|um|here|in|at|with|working|looking|currently|now|good|not|just|very|also'
const smallName = String.raw`(?!(?:${joins})\b)[\p{Ll}\p{M}'’-]+(?:\s+(?!(?:${joins})\b)[\p{Ll}\p{M}'’-]+){1,2}`

const greeting = `(?:(?:${anyCase('hi|hiya|hello|hey|yo|alright|okay|ok|so|well|good morning|good day|good evening|good afternoon|respected sir')})(?:\\s+(?:there|all|everyone|sir|madam|po))?\\s*[,.!–—/-]*\\s*)*`
const honorific = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+)?`
const myName = anyCase(
  "my name is|my name's|my names|my name|his name is|her name is|their name is|name's|name is|call me|called|named|myself",
)
const iAm = anyCase("i am|i'm|im|this is")

/** The surest first. */
const leads: readonly RegExp[] = [
  `(?<![\\p{L}])(?:${myName})\\s+${honorific}(?<name>${namePattern})`,
  `^${greeting}(?<name>${namePattern})(?=\\s+is\\s+(?:the|my)\\s+name)`,
  `(?<![\\p{L}])(?:${iAm})\\s+${honorific}(?<name>${namePattern})`,
  `^${greeting}(?<name>${namePattern})(?=\\s+here\\b)`,
  `^${greeting}${honorific}(?<name>${namePattern})(?=\\s*(?:[,.;:–—(]|-\\s|$)|\\s+(?:is|has|was)\\s|\\s+\\p{Ll}{3,}(?:s|ed)\\s)`,
  `^(?<title>\\p{Lu}?[\\p{L}-]+(?:\\s\\p{Ll}[\\p{L}-]+){0,3})\\s(?<name>${namePattern})(?=\\s+(?:has|is|was|works)|:\\s)`,
  `(?:^|[.,]\\s+)(?:${anyCase('best|kind|warm')})?\\s*(?:${anyCase('regards|wishes|sincerely|thanks|thank you|cheers')}),?\\s+(?<name>${namePattern})\\.?$`,
].map((pattern) => new RegExp(pattern, 'u'))
const smallLeads = [new RegExp(`\\b(?:${myName}|${iAm})\\s+(?<name>${smallName})`, 'u')]

export type Introduction = {
  name: Span
  title?: Span
  /** What leads to the name and says nothing else: `Hi, my name is`. */
  lead: Span
}

/** Which of the sentences gives the name, by the surest words; a company, a place or a title is no name. */
export function findIntroduction(sentences: readonly string[]): { at: number; introduction: Introduction } | undefined {
  const patterns = sentences.every(isSmall) ? smallLeads : leads
  for (const [rank, lead] of patterns.entries()) {
    for (const [at, sentence] of sentences.entries()) {
      const introduction = introduceBy(lead, sentence, { isNamed: rank < 2 })
      if (introduction) return { at, introduction }
    }
  }
  return undefined
}

/** Words that begin sentences and no names. */
const opener =
  /^(?:I|My|The|At|In|On|Since|From|Before|After|Earlier|Prior|Then|When|While|Now|Currently|Presently|Previously|Dear|Good|Until|As|For|With|And|But|It|He|She|We|They|This|That|People|Also|Outside|Between|His|Her)\b|\sI\b/

function introduceBy(lead: RegExp, sentence: string, { isNamed }: { isNamed: boolean }): Introduction | undefined {
  const match = lead.exec(sentence)
  const name = match?.groups?.name
  if (!match || name === undefined) return undefined
  const text = name.replace(/[.'’-]+$/, '')
  if (opener.test(text)) return undefined
  const isOther = titleScore(text) >= 1.3 || companyScore(text) >= 1.8 || placeScore(text) >= 2
  if (isOther && !isNamed) return undefined
  const start = match.index + match[0].lastIndexOf(name)
  const title = match.groups?.title
  if (title !== undefined && !(titleScore(title) > 0)) return undefined
  return {
    name: { text, start, end: start + text.length },
    ...(title === undefined ? {} : { title: { text: title, start: match.index, end: match.index + title.length } }),
    lead: { text: sentence.slice(match.index, start).trim(), start: match.index, end: start },
  }
}
