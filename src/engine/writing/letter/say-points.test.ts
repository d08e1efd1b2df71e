import { describe, expect, it } from 'vitest'
import { type Experience, emptyResume } from '#engine/resume/resume.ts'
import { type Job, readCareer } from '../facts/career.ts'
import { leadsOf, sayPoints } from './say-points.ts'

function jobOf(parts: Partial<Experience>): Job {
  const experience: Experience = {
    id: 'a',
    company: 'Harbor Inn',
    position: 'Line cook',
    startDate: '2019-03',
    endDate: '2024-05',
    current: false,
    description: '- Ran the grill station',
    ...parts,
  }
  const [job] = readCareer({ ...emptyResume('r'), experiences: [experience] }, { today: '2026-11-15' }).jobs
  if (!job) throw new Error('There is no job')
  return job
}
const lead = (parts: Partial<Experience>) => leadsOf(jobOf(parts))[0]

describe('what leads into the lines of a job', () => {
  it.each([
    [{}, 'From my work at Harbor Inn:'],
    [{ position: 'Veterinary Extern' }, 'From my externship at Harbor Inn:'],
    [{ position: 'Volunteer' }, 'From my volunteer work at Harbor Inn:'],
    [{ company: 'Self-employed', position: 'Painter' }, 'From my work as a self-employed painter:'],
    [{ company: 'Staffing agency', position: 'Picker' }, 'From my work as a picker:'],
  ])('says what kind of work it was: %o', (parts, said) => {
    expect(lead(parts)).toBe(said)
  })

  it.each(['Volunteer Coordinator', 'Apprentice then bench joiner', 'Intern Program Manager'])(
    'calls a job a job: %s',
    (position) => {
      expect(lead({ position })).toBe('From my work at Harbor Inn:')
    },
  )

  it('names an employer once for two posts there', () => {
    const jobs = [jobOf({}), jobOf({ id: 'b', position: 'Sous chef' })]
    const told = jobs.flatMap((job) => job.lines.slice(-1).map((line) => ({ job, line, text: line.text })))
    expect(sayPoints(told, { tone: 'plain', seed: 0 })).toHaveLength(1)
  })
})
