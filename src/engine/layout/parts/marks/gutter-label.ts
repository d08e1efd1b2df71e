import { gutterLabel as inGutter } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'

/** The heading stands in the left gutter, the body beside it. */
const gutterLabel: HeadingMarkPart = (heading, body, place) => [inGutter(heading, body, place)]

export default gutterLabel
