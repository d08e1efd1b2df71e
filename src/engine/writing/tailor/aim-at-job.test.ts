import { describe, expect, it } from 'vitest'
import { readPosting } from '../posting/read-posting.ts'
import { aimAtJob } from './aim-at-job.ts'

const posting = readPosting(
  'Middle School Spanish Teacher at Albany Charter School\n\nMust have a teaching certificate.',
)

describe('what a summary says they look for', () => {
  it.each([
    [
      'Seeking a middle grades math or science teaching position where I can contribute my creativity.',
      'Seeking a Middle School Spanish Teacher position where I can contribute my creativity.',
    ],
    [
      'Patient and calm. Looking for a receptionist role in a busy practice.',
      'Patient and calm. Looking for a Middle School Spanish Teacher role in a busy practice.',
    ],
  ])('names the job on offer: %s', (before, after) => expect(aimAtJob(before, posting)).toBe(after))

  it.each([
    'Teacher with nine years in middle schools.',
    'Seeking a Spanish teacher position.',
    'Seeking a challenging position where I can grow.',
    'I was looking for a better position for the loading dock.',
  ])('is left alone: %s', (text) => expect(aimAtJob(text, posting)).toBe(text))
})
