import type { ListedDocument } from './listed-document.ts'

/** What was written for one job. */
export type Application = { job: string; documents: ListedDocument[] }

/** Documents of one job together, where the list has the first of them; the others stay where they are. */
export function groupByJob(documents: readonly ListedDocument[]): (Application | ListedDocument)[] {
  const byJob = new Map<string, Application>()
  const grouped: (Application | ListedDocument)[] = []
  for (const document of documents) {
    const job = jobOf(document)
    if (job === undefined) {
      grouped.push(document)
      continue
    }
    const key = job.toLowerCase()
    const application = byJob.get(key) ?? { job, documents: [] }
    if (!byJob.has(key)) grouped.push(application)
    byJob.set(key, application)
    // The resume first: the letter goes with it.
    if (document.kind === 'resume') application.documents.unshift(document)
    else application.documents.push(document)
  }
  return grouped
}

/**
 * A letter knows its job; a resume made for one is named for it, and is free again once it is renamed. So is a letter that
 * only the account has: its words are not at hand.
 */
function jobOf({ kind, title, draft }: ListedDocument): string | undefined {
  if (kind === 'resume') return /^Tailored for (?!a job$)(.+)$/.exec(title)?.[1]
  if (draft?.document.kind !== 'letter') return /^(.+) – Letter$/.exec(title)?.[1]?.replace(/, (?=[^,]+$)/, ' at ')
  const { posting } = draft.document.letter
  if (posting.title.trim() === '') return undefined
  return posting.company.trim() === '' ? posting.title.trim() : `${posting.title.trim()} at ${posting.company.trim()}`
}
