import type { FacetCount, JobResults, JobSearch } from '#shared/api/jobs.ts'
import { jobTypes, postedWindows, salarySteps } from '#shared/job-search.ts'
import { companyKey } from '../listings/listing.ts'
import { dayNumber } from '../listings/tags.ts'
import type { Candidate } from './candidate-rows.ts'

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

// Worked out once: to write a figure with its commas takes as long as to count a hundred rows.
const typeChoices = jobTypes.map((type) => ({ value: type, label: type }))
const windowChoices = postedWindows.map((days) => ({ value: String(days), label: windowLabels[days] }))
const salaryChoices = salarySteps.map((step) => ({ value: String(step), label: `$${step.toLocaleString('en-US')}+` }))

const filterNames = ['jobType', 'posted', 'salary', 'company'] as const

/** The first filter a listing fails, and how many it fails; with a thousand rows, each is checked only once. */
type Verdict = { fails: number; failed: FilterName | undefined }

function createJudge({ jobType, posted, salary, company }: Filters, today: Date): (row: Candidate) => Verdict {
  const earliest = posted ? dayNumber(today) - posted : 0
  const wantedType = jobType === 'any' ? undefined : jobType
  const wantedCompany = company ? companyKey(company) : undefined
  const tests: Record<FilterName, (row: Candidate) => boolean> = {
    jobType: (row) => !wantedType || row.types.includes(wantedType),
    posted: (row) => row.day >= earliest,
    salary: (row) => !salary || paysAtLeast(row, salary),
    company: (row) => !wantedCompany || companyKey(row.company) === wantedCompany,
  }
  return (row) => {
    const verdict: Verdict = { fails: 0, failed: undefined }
    for (const name of filterNames) {
      if (tests[name](row)) continue
      verdict.fails += 1
      verdict.failed = name
    }
    return verdict
  }
}

function paysAtLeast(row: Candidate, step: number): boolean {
  return row.dollars >= step
}

export function filterCandidates(rows: Candidate[], filters: Filters, today: Date): Candidate[] {
  const judge = createJudge(filters, today)
  return rows.filter((row) => judge(row).fails === 0)
}

/** How many listings each further filter would leave, given the current ones. */
export function countFacets(rows: Candidate[], filters: Filters, today: Date): JobResults['facets'] {
  const judge = createJudge(filters, today)
  const day = dayNumber(today)
  const counts = { jobType: new Counter(), posted: new Counter(), salary: new Counter(), company: new Counter() }
  const locations = new Counter()
  for (const row of rows) {
    const { fails, failed } = judge(row)
    const counted = (name: FilterName) => fails === 0 || (fails === 1 && failed === name)
    if (counted('jobType')) for (const type of row.types.split(',')) counts.jobType.add(type)
    if (counted('posted')) for (const days of postedWindows) if (row.day >= day - days) counts.posted.add(String(days))
    if (counted('salary')) for (const step of salarySteps) if (paysAtLeast(row, step)) counts.salary.add(String(step))
    if (counted('company')) counts.company.add(row.company)
    if (fails === 0) locations.add(row.location)
  }
  return {
    jobType: counts.jobType.listed(typeChoices),
    posted: counts.posted.listed(windowChoices),
    salary: counts.salary.listed(salaryChoices),
    company: counts.company.most(mostNames),
    location: locations.most(mostNames),
  }
}

class Counter {
  readonly #counts = new Map<string, number>()

  add(value: string): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
  }

  /** In the order given, without those that nothing has. */
  listed(choices: { value: string; label: string }[]): FacetCount[] {
    return choices
      .map((choice) => ({ ...choice, count: this.#counts.get(choice.value) ?? 0 }))
      .filter(({ count }) => count > 0)
  }

  most(limit: number): FacetCount[] {
    return [...this.#counts]
      .map(([value, count]) => ({ value, label: value, count }))
      .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1))
      .slice(0, limit)
  }
}
