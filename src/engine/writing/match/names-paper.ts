// Whether a paper that somebody holds is the one a posting asks for, by its name: `CDL A or B, tanker endorsement` is met by
// `Class B CDL with tanker endorsement`, and `CP3` not by `CP2`.

/** What says of a paper only that it is one, or that it is good. */
const general =
  /^(?:an?|the|of|in|with|and|for|as|by|to|valid|current|active|full|clean|uk|us|licen[cs]ed?|licensure|certificat(?:e|es|ion|ions)|certified|cert|card|registration|registered|ticket|qualification|qualified|member(?:ship)?|higher|above|equivalent|similar|minimum|required|preferred|desirable|hold|holder|must|have|possess|or|your|own|accepted|nvq|qcf|svq|btec|qqi|rqf|award|diploma|degree|level|class|grade|trained|training|completed|completion|relevant|related|state|national|federal|local|professional|college|university|school|basic|advanced|new|first)$/

/** `Class B` is one name, and so is the `B` of `CDL A or B`. */
const letters = /\b(?:class|cdl|category|cat\.?) ([A-H]\d?E?)\b/gi

/** Several names for one paper. */
const alike: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:aerial|boom|scissor)(?: (?:and|or) (?:aerial|boom|scissor))? ?(?:lifts?|platforms?)\b|\b(?:MEWP|IPAF)\b/gi,
    'aerial lift',
  ],
  [/\b(?:fork ?lift|lift truck|reach truck|counterbalance)\b/gi, 'forklift'],
]

function tokensOf(named: string): string[] {
  const text = alike.reduce((said, [pattern, name]) => said.replace(pattern, name), named)
  const words = text
    .replace(letters, (whole, letter: string) => `${whole} class${letter}`)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]s\b/g, '')
    .match(/[\p{L}\d]+/gu)
  return (words ?? []).map((word) => (word.length > 4 ? word.replace(/(?:ies|y)$/, 'i').replace(/s$/, '') : word))
}

/** The ways in which one part of a wish may be met, each as the words that have to be there. */
function waysOf(part: string): string[][] {
  const ways: string[][] = []
  for (const way of part.split(/\band\/or\b|\bor\b|\/(?=\S* )/i)) {
    const [letter] = /^[A-H]\d?E?$/.exec(way.trim()) ?? []
    const words = letter
      ? [...(ways.at(-1) ?? []).filter((word) => !word.startsWith('class')), `class${letter.toLowerCase()}`]
      : tokensOf(way).filter((word) => !general.test(word) && (word.length > 1 || /\d/.test(word)))
    if (words.length > 0) ways.push(words)
  }
  return ways
}

/** How much of what is asked for one paper is. */
export function namesPaper(quote: string, paper: string): 'all' | 'part' | 'none' {
  const held = new Set(tokensOf(paper))
  const parts = quote
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;]/)
    .map(waysOf)
    .filter((ways) => ways.length > 0)
  const met = parts.filter((ways) => ways.some((way) => way.every((word) => held.has(word)) && isTelling(way)))
  return met.length === 0 ? 'none' : met.length === parts.length ? 'all' : 'part'
}

function isTelling(way: readonly string[]): boolean {
  return way.some((word) => word.length > 2 && !/^\d+$/.test(word))
}

/** `CP3`, `Class 1`: a code that no paper has is not held, whatever else it is called. */
export function lacksCode(quote: string, papers: readonly string[]): boolean {
  const codes = quote.match(/\b\p{Lu}+\d+\b|\b(?:class|category) \d\b/giu) ?? []
  const held = papers.map((paper) => paper.toLowerCase())
  return codes.length > 0 && !codes.some((code) => held.some((paper) => paper.includes(code.toLowerCase())))
}
