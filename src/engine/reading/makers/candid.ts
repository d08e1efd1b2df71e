import { readResume } from '#engine/resume/read-resume.ts'
import { isRecord } from '#engine/resume/read-value.ts'
import { defineMaker } from './_maker.ts'

const isOurs = (value: unknown) => isRecord(value) && ('personalInfo' in value || 'experiences' in value)

export default defineMaker({
  name: 'Candid',
  // A saved document carries the resume inside.
  matches: (data) => isOurs(data) || (isRecord(data) && isOurs(data.resume)),
  read: (data, ids) => readResume(isRecord(data) && isOurs(data.resume) ? data.resume : data, ids),
})
