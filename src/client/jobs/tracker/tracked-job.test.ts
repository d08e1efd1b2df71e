import { expect, it } from 'vitest'
import type { Job } from '#shared/api/jobs.ts'
import { measureProgress, moveTo, startTracking, statusSince } from './tracked-job.ts'

const job: Job = {
  id: '0f8fad5b-d9cb-4f1e-8b1a-2d7d3c6f0a11',
  title: 'Welder',
  company: 'Ironmoor Fabrication',
  logo: null,
  type: 'Full-time',
  types: ['Full-time'],
  location: 'Gary, IN',
  salary: null,
  salaryRange: null,
  postedDate: '2026-11-14',
  description: 'Weld.',
  url: '/jobs/x',
  source: 'Sample listings',
  alsoAt: [],
  sample: true,
}
const start = startTracking(job, { id: 'b5a4f1de-0000-4000-8000-000000000001', now: '2026-11-01T10:00:00.000Z' })

it('begins as saved and remembers each step with its time', () => {
  const applied = moveTo(start, 'applied', '2026-11-10T10:00:00.000Z')
  expect(applied.history.map(({ status }) => status)).toEqual(['saved', 'applied'])
  expect(statusSince(applied)).toBe('2026-11-10T10:00:00.000Z')
  expect(moveTo(applied, 'applied', '2026-11-11T10:00:00.000Z')).toBe(applied)
})

it('knows what usually comes next', () => {})

it('counts how far applications came and how many were sent each week', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  const sent = moveTo(start, 'applied', '2026-11-10T10:00:00.000Z')
  const closed = moveTo(moveTo(start, 'applied', '2026-11-03T10:00:00.000Z'), 'closed', '2026-11-12T10:00:00.000Z')
  const { reached, weeks } = measureProgress([start, sent, closed], { now, weeks: 3 })
  expect(reached).toEqual([
    { status: 'applied', count: 2 },
    { status: 'interview', count: 0 },
    { status: 'offer', count: 0 },
  ])
  expect(weeks.map(({ count }) => count)).toEqual([0, 1, 1])
})
