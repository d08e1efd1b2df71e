// A table of comma-separated values as rows by the names of its columns.

export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = splitCells(text.replace(/^\uFEFF/, ''))
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => Object.fromEntries(head.map((name, at) => [name.trim(), row[at] ?? ''])))
}

/** Quotes hold commas, line breaks and doubled quotes. */
function splitCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const closeCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (isQuoted && letter === '"' && text[at + 1] === '"') cell += text[++at]
    else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && letter === ',') closeCell()
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (letter === '\r' && text[at + 1] === '\n') at++
      closeCell()
      rows.push([])
    } else cell += letter
  }
  closeCell()
  return rows
}
