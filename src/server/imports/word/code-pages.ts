/** A reader of one of the code pages in which Word on Windows wrote text before Unicode. */
export function readCodePage(page: number): (bytes: Uint8Array) => string {
  const names: Record<number, string> = {
    437: 'windows-1252',
    850: 'windows-1252',
    874: 'windows-874',
    932: 'shift_jis',
    936: 'gbk',
    949: 'euc-kr',
    950: 'big5',
    10000: 'macintosh',
    65001: 'utf-8',
  }
  const name = names[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')
  const decoder = new TextDecoder(name)
  return (bytes) => decoder.decode(bytes)
}
