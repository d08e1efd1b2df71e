// `Harbor Flavors supplies bakeries in nine states`: a fact about the employer, whoever works there.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import type { Career, SourceLine } from './career.ts'

export function tellsOfFirm({ text, entry }: SourceLine, { jobs }: Career): boolean {
  const company = jobs.find((job) => job.entry === entry)?.company ?? ''
  const [name = ''] = company.toLowerCase().split(/\s*[,(]/)
  const [word = ''] = name.split(' ')
  // `The brewery makes`, `Sunland is a family buffet` at Sunland Country Buffet
  const called = [house.exec(text)?.[0].toLowerCase(), name, word].find(
    (one) => one !== undefined && one.length >= SHORTEST && text.toLowerCase().startsWith(`${one} `),
  )
  if (called === undefined) return false
  const [verb = '', next = ''] = text.slice(called.length).trim().toLowerCase().split(/\s/)
  const read = readVerbForm(verb)
  // `Quality checks` at Quality Meats are somebody's work.
  const isDone = read?.form === 'third' && !(called === word && word !== name && read.isMoreOftenNoun)
  return (verb === 'is' || verb === 'has' || isDone) && next !== ''
}

const house =
  /^(?:The|Our|This) (?:company|firm|brewery|bakery|shop|store|restaurant|cafe|hotel|hospital|clinic|practice|plant|factory|mill|farm|school|college|district|bank|agency|center|centre|facility|business|organi[sz]ation|warehouse|lab(?:oratory)?|church|charity)(?= )/

const SHORTEST = 4
