import type { Job, SourceLine } from '../facts/career.ts'

/**
 * `text`: the line as a careful writer would list it. `sentence`: the line as they said it themselves, where it is one.
 * `worth`: how much it says for the job, of 3.
 */
export type ToldLine = {
  job: Job
  line: SourceLine
  text: string
  worth?: number | undefined
  sentence?: string | undefined
}
