import { expect, it } from 'vitest'
import { chooseQuestions, findAsked } from './answer-lines.ts'
import { ended, resumeOf } from './upgrade.fixture.ts'

it.each([
  [0.3, 0],
  [1.5, 1],
])('asks about a line by what it is worth at the top: rated %s', (worth, count) => {
  const text = 'Designed the company T-shirt'
  const resume = resumeOf([text], ended)
  const path = `experiences.${resume.experiences[0]?.id}.description`
  const asked = findAsked([{ path, before: text, pieces: [text], isBullet: true, tense: 'ended' }])
  expect(chooseQuestions(resume, asked, { answers: [], tops: new Map([[text, worth]]) })).toHaveLength(count)
})
