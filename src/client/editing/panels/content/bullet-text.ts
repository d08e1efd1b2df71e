// Descriptions are kept as plain text with '-' before a bullet; the field shows the bullet itself. Both have the same
// length, so a place in one is the same place in the other.

export function showBullets(text: string): string {
  return text.replace(/^([ \t]*)[-*](?=[ \t])/gm, '$1•')
}

export function storeBullets(shown: string): string {
  return shown.replace(/^([ \t]*)•(?=[ \t])/gm, '$1-')
}

const ownMark = /^\s*(?:[-*•‣▪◦●·–]|\d{1,2}[.)])\s+/u

/** The points of a text from elsewhere. Where some lines carry a mark, those without one go on with the line before. */
export function readPoints(pasted: string): string[] {
  const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isMarked = lines.some((line) => ownMark.test(line))
  const points: string[] = []
  for (const line of lines) {
    const words = line.replace(ownMark, '').trim()
    const last = points.pop()
    if (last === undefined) points.push(words)
    else if (isMarked && !ownMark.test(line)) points.push(`${last} ${words}`)
    else points.push(last, words)
  }
  return points
}
