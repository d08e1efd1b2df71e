import type { JobType } from '#shared/job-search.ts'

const patterns: [RegExp, JobType][] = [
  [/full[\s_-]?time|permanent|regular|\bft\b/i, 'Full-time'],
  [/part[\s_-]?time|\bpt\b|mini[\s_-]?job/i, 'Part-time'],
  [/contract|freelance|consultant|\b1099\b|project[\s_-]?based/i, 'Contract'],
  [/tempor|seasonal|fixed[\s_-]?term|\btemp\b|per diem/i, 'Temporary'],
  [/intern(?:ship)?\b|apprentice|co-?op\b|trainee|working student|werkstudent/i, 'Internship'],
  [/remote|work from home|telework|anywhere/i, 'Remote'],
]

/** Our job types out of a source's own words, in the order of the list above. */
export function readJobTypes(...texts: (string | null | undefined)[]): JobType[] {
  const text = texts.filter(Boolean).join(' | ')
  return patterns.filter(([pattern]) => pattern.test(text)).map(([, type]) => type)
}
