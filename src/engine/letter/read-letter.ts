// Brings any value into the shape of a letter: older documents, partial ones, what a browser sends.
import * as z from 'zod'
import {
  at,
  isMissing,
  isRecord,
  type ReadingProblem,
  readAddress,
  readLine,
  readText,
  report,
  type Source,
} from '../resume/read-value.ts'
import { type Letter, letterSchema, type Posting, type Recipient, type Sender } from './letter.ts'
import { defaultLetterDesign, type LetterDesign, letterDesignSchema } from './letter-design.ts'

export type LetterReading = { letter: Letter; problems: ReadingProblem[] }

/** Keeps what can be kept and names the fields that could not be read. Never throws. */
export function readLetter(value: unknown, { newId }: { newId: () => string }): LetterReading {
  const problems: ReadingProblem[] = []
  const source: Source = { value, path: '', problems }
  if (!isRecord(value)) report(source, 'Expected a letter')
  const resumeId = readLine(at(source, 'resumeId'))
  const language = letterSchema.shape.language.safeParse(at(source, 'language').value).data
  const letter: Letter = {
    id: readLine(at({ ...source, problems: [] }, 'id')) || newId(),
    ...(resumeId ? { resumeId } : {}),
    userDetails: readText(at(source, 'userDetails')) ?? '',
    posting: readPosting(at(source, 'posting')),
    sender: readSender(at(source, 'sender')),
    recipient: readRecipient(at(source, 'recipient')),
    date: readLine(at(source, 'date')) ?? '',
    ...(language ? { language } : {}),
    body: readText(at(source, 'body')) ?? '',
  }
  return { letter, problems }
}

function readPosting(source: Source): Posting {
  if (!isMissing(source) && !isRecord(source.value)) report(source, 'Expected a job')
  const jobId = readLine(at(source, 'jobId'))
  const url = readAddress(at(source, 'url'))
  return {
    ...(jobId ? { jobId } : {}),
    title: readLine(at(source, 'title')) ?? '',
    company: readLine(at(source, 'company')) ?? '',
    ...(url ? { url } : {}),
    details: readText(at(source, 'details')) ?? '',
  }
}

function readSender(source: Source): Sender {
  if (!isMissing(source) && !isRecord(source.value)) report(source, 'Expected a sender')
  const line = (key: keyof Sender) => readLine(at(source, key))
  const linkedin = readAddress(at(source, 'linkedin'))
  const website = readAddress(at(source, 'website'))
  return {
    name: line('name') ?? '',
    professionalTitle: line('professionalTitle') ?? '',
    email: line('email') ?? '',
    phone: line('phone') ?? '',
    location: line('location') ?? '',
    ...(linkedin ? { linkedin } : {}),
    ...(website ? { website } : {}),
  }
}

function readRecipient(source: Source): Recipient {
  if (!isMissing(source) && !isRecord(source.value)) report(source, 'Expected a recipient')
  return {
    name: readLine(at(source, 'name')) ?? '',
    company: readLine(at(source, 'company')) ?? '',
    address: readText(at(source, 'address')) ?? '',
  }
}

/** Field by field: one unknown value must not cost the rest of a design. */
export function readLetterDesign(value: unknown): LetterDesign {
  if (!isRecord(value)) return defaultLetterDesign
  const design = { ...defaultLetterDesign }
  for (const [field, choice] of Object.entries(value))
    Object.assign(design, letterDesignSchema.partial().safeParse({ [field]: choice }).data)
  return design
}

/** A letter has a page or two; its details may hold a resume and a posting. */
const longest: Record<string, number> = { body: 30_000, userDetails: 250_000, 'posting.details': 100_000 }
const longestLine = 4000

/** The first field that is longer than any letter's; it looks at sizes only, so that it is quick. */
function findLongText(value: unknown, path = '', depth = 0): ReadingProblem | undefined {
  if (typeof value === 'string') {
    const limit = longest[path] ?? longestLine
    return value.length > limit ? { path, message: `Use at most ${limit} characters` } : undefined
  }
  // Nothing so deep is read, and following it would break the stack.
  if (typeof value !== 'object' || value === null || depth > 4) return undefined
  for (const [key, part] of Object.entries(value)) {
    const excess = findLongText(part, path === '' ? key : `${path}.${key}`, depth + 1)
    if (excess) return excess
  }
  return undefined
}

/** A letter as a call sends it: incomplete is fine, unreadable is refused under the path of the field. */
export const letterInputSchema = z.unknown().transform((value, context): Letter => {
  const excess = findLongText(value)
  if (excess) {
    context.addIssue({ code: 'custom', ...excess, params: { isExcess: true }, path: excess.path.split('.') })
    return z.NEVER
  }
  const { letter, problems } = readLetter(value, { newId: () => '' })
  for (const { path, message } of problems) {
    context.addIssue({ code: 'custom', message, path: path === '' ? [] : path.split('.') })
  }
  return letter
})
