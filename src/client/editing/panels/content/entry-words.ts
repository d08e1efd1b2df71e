// What an entry shows of itself while it is closed.
import { formatPeriod } from '#engine/resume/dates.ts'
import type { Education, Experience } from '#engine/resume/resume.ts'

type Dated = Pick<Experience, 'startDate' | 'endDate' | 'current'>

function beside(host: string, { startDate, endDate, current }: Dated): string {
  return [host, formatPeriod(startDate, endDate, current)].filter(Boolean).join('\n')
}

export const experienceWords = {
  titleOf: ({ position, company }: Experience) => position || company,
  summaryOf: (entry: Experience) => beside(entry.company, entry),
}

export const educationWords = {
  titleOf: ({ degree, field, institution }: Education) => [degree, field].filter(Boolean).join(', ') || institution,
  summaryOf: (entry: Education) => beside(entry.institution, entry),
}
