import { expect, it } from 'vitest'
import { describeSearch, emptySearch, readSearch, refine, type SearchState, writeSearch } from './search-address.ts'

const full: SearchState = {
  query: 'data engineer',
  location: 'Austin, TX',
  jobType: 'Remote',
  posted: 7,
  salary: 100_000,
  company: 'Pinwheel Payments',
  sort: 'newest',
  page: 3,
}

it('reads back what it wrote', () => {
  expect(readSearch(writeSearch(full))).toEqual(full)
  expect(readSearch(writeSearch(emptySearch))).toEqual(emptySearch)
})

it('leaves out what is as usual', () => {
  expect(writeSearch({ ...emptySearch, query: 'nurse' }).toString()).toBe('query=nurse')
})

it.each(['jobType=any', 'jobType=Weekend', 'posted=5', 'salary=7', 'sort=best', 'page=0', 'page=x', 'page=999'])(
  'takes %s as not said',
  (query) => {
    expect(readSearch(new URLSearchParams(`query=nurse&${query}`))).toEqual({ ...emptySearch, query: 'nurse' })
  },
)

it('begins at the first page again when anything else changes', () => {
  expect(refine(full, { jobType: undefined })).toMatchObject({ jobType: undefined, page: 1 })
  expect(refine(full, { page: 4 }).page).toBe(4)
})

it('says a search as one would', () => {
  expect(describeSearch(full)).toBe('data engineer in Austin, TX, remote')
  expect(describeSearch({ ...emptySearch, query: 'welder' })).toBe('welder')
})
