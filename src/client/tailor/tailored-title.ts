import type { ProposalAnswer } from '#shared/api/assistant.ts'

/** The copy is named for the job: `Tailored for Night Nurse at Mercy Hospital`. */
export function tailoredTitle({ fit }: Pick<ProposalAnswer, 'fit'>): string {
  const title = fit?.title.trim() || 'a job'
  const company = fit?.company.trim()
  return company ? `Tailored for ${title} at ${company}` : `Tailored for ${title}`
}
