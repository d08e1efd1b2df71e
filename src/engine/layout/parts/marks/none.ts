import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const none: HeadingMarkPart = (heading, body, { look }) => [heading, ...spaceBody(body, look.gap.heading)]
export default none
