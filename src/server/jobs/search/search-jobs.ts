import type { Queryable } from '#server/platform/database/open-database.ts'
import type { JobResults, JobSearch } from '#shared/api/jobs.ts'
import { AppError } from '#shared/errors.ts'
import { jobMessages, jobsPerPage } from '#shared/job-search.ts'
import { listJobs } from '../find-job.ts'
import type { PlaceReading } from '../listings/places.ts'
import { readAskedPlace } from './asked-place.ts'
import type { Candidate } from './candidate-rows.ts'
import { countFacets, filterCandidates } from './count-facets.ts'
import { type Candidates, findCandidates, prepareSearch } from './find-candidates.ts'
import { mendQuery } from './mend-words.ts'
import { type ParsedQuery, parseQuery, queryTags, type Term, toTextQuery } from './parse-query.ts'
import { rankCandidates } from './rank-candidates.ts'
import { countMatches, isSearchable } from './select-candidates.ts'
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
  const { query, isMended } = await mendQuery(db, typed)
  const place = await readAskedPlace(db, search.location ?? '')
  const text = toTextQuery(query)
  const base = baseTags(query, place.reading)

  const filters = filterQuery(search, today)
  // Words that are all too common find nothing, but with tags beside them everything that has these.
  const isVague = text.all !== '' && (base !== '' || filters !== '') && !(await isSearchable(db, text.all))
  const isEmpty = isVague || (text.all === '' && base === '')
  const asked = { text, sort: search.sort, today }
  const found = isEmpty ? nothing : await findCandidates(db, { ...asked, tags: base })
  const all = found.groups.flat()
  const needed = search.page * jobsPerPage
  const narrow = (): Candidates | Promise<Candidates> => {
    if (!found.isCapped) return keepAll(filterCandidates(all, search, today))
    if (filters === '') return found
    const { recent } = found
    const narrowed = recent && { ...recent, rows: filterCandidates(recent.rows, search, today) }
    return findCandidates(db, { ...asked, tags: allOf([base, filters]), recent: narrowed })
  }
  const { groups, total, isCapped } = await narrow()

  const ranked: Candidate[] = []
  for (const group of groups) {
    if (ranked.length < needed) ranked.push(...rankCandidates(group, { query, sort: search.sort, today }))
  }
  const ids = ranked.slice(needed - jobsPerPage, needed).map(({ id }) => id)
  const askedType = search.jobType === 'any' ? undefined : search.jobType
  return {
    jobs: await listJobs(db, ids, askedType),
    total,
    isCapped,
    page: search.page,
    pageCount: Math.ceil(total / jobsPerPage),
    facets: countFacets(all, search, today),
    corrected: { query: isMended ? writeQuery(query) : null, location: place.corrected },
    suggestions: total === 0 ? await suggest(db, { query, search, place: place.reading }) : [],
  }
}

function keepAll(rows: Candidate[]): Candidates {
  return { groups: [rows], total: rows.length, isCapped: false }
}

const nothing = keepAll([])

function missingQuery(): AppError {
  const message = jobMessages.queryMissing
  return new AppError('invalid-request', { message, fields: [{ path: 'query', message }] })
}

function baseTags(query: ParsedQuery, place: PlaceReading): TagQuery {
  const { required, excluded } = queryTags(query)
  return allOf([...required.map((one) => anyTag([one])), noTag(excluded), placeQuery(place)])
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
