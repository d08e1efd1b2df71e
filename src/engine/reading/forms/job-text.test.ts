import { describe, expect, it } from 'vitest'
import { readJobText } from './job-text.ts'
import { readPersonName } from './person-name.ts'

describe('a job in a few words', () => {
  it.each([
    ['bank official, Connacht Building Society, 1992 to 2003', 'bank official', 'Connacht Building Society'],
    ['Poundland 2017-2021, sales assistant', 'sales assistant', 'Poundland'],
  ])('has its post and its employer: %s', (text, position, company) => {
    expect(readJobText(text)).toMatchObject({ position, company })
  })
})

describe('a name', () => {
  it.each([
    ['Col Hargreave', 'Col Hargreave'],
    ['Col. Ada Hargreave', 'Ada Hargreave'],
    ['Dr Hargreave', 'Hargreave'],
  ])('%s is %s', (text, name) => {
    expect(readPersonName(text).name).toBe(name)
  })
})
