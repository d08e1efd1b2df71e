// Every value of a resume that came as data, which needs no guessing.
import type { ReadField } from '#engine/reading/reading.ts'
import type { Resume } from '#engine/resume/resume.ts'

const skipped = /(?:^|\.)(?:id|profileImage|arrangement)(?:\.|$)/

export function fieldsOfResume(resume: Resume): ReadField[] {
  const fields: ReadField[] = []
  const visit = (value: unknown, path: string) => {
    if (skipped.test(path)) return
    if (typeof value === 'string') {
      if (value !== '') fields.push({ path, value, confidence: 1, source: [] })
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`)
    }
  }
  visit(resume, '')
  return fields
}
