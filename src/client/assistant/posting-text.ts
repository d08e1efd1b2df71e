import type { Job } from '#shared/api/jobs.ts'

/** A listing as the text of a posting, with its facts named so that the reader need not guess. */
export function postingText({ title, company, location, description }: PostingFacts): string {
  const facts = [title, ...(company ? [`Company: ${company}`] : []), ...(location ? [`Location: ${location}`] : [])]
  return `${facts.join('\n')}\n\n${description}`
}

type PostingFacts = Pick<Job, 'title' | 'company' | 'location' | 'description'>
