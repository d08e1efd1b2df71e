// What was done in one job, in a sentence. It is the person's own in every tone; only where is said before it.
import type { Frame } from './_frame.ts'

const texts = [
  '{atEmployer} ({post}), I {did}',
  '{atEmployer}, I {did}',
  'As {aRole} ({time}), I {did}',
  'As {aRole}, I {did}',
]

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
