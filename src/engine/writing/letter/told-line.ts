import type { Job, SourceLine } from '../facts/career.ts'

/** `text`: the line as a careful writer would spell it; `listed`: the same in a list; `worth`: what it says for the job. */
export type ToldLine = { job: Job; line: SourceLine; text: string; listed: string; worth: number }
