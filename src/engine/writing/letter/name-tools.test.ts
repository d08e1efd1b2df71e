import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { sayTools, toolsOf } from './name-tools.ts'

function jobOf(description: string) {
  const [job] = readCareer(
    {
      ...emptyResume('r'),
      experiences: [
        {
          ...{ id: 'a', company: 'Harbor Apps', position: 'Developer', startDate: '2019-03' },
          current: true,
          description,
        },
      ],
    },
    { today: '2026-11-15' },
  ).jobs
  if (!job) throw new Error('There is no job')
  return job
}
const posting = readPosting('Frontend Developer at Globex\nRequirements:\n- React\n- TypeScript')
const namesOf = (description: string) => toolsOf(jobOf(description)).map(({ name }) => name)

describe('tools that a job lists', () => {
  it.each([
    ['- Java\n- Javascript\n- React', ['Java', 'JavaScript', 'React']],
    ['- Technologies: React, TypeScript, Docker', ['React', 'TypeScript', 'Docker']],
    ['- Built the booking page in React\n- Team of six', []],
  ])('are known by name: %j', (description, names) => expect(namesOf(description)).toEqual(names))
})

describe('what somebody works with', () => {
  const job = jobOf('- Java\n- React')
  it('goes on behind the introduction, what they ask for first', () => {
    const said = { text: 'I have been a developer at Harbor Apps since March 2019.', entries: [job.entry], quotes: [] }
    const { introduced, apart } = sayTools([said], [job], { posting, tone: 'plain' })
    expect(introduced[0]?.text).toBe(
      'I have been a developer at Harbor Apps since March 2019, where I work with React and Java.',
    )
    expect(apart).toEqual([])
  })

  it('is a sentence apart where the introduction is of something else', () => {
    const { apart } = sayTools([], [job], { posting, tone: 'plain' })
    expect(apart.map(({ text }) => text)).toEqual(['At Harbor Apps I work with React and Java.'])
  })

  it('is left out where they ask for none of it', () => {
    expect(sayTools([], [jobOf('- Photoshop\n- Java')], { posting, tone: 'plain' }).apart).toEqual([])
  })
})
