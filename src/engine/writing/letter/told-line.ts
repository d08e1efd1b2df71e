import type { Job, SourceLine } from '../facts/career.ts'

/**
 * `text`: the line as a careful writer would list it. `sentence`: the line as they said it themselves, where it is one.
 */
export type ToldLine = { job: Job; line: SourceLine; text: string; sentence?: string | undefined }
