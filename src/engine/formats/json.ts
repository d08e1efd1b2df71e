import { resumeSchema } from '#engine/resume/resume.ts'
import { defineFormat } from './format.ts'

export default defineFormat({
  id: 'json',
  label: 'JSON',
  mime: 'application/json',
  extension: 'json',
  // The schema puts the fields into its own order, so that the same resume is always the same file.
  render: (resume) => `${JSON.stringify(resumeSchema.parse(resume), null, 2)}\n`,
})
