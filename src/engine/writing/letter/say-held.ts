// What somebody holds, has done, has passed and speaks, as sentences: a licence is held, an apprenticeship is completed, a test
// is passed, a member is what one is.
import { withArticle } from '#engine/language/articles.ts'
import type { Career } from '../facts/career.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { Match } from '../match/match.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting } from '../posting/posting.ts'
import { stem } from '../words/stem.ts'
import type { Introduction } from './introduce.ts'
import type { Said, Tone } from './letter.ts'
import { listNames, type Named, nameCredentials, nameLanguages, nameStudies } from './name-qualifications.ts'
import { kindOfPaper, type PaperKind, sayTest } from './say-paper.ts'

export type Held = {
  career: Career
  posting: Posting
  match: Match
  tone: Tone
  introduction: Introduction | undefined
  degrees: readonly Named[]
  /** What the letter has said by then. */
  told: readonly Said[]
}

/** Licences, degree and languages that the posting asks for, then what else there is to show. */
export function sayHeld({ career, posting, match, tone, introduction, degrees, told }: Held): Said[] {
  const credentials = nameCredentials(career, posting, match)
  const isTold = ({ text = '' }: Named) => {
    const [name = ''] = text.split(' from ')
    return introduction?.slots.degree !== undefined || told.some((said) => isSaidIn(said.text, name))
  }
  const schools = degrees.filter((degree) => !isTold(degree))
  // Something listed under both education and certificates counts once.
  const known = [...schools, ...told].map(({ text }) => text ?? '')
  const isNew = (name: string) => !known.some((text) => isSaidIn(`the ${text}`, name.replace(/ \([^()]*\)$/, '')))
  const names = [...credentials.names.filter(isNew), ...schools.flatMap(({ text }) => text ?? [])]
  const entries = [...credentials.entries, ...schools.flatMap((school) => school.entries)]
  const of = (kind: PaperKind) => names.filter((name) => kindOfPaper(name) === kind)
  const says = (text: string | undefined) => sayNamed({ ...credentials, entries }, text)
  // `I hold … I hold …`
  const isSecond = told.some(({ text }) => introduction?.slots.degree && text.includes(introduction.slots.degree))
  const frame = isSecond ? frames['credential-too'] : frames.credential
  const studies = nameStudies(career, posting, match)
  return [
    ...of('state').map((state) => ({
      text: `I am ${/^(?:\p{L}+ )?(?:member|fellow)\b/iu.test(state) ? withArticle(lowerOpening(state)) : lowerOpening(state)}.`,
      entries,
      quotes: [],
    })),
    ...says(sayFrame(frame, tone, { credentials: listNames(of('held')) })[0]),
    ...says(sayFrame(frames.training, tone, { courses: listNames(of('done')) })[0]),
    ...says(sayFrame(frames.passed, tone, { tests: listNames(of('passed').map(sayTest)) })[0]),
    ...sayNamed(studies, sayFrame(frames.studies, tone, { studies: studies.text })[0]),
    ...languagesOf(nameLanguages(career, posting, match), tone),
  ]
}

/** Whether a sentence of the summary tells of getting a paper that is told by its name: `I finished a medical office certificate`. */
export function tellsOfPaper(sentence: string, papers: readonly string[]): boolean {
  const [, name = ''] =
    /^I (?:have |just |recently )*(?:finished|completed|earned|got|gained|obtained|hold|have|passed|received) (?:an?|my|the) ([^,.;]+)/i.exec(
      sentence,
    ) ?? []
  const words = wordsOf(name.replace(/ (?:in the|at|this|last|while|and|on|by|with|from) .*$/i, ''))
  return words.length > 1 && papers.some((paper) => words.every((word) => wordsOf(paper).includes(word)))
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem)
}

/** Whether all words of a name are in a text. */
export function isSaidIn(text: string, name: string): boolean {
  const words = new Set(namesOf(text).match(/\p{L}{3,}/gu))
  return (namesOf(name).match(/\p{L}{3,}/gu) ?? [UNSAYABLE]).every((word) => words.has(word))
}

/** `Cert III` is a Certificate III. */
function namesOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bcert\b/g, 'certificate')
    .replace(/\bdip\b/g, 'diploma')
}

/** `BA` has no word long enough to be known by. */
const UNSAYABLE = ''

function languagesOf(languages: Named, tone: Tone): Said[] {
  return sayNamed(languages, sayFrame(frames.languages, tone, { languages: languages.text })[0])
}

export function sayNamed({ entries, quotes }: Named, text: string | undefined): Said[] {
  return text ? [{ text, entries, quotes }] : []
}
