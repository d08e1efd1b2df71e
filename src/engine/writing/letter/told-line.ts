import type { Job, SourceLine } from '../facts/career.ts'

/** `text`: the line as a careful writer would list it. */
export type ToldLine = { job: Job; line: SourceLine; text: string }
