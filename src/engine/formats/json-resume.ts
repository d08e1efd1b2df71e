import { toJsonResume } from '#engine/resume/to-json-resume.ts'
import { defineFormat } from './format.ts'

export default defineFormat({
  id: 'json-resume',
  label: 'JSON Resume',
  mime: 'application/json',
  extension: 'json',
  render: (resume) => `${JSON.stringify(toJsonResume(resume), null, 2)}\n`,
})
