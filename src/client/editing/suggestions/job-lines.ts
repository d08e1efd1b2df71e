import { createContext, use } from 'react'

/** One job as suggestions see it, and the ways to write into it. */
export type JobLines = {
  /** `experiences.<id>` */
  entry: string
  /** The job's title, or the person's own if it has none. */
  title: string
  /** The longer of the two where they name the same work: it says which porter. */
  fullTitle: string
  /** The sign of the person's money, where the resume tells it. */
  currency: string | undefined
  description: string
  isCurrent: boolean
  addLine: (text: string) => void
  takeLineBack: (text: string) => void
  /** Other words for the line `index`, as the engine counts lines. */
  replaceLine: (index: number, text: string) => void
}

export const JobLinesContext = createContext<JobLines | null>(null)

export function useJobLines(): JobLines {
  const job = use(JobLinesContext)
  if (!job) throw new Error('A suggestion is outside a job')
  return job
}
