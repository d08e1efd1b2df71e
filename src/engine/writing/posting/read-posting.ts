// Takes a posting apart: who hires for what, what they must have, what they would like, and what there is to do.
import { stemsOf } from '../words/tokens.ts'
import { cleanPosting } from './clean-posting.ts'
import { findNames } from './find-names.ts'
import { findNeeds } from './find-needs.ts'
import { findPlace } from './find-place.ts'
import { type Item, readItems } from './items.ts'
import type { Posting, Span } from './posting.ts'
import { readDuties } from './read-duties.ts'
import { weighRequirements } from './weigh.ts'

const LONGEST_TAIL = 50
const LONGEST_NAME = 80

export function readPosting(input: string): Posting {
  const { text, ignored } = cleanPosting(input)
  const { title, company, reader, reference } = findNames(text)
  const known = [title?.text, company?.text].flatMap((name) => (name === undefined ? [] : [new Set(stemsOf(name))]))
  const items = readItems(text).filter(
    (item) => !known.some((name) => repeats(item.text, name)) && !isHead(item, title?.span),
  )
  const found = findNeeds(items)
  const duties = readDuties(items, found)
  const requirements = weighRequirements(found, { title: title?.text ?? '', duties })
  return {
    text,
    title,
    company,
    reader,
    reference,
    place: findPlace(text),
    mustHave: requirements.filter(({ need }) => need === 'must'),
    niceToHave: requirements.filter(({ need }) => need === 'nice'),
    duties,
    years: requirements.filter(({ kind }) => kind === 'years'),
    licences: requirements.filter(({ kind }) => kind === 'licence'),
    ignored,
  }
}

/** The line that gives the title, with all that is hung on it. */
function isHead({ span, isWholeLine }: Item, title: Span | undefined): boolean {
  return (
    title !== undefined &&
    isWholeLine &&
    span.start <= title.start &&
    span.end >= title.end &&
    title.end > 0 &&
    span.end - span.start < title.end - title.start + LONGEST_TAIL
  )
}

/** `Operator, Production` under `Production Operator`. */
function repeats(text: string, name: ReadonlySet<string>): boolean {
  return text.length <= LONGEST_NAME && stemsOf(text).every((word) => name.has(word))
}
