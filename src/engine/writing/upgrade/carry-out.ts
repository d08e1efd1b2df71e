import { applyChange, replacingLines, sameWords, splitChange, writeLines } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { getField, setField } from '#engine/edit/set-field.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'

/** All at once: applied one by one, each would read its whole description again. */
export function carryOut(resume: Resume, changes: readonly Change[]): Resume {
  const ofLines = (change: Change) => change.kind === 'replace' && change.path.endsWith('.description')
  const paths = new Set(changes.filter(ofLines).map(({ path }) => path))
  let next = resume
  for (const path of paths) {
    const text = getField(next, path)
    if (typeof text !== 'string') continue
    const waiting = changes.filter((change) => change.path === path && ofLines(change)).flatMap(splitChange)
    const lines = splitLines(text).flatMap((line) => {
      const at = waiting.findIndex(({ before }) => sameWords(before, line.text))
      const [change] = at < 0 ? [] : waiting.splice(at, 1)
      return change ? replacingLines(change, line) : [line]
    })
    next = setField(next, path, writeLines(lines))
  }
  return changes.reduce((now, change) => (ofLines(change) ? now : (applyChange(now, change) ?? now)), next)
}
