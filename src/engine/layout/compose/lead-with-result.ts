import type { RichBlock } from '#engine/resume/rich-text.ts'

const LONGEST_LEAD = 46

/** Sets the opening clause of a bullet in bold; the words stay as they are. */
export function leadWithResult(block: RichBlock): RichBlock {
  const [first, ...rest] = block.runs
  if (block.kind !== 'bullet' || !first || first.bold || first.href) return block
  const end = leadEnd(first.text)
  if (end === 0) return block
  return {
    ...block,
    runs: [
      { ...first, text: first.text.slice(0, end), bold: true },
      { ...first, text: first.text.slice(end) },
      ...rest,
    ],
  }
}

/** Up to the first comma, colon or dash; else the first four words. */
function leadEnd(text: string): number {
  const clause = /^[^,:;–—]{8,}?(?=[,:;]|\s[–—])/.exec(text)?.[0]
  if (clause && clause.length <= LONGEST_LEAD) return clause.length
  const words = /^(?:\S+\s+){3}\S+/.exec(text)?.[0]
  return words && words.length < text.length && words.length <= LONGEST_LEAD ? words.length : 0
}
