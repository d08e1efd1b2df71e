import { expect, it } from 'vitest'
import type { Job } from '#shared/api/jobs.ts'
import { divideJobs } from './divide-jobs.ts'

// Only how many there are matters here.
const page = (count: number) => Array.from({ length: count }, () => ({}) as Job)
const counts = (given: Parameters<typeof divideJobs>[0]) => {
  const { exact, close } = divideJobs(given)
  return [exact.length, close.length]
}

it('parts a page where the close ones begin, on whichever page that is', () => {
  expect(counts({ jobs: page(13), total: 2, close: 11, page: 1 })).toEqual([2, 11])
  expect(counts({ jobs: page(20), total: 18, close: 11, page: 1 })).toEqual([18, 2])
  expect(counts({ jobs: page(9), total: 18, close: 11, page: 2 })).toEqual([0, 9])
  expect(counts({ jobs: page(20), total: 1000, close: 0, page: 3 })).toEqual([20, 0])
})
