// Reads text that somebody typed, pasted or edited: the canonical text exactly, any other as a document.
import { isCanonical, readCanonicalText } from './canonical/read-canonical-text.ts'
import { cutBullet } from './layout/bullet-marks.ts'
import { readDocument } from './read-resume.ts'
import type { Reading } from './reading.ts'
import type { FlowParagraph } from './segment.ts'

export function readText(text: string, ids: { newId: () => string }): Reading {
  const plain = text.replace(/\r\n?/g, '\n')
  return isCanonical(plain)
    ? readCanonicalText(plain, ids)
    : readDocument({ kind: 'flow', paragraphs: paragraphsOf(plain), hidden: [] }, ids)
}

function paragraphsOf(text: string): FlowParagraph[] {
  let gap = false
  return text.split('\n').map((line) => {
    const gapBefore = gap
    gap = line.trim() === ''
    const rest = cutBullet(line)
    const own = rest ?? line
    return { text: own, runs: [{ text: own, bold: false, italic: false }], isList: rest !== undefined, gapBefore }
  })
}
