import { onGround } from '../../compose/on-ground.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'
import { stripTone } from '../../compose/strip-tone.ts'

const filledStrip: HeadingMarkPart = (heading, body, { look, tone }) => {
  const strip = stripTone(look, tone)
  return [
    {
      kind: 'group',
      role: 'span',
      keepWithNext: true,
      children: [
        {
          ...heading,
          runs: heading.runs.map((run) => onGround(run, strip.background)),
          style: { ...heading.style, color: strip.accent },
        },
      ],
      box: { padding: { top: 3.4, right: 8, bottom: 3.4, left: 8 }, fill: strip.background },
    },
    ...spaceBody(body, look.gap.heading),
  ]
}
export default filledStrip
