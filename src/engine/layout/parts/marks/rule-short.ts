import type { Look, Tone } from '../../compose/look.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** Black on the page says nothing: where that is the accent, the fill's colour takes its place. */
const color = ({ tones }: Look, tone: Tone): string =>
  tone === tones.page && tone.accent === tone.ink ? tones.fill.background : tone.accent

const ruleShort: HeadingMarkPart = (heading, body, { look, tone }) => [
  heading,
  {
    kind: 'rule',
    keepWithNext: true,
    before: look.gap.heading * 0.6,
    color: color(look, tone),
    thickness: 3,
    length: 26,
  },
  ...spaceBody(body, look.gap.heading * 0.9),
]
export default ruleShort
