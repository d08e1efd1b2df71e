import type { FacetCount, JobResults, JobSearch } from '#shared/api/jobs.ts'
import { jobTypes, postedWindows, salarySteps } from '#shared/job-search.ts'
import { companyKey } from '../listings/listing.ts'
import { dayNumber } from '../listings/tags.ts'
import type { Candidate } from './find-candidates.ts'

type Filters = Pick<JobSearch, 'jobType' | 'posted' | 'salary' | 'company'>
type FilterName = keyof Filters

const windowLabels: Record<(typeof postedWindows)[number], string> = {
  1: 'Past day',
  3: 'Past 3 days',
  7: 'Past week',
  14: 'Past 2 weeks',
  30: 'Past month',
}

const mostNames = 8

/** Which filters of a search a listing passes. */
function createTests(
  { jobType, posted, salary, company }: Filters,
  today: Date,
): Record<FilterName, (row: Candidate) => boolean> {
  const day = dayNumber(today)
  const wanted = company ? companyKey(company) : undefined
  return {
    jobType: (row) => !jobType || jobType === 'any' || row.types.includes(jobType),
    posted: (row) => !posted || isWithin(row, posted, day),
    salary: (row) => !salary || paysAtLeast(row, salary),
    company: (row) => !wanted || companyKey(row.company) === wanted,
  }
}

function isWithin(row: Candidate, days: number, today: number): boolean {
  return dayNumber(row.postedOn) >= today - days
}

function paysAtLeast(row: Candidate, step: number): boolean {
  return row.salaryCurrency === 'USD' && (row.salaryMax ?? 0) >= step
}

export function filterCandidates(rows: Candidate[], filters: Filters, today: Date): Candidate[] {
  const tests = Object.values(createTests(filters, today))
  return rows.filter((row) => tests.every((passes) => passes(row)))
}

/** How many listings each further choice leaves, with the other choices as they are. */
export function countFacets(rows: Candidate[], filters: Filters, today: Date): JobResults['facets'] {
  const tests = createTests(filters, today)
  const day = dayNumber(today)
  const without = (name?: FilterName) =>
    rows.filter((row) => Object.entries(tests).every(([test, passes]) => test === name || passes(row)))

  const forType = without('jobType')
  const forPosted = without('posted')
  const forSalary = without('salary')
  return {
    jobType: some(jobTypes.map((type) => count(type, type, forType, (row) => row.types.includes(type)))),
    posted: some(
      postedWindows.map((days) =>
        count(String(days), windowLabels[days], forPosted, (row) => isWithin(row, days, day)),
      ),
    ),
    salary: some(
      salarySteps.map((step) =>
        count(String(step), `$${step.toLocaleString('en-US')}+`, forSalary, (row) => paysAtLeast(row, step)),
      ),
    ),
    company: countNames(without('company').map(({ company }) => company)),
    location: countNames(without().map(({ location }) => location)),
  }
}

function count(value: string, label: string, rows: Candidate[], holds: (row: Candidate) => boolean): FacetCount {
  return { value, label, count: rows.filter(holds).length }
}

function some(counts: FacetCount[]): FacetCount[] {
  return counts.filter((one) => one.count > 0)
}

function countNames(names: string[]): FacetCount[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, times]) => ({ value: name, label: name, count: times }))
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1))
    .slice(0, mostNames)
}
