const head = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
`
const tail = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`
/** Readers refuse longer blocks. */
const mappingsPerBlock = 100

/** The map from the numbers of glyphs, which are the indices here, to what they read as. */
export function toUnicodeMap(texts: readonly string[]): string {
  const mappings = texts.flatMap((text, code) => (text === '' ? [] : [`<${toHex(code)}> <${toUtf16(text)}>`]))
  const blocks: string[] = []
  for (let at = 0; at < mappings.length; at += mappingsPerBlock) {
    const block = mappings.slice(at, at + mappingsPerBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`)
  }
  return head + blocks.join('') + tail
}

function toUtf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => toHex(text.charCodeAt(index))).join('')
}

function toHex(value: number): string {
  return value.toString(16).padStart(4, '0')
}
