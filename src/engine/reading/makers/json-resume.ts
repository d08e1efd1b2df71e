import { fromJsonResume, isJsonResume } from '#engine/resume/from-json-resume.ts'
import { isRecord } from '#engine/resume/read-value.ts'
import { defineMaker } from './_maker.ts'

export default defineMaker({
  name: 'JSON Resume',
  // Reactive Resume has `basics` too, and keeps the rest in sections.
  matches: (data) => isJsonResume(data) && !(isRecord(data) && ('sections' in data || 'resume' in data)),
  read: fromJsonResume,
})
