import type { Queryable } from '#server/platform/database/open-database.ts'
import type { JobResults, JobSearch } from '#shared/api/jobs.ts'
import { AppError } from '#shared/errors.ts'
import { jobMessages, jobsPerPage } from '#shared/job-search.ts'
import { listJobs } from '../find-job.ts'
import type { PlaceReading } from '../listings/places.ts'
import { readAskedPlace } from './asked-place.ts'
import { type AskedWork, compareWork, coverTitle, readAskedWork } from './asked-work.ts'
import type { Candidate } from './candidate-rows.ts'
import { countFacets, filterCandidates } from './count-facets.ts'
import { type Candidates, findCandidates, prepareSearch } from './find-candidates.ts'
import { findNear } from './find-near.ts'
import { mendQuery } from './mend-words.ts'
import { type ParsedQuery, parseQuery, queryTags, type Term, toTextQuery } from './parse-query.ts'
import { rankCandidates } from './rank-candidates.ts'
import { countMatches, isSearchable } from './select-candidates.ts'
import { splitPlace } from './split-place.ts'
import { allOf, anyTag, filterQuery, noTag, placeQuery, type TagQuery } from './tag-query.ts'

type Found = Omit<JobResults, 'silent'>
type SearchOptions = { today: Date }

export function searchJobs(db: Queryable, search: JobSearch, options: SearchOptions): Promise<Found> {
  return db.transaction(async (tx) => {
    await prepareSearch(tx)
    return searchInside(tx, search, options)
  })
}

async function searchInside(db: Queryable, search: JobSearch, { today }: SearchOptions): Promise<Found> {
  const typed = parseQuery(search.query)
  if (!typed.terms.some(({ isExcluded }) => !isExcluded)) throw missingQuery()
  const mended = await mendQuery(db, typed)
  const { isMended } = mended
  const { query, place: named } = search.location
    ? { query: mended.query, place: '' }
    : await splitPlace(db, mended.query)
  const place = await readAskedPlace(db, search.location || named)
  const text = toTextQuery(query)
  const base = baseTags(query, place.reading)

  const filters = filterQuery(search, today)
  // Words that are all too common find nothing, but with tags beside them everything that has these.
  const isVague = text.all !== '' && (base !== '' || filters !== '') && !(await isSearchable(db, text.all))
  const isEmpty = isVague || (text.all === '' && base === '')
  const options = { text, sort: search.sort, today }
  const asked = readAskedWork(query)
  const held = isEmpty ? nothing : await findCandidates(db, { ...options, tags: base })
  const { borne, left } = divide(held, asked)
  const found = left.length === 0 ? held : keepAll(borne)
  const near =
    isEmpty || found.isCapped || query.terms.some(({ isQuoted }) => isQuoted)
      ? []
      : await findNear(db, { asked, text, tags: nearTags(query, place.reading), known: borne, left })
  const exact = found.groups.flat()
  const needed = search.page * jobsPerPage
  const narrow = (): Candidates | Promise<Candidates> => {
    if (!found.isCapped) return keepAll(filterCandidates(borne, search, today))
    if (filters === '') return found
    const { recent } = found
    const narrowed = recent && { ...recent, rows: filterCandidates(recent.rows, search, today) }
    return findCandidates(db, { ...options, tags: allOf([base, filters]), recent: narrowed })
  }
  const { groups, total, isCapped } = await narrow()

  const close = filterCandidates(near, search, today)
  const ranked: Candidate[] = []
  for (const group of [...groups, close]) {
    if (ranked.length < needed) ranked.push(...rankCandidates(group, { query, asked, sort: search.sort, today }))
  }
  const ids = ranked.slice(needed - jobsPerPage, needed).map(({ id }) => id)
  const askedType = search.jobType === 'any' ? undefined : search.jobType
  return {
    jobs: await listJobs(db, ids, askedType),
    total,
    close: close.length,
    isCapped,
    page: search.page,
    pageCount: Math.ceil((total + close.length) / jobsPerPage),
    // The heading counts what is exact, and so do the filters, unless nothing is.
    facets: countFacets(exact.length > 0 ? exact : near, search, today),
    corrected: { query: isMended ? writeQuery(mended.query) : null, location: place.corrected },
    suggestions: total + close.length === 0 ? await suggest(db, { query, search, place: place.reading }) : [],
  }
}

function keepAll(rows: Candidate[]): Candidates {
  return { groups: [rows], total: rows.length, isCapped: false }
}

const nothing = keepAll([])

/** Somebody who names a job wants that job, and not a text that mentions its words beside another title. */
function divide({ groups, isCapped }: Candidates, asked: AskedWork): { borne: Candidate[]; left: Candidate[] } {
  const rows = groups.flat()
  if (isCapped || !asked.occupation) return { borne: rows, left: [] }
  const isBorne = ({ foundBy, title }: Candidate) =>
    foundBy === 'head' || compareWork(asked, title) === 'same' || coverTitle(asked, title) >= BORNE_OUT
  return { borne: rows.filter(isBorne), left: rows.filter((row) => !isBorne(row)) }
}

const BORNE_OUT = 0.6

function missingQuery(): AppError {
  const message = jobMessages.queryMissing
  return new AppError('invalid-request', { message, fields: [{ path: 'query', message }] })
}

function baseTags(query: ParsedQuery, place: PlaceReading): TagQuery {
  const { required } = queryTags(query)
  return allOf([...required.map((one) => anyTag([one])), nearTags(query, place)])
}

/** What even those must keep to that only come near. */
function nearTags(query: ParsedQuery, place: PlaceReading): TagQuery {
  return allOf([noTag(queryTags(query).excluded), placeQuery(place)])
}

/** The query as a person would type it. */
function writeQuery({ terms }: ParsedQuery): string {
  return terms.map(writeTerm).join(' ')
}

function writeTerm({ words, isPhrase, isExcluded }: Term): string {
  const written = isPhrase ? `"${words.join(' ')}"` : words.join(' ')
  return isExcluded ? `-${written}` : written
}

type Asked = { query: ParsedQuery; search: JobSearch; place: PlaceReading }

/** What would find something: the same without its place, or with one word less. */
async function suggest(db: Queryable, { query, search, place }: Asked): Promise<JobResults['suggestions']> {
  const location = search.location?.trim() || null
  const anywhere: PlaceReading = { places: [], isRemote: false }
  const fewer = query.terms.length > 1 ? query.terms.map((_, index) => query.terms.toSpliced(index, 1)) : []
  const others: { terms: Term[]; place: PlaceReading; location: string | null }[] = [
    ...(location ? [{ terms: query.terms, place: anywhere, location: null }] : []),
    ...fewer.slice(0, 4).map((terms) => ({ terms, place, location })),
    ...(location ? fewer.slice(0, 4).map((terms) => ({ terms, place: anywhere, location: null })) : []),
  ]
  const suggestions: JobResults['suggestions'] = []
  for (const other of others) {
    const text = toTextQuery({ terms: other.terms }).all
    const tags = baseTags({ terms: other.terms }, other.place)
    if (!other.terms.some(({ isExcluded }) => !isExcluded) || (text && tags && !(await isSearchable(db, text))))
      continue
    const count = text || tags ? await countMatches(db, { text, tags }) : 0
    if (count > 0) suggestions.push({ query: writeQuery({ terms: other.terms }), location: other.location, count })
    if (suggestions.length === 3) break
  }
  return suggestions
}
