import { describe, expect, it } from 'vitest'
import type { ReadExperience } from '../entries/read-experience.ts'
import { mendJobs } from './mend-jobs.ts'

const found = (value: string) => ({ value, confidence: 0.5, source: [] })

function job(company: string, years?: string, more: Partial<ReadExperience> = {}): ReadExperience {
  const [from = '', to = ''] = years?.split('-') ?? []
  return {
    company: found(company),
    ...(years ? { period: { from, to, current: false, confidence: 0.5, source: [] } } : {}),
    description: [],
    ...more,
  }
}

const line = (text: string): ReadExperience['description'] => [{ kind: 'bullet', text, source: [] }]
const companies = (jobs: readonly ReadExperience[]) => jobs.map(({ company }) => company?.value)

describe('the jobs of a short resume, told again', () => {
  const ladle = job('Copper Ladle', '2019-2023', { location: found('Leeds'), description: line('Ran the grill') })
  const undated = job('Cafe Lindqvist', undefined, { position: found('Cook'), description: line('Served tables') })

  it('stay where nothing sounder is told of them', () => {
    const told = [job('Copper Ladle', '2018-2023'), job('Blue Anchor', '2014-2016', { position: found('Cook') })]
    const mended = mendJobs([ladle, undated], told)
    expect(companies(mended)).toEqual(['Copper Ladle', 'Blue Anchor', 'Cafe Lindqvist'])
    expect(mended).toContain(ladle)
    expect(mended).toContain(undated)
  })

  it('keep place and lines where the years are told, however the name is written', () => {
    const known = job('Acme Ltd.', undefined, { location: found('Hull'), description: line('Welded frames') })
    const [mended, ...others] = mendJobs([known], [job('Acme Ltd', '2014-2016')])
    expect(others).toEqual([])
    expect(mended).toMatchObject({ location: known.location, description: known.description, period: { to: '2016' } })
  })

  it('give way where a whole row was taken for an employer', () => {
    const row = job('Cook | Blue Anchor | Hull')
    expect(companies(mendJobs([ladle, row], [job('Blue Anchor', '2014-2016')]))).toEqual([
      'Copper Ladle',
      'Blue Anchor',
    ])
  })

  it('are read as soon where a line is nothing but digits', () => {
    const known = { ...job('', undefined, { description: line(`Blue Anchor ${'1'.repeat(60)} x`) }) }
    expect(companies(mendJobs([known], [job('Blue Anchor', '2014-2016')]))).toContain('Blue Anchor')
  })

  it('are not lines of a job without a name as well', () => {
    const lines = [...line('Blue Anchor, cook, 2014, 2016'), ...line('Blue Anchor, cook, 2014, 2016, ran the grill')]
    const nameless: ReadExperience = { description: lines }
    const [anchor, rest] = mendJobs([nameless], [job('Blue Anchor', '2014-2016', { position: found('cook') })])
    expect(anchor?.company?.value).toBe('Blue Anchor')
    expect(rest?.description).toEqual(lines.slice(1))
  })
})
