// Work that the lines of a job name without saying what was done. A resume has one tone.
import type { Frame } from './_frame.ts'

const texts = ['Current work{now}includes {work}.', 'Work {employer} included {work}.', 'Work includes {work}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
