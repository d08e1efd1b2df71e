// Lines that name the work instead of telling it (`Fault finding on conveyors`), as one sentence of a summary.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Job } from '../facts/career.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { atEmployer } from '../letter/role-name.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { findMisplaced } from '../upgrade/find-misplaced.ts'
import type { MendedJob } from '../upgrade/mend-jobs.ts'
import { namedEmployer } from './say-who.ts'

const FEWEST_WORDS = 2
const MOST_WORDS = 12
const MOST_NAMED = 2
/** Of 3: what is rated lower is not worth the place. */
const WORTH = 1.2

/** Undefined where the lines rated best don't name work, or say no more than is said. */
export function tellWork(
  job: Job,
  mended: MendedJob | undefined,
  { ratings, said, least }: { ratings: ReadonlyMap<string, number>; said: string; least: number },
): string | undefined {
  const named = (mended?.lines ?? [])
    .flatMap(({ before, pieces }) => {
      const [piece] = pieces
      const work = pieces.length === 1 && piece !== undefined ? nameWork(plain(piece)) : undefined
      const rating = ratings.get(plain(before)) ?? 0
      return work && rating >= Math.max(WORTH, least) && !said.toLowerCase().includes(work.toLowerCase())
        ? [{ work, rating }]
        : []
    })
    .toSorted((one, other) => other.rating - one.rating)
    .slice(0, MOST_NAMED)
    .map(({ work }) => work)
  if (named.length === 0) return undefined
  const employer = job.isCurrent ? undefined : namedEmployer(job)
  const work = named.join(named.some((one) => /,| and | & /.test(one)) ? ', as well as ' : ' and ')
  return sayFrame(frames['summary-work'], 'plain', {
    work,
    now: job.isCurrent ? ' ' : undefined,
    employer: employer && atEmployer(employer),
  })[0]
}

/** A thing by its name, whole and with nothing hung on it. */
function nameWork(line: string): string | undefined {
  const text = line.replace(/[\s.;,!]+$/, '')
  const count = text.split(/\s+/).length
  const read = readLine(text)
  const [first = ''] = text.toLowerCase().split(/[^\p{L}]/u)
  const verb = readVerbForm(first)
  // `Backs into tight docks` tells, in whatever form.
  const isDoing = read.shape === 'act' && read.acts.every(({ form }) => form === 'ing') && !/\bof\b/.test(text)
  // `Book keeping` would read like an order.
  const isThing =
    read.shape === 'thing' &&
    (verb === undefined ||
      verb.form === 'ing' ||
      (verb.form === 'base' && /^\S+ (?:of|and|&|for|with|to|on|in|at) /i.test(text)))
  if (count < FEWEST_WORDS || count > MOST_WORDS || !(isThing || isDoing) || verb?.form === 'third') return undefined
  const isRow = text.includes(',') && !/,? and [^,]+$/.test(text)
  if (isRow || !/^[\p{L}\d]/u.test(text) || notWork.test(text) || findMisplaced(text) || isBroken(findFault(text)))
    return undefined
  return lowerOpening(text)
}

const notWork =
  /["“”!?:;~/+=→]| [–—-] |\b(?:I|my|me|we|our|he|she|they|etc|some|various|days? shift|night shift|shifts?|covid|redundan\w+|team of|on call|hours?|from \d|part of)\b|^\d|\.\s|^\p{L}+ing of\b/iu
