import { describe, expect, it } from 'vitest'
import { type Experience, emptyResume } from '#engine/resume/resume.ts'
import { type Job, readCareer } from '../facts/career.ts'
import { tones } from './letter.ts'
import { leadsOf, sayPoints } from './say-points.ts'

function jobOf(parts: Partial<Experience>): Job {
  const experience: Experience = {
    id: 'a',
    company: 'Harbor Inn',
    position: 'Line cook',
    startDate: '2019-03',
    endDate: '2024-05',
    current: false,
    description: '- Grill station, 200 covers a night',
    ...parts,
  }
  const [job] = readCareer({ ...emptyResume('r'), experiences: [experience] }, { today: '2026-11-15' }).jobs
  if (!job) throw new Error('There is no job')
  return job
}
const toldOf = (job: Job) => job.lines.slice(-1).map((line) => ({ job, line, text: line.text }))
const lead = (parts: Partial<Experience>) =>
  sayPoints(toldOf(jobOf(parts)), { tone: 'plain', seed: 0 })[0]?.said[0]?.text

describe('what leads into the lines of a job', () => {
  it.each([
    [{}, 'At Harbor Inn (Line cook, 2019 to 2024):'],
    [{ position: 'Veterinary Extern', current: true }, 'At Harbor Inn (Veterinary Extern, since 2019):'],
    [{ position: 'Volunteer (kitchen)' }, 'At Harbor Inn (Volunteer, kitchen, 2019 to 2024):'],
    [{ company: 'Self-employed', position: 'Painter' }, 'As a self-employed painter (2019 to 2024):'],
    [{ company: 'Staffing agency', position: 'Picker' }, 'As a picker (2019 to 2024):'],
    [{ company: 'Staffing agency (placed at Midwest Goods)' }, 'At Midwest Goods (Line cook, 2019 to 2024):'],
    [{ startDate: '', endDate: '' }, 'At Harbor Inn (Line cook):'],
  ])('says where, as what and when: %o', (parts, said) => {
    expect(lead(parts)).toBe(said)
  })

  it('does not repeat what the introduction said', () => {
    const job = jobOf({})
    const [said] = sayPoints(toldOf(job), { tone: 'plain', seed: 0, introduced: job })
    expect(said?.said[0]?.text).toBe('At Harbor Inn:')
  })

  it('waits for what was done where every line tells it', () => {
    const job = jobOf({ description: '- Ran the grill station\n- Trained two prep cooks' })
    const told = job.lines.filter(({ role }) => role === 'line').map((line) => ({ job, line, text: line.text }))
    const leadOf = (parts: object) => sayPoints(told, { tone: 'plain', seed: 0, ...parts })[0]?.said[0]?.text
    expect(leadOf({})).toBe('As a line cook at Harbor Inn (2019 to 2024), I:')
    expect(leadOf({ introduced: job })).toBe('At Harbor Inn, I:')
    expect(leadOf({ introduced: job, led: job })).toBe('At Harbor Inn I also:')
  })

  it('is known to the gate in every tone', () => {
    const job = jobOf({})
    for (const tone of tones)
      for (const seed of [0, 1, 2])
        for (const introduced of [job, undefined])
          expect(leadsOf(job)).toContain(sayPoints(toldOf(job), { tone, seed, introduced })[0]?.said[0]?.text)
  })

  it('says that the work includes them, where every line names a piece of it', () => {
    const description = '- Weekly stock count for two bars\n- Preparing the rota'
    const job = jobOf({ description, current: true, endDate: '' })
    const told = job.lines.filter(({ role }) => role === 'line').map((line) => ({ job, line, text: line.text }))
    const leadOf = (lines: typeof told) => sayPoints(lines, { tone: 'plain', seed: 0 })[0]?.said[0]?.text
    expect(leadOf(told)).toBe('My work at Harbor Inn (Line cook, since 2019) includes:')
    const [first, ...others] = told
    if (!first) throw new Error('There is no line')
    for (const text of ['Costs down from 40 to 30', 'Ran the bar on weekends', 'Part of the opening team'])
      expect(leadOf([{ ...first, text }, ...others])).toBe('At Harbor Inn (Line cook, since 2019):')
  })

  it.each([
    [
      'Trained three cooks on the grill',
      'At Harbor Inn (Line cook, 2019 to 2024), I trained three cooks on the grill.',
    ],
    // A list forgives a missing article; a sentence does not.
    ['Set up system for the store room', undefined],
    ['Trained three cooks, two promoted', undefined],
  ])('says a single act in a sentence only where it is whole: %s', (text, sentence) => {
    const [paragraph] = sayPoints(toldOf(jobOf({ description: `- ${text}` })), { tone: 'plain', seed: 0 })
    expect(paragraph?.isList).toBe(sentence === undefined)
    if (sentence) expect(paragraph?.said.map((one) => one.text)).toEqual([sentence])
  })

  it('leaves what they told in sentences as they told it, in their order', () => {
    const sentences = ['I ran the grill for two summers.', 'In 2021 I took over the orders from the owner.']
    const job = jobOf({ description: sentences.join('\n') })
    const told = job.lines.flatMap((line) =>
      sentences.includes(line.text) ? [{ job, line, text: line.text, sentence: line.text }] : [],
    )
    const [paragraph] = sayPoints(told.toReversed(), { tone: 'plain', seed: 0 })
    expect(paragraph?.said.map(({ text }) => text)).toEqual([
      'At Harbor Inn (Line cook, 2019 to 2024), I ran the grill for two summers.',
      'In 2021 I took over the orders from the owner.',
    ])
  })

  it('is the name of a project, which has no employer', () => {
    const project = { id: 'p', name: 'Tram Delays', description: '- Pulled a year of delays into one table' }
    const [told] = readCareer({ ...emptyResume('r'), projects: [project] }).projects
    if (!told) throw new Error('There is no project')
    expect(sayPoints(toldOf(told), { tone: 'plain', seed: 0 })[0]?.said.map(({ text }) => text)).toEqual([
      'In my project Tram Delays:',
      '• Pulled a year of delays into one table',
    ])
  })
})
