// Whether a name is that of a town. Thousands of towns are called like somebody or something, so this is only worth asking
// where a town is to be expected: behind an employer, before a state, in a line of its own.

import { townKey } from './town-key.ts'
import { townNames } from './towns.gen.ts'

/** Most texts have no head to ask about, so the set is made when it is first asked for. */
let towns: ReadonlySet<string> | undefined

export function isTown(text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || text.length > 40 || /\d/.test(text)) return false
  towns ??= new Set(townNames.split(/[,\n]/))
  return towns.has(townKey(text))
}
