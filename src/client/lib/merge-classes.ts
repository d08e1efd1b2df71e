// Which classes set the same thing, as far as the client writes them: a later one replaces an earlier one instead of
// leaving it to the order of the style sheet which of them wins.

/** Classes without a value of their own. */
const words: Record<string, string> = {
  ...each('display', 'block contents flex grid hidden inline inline-block inline-flex inline-grid table flow-root'),
  ...each('position', 'absolute fixed relative static sticky'),
  ...each('visibility', 'visible invisible collapse'),
  ...each('text-transform', 'uppercase lowercase capitalize normal-case'),
  ...each('text-line', 'underline overline line-through no-underline'),
  ...each('font-style', 'italic not-italic'),
  ...each('flex-direction', 'flex-row flex-row-reverse flex-col flex-col-reverse'),
  ...each('flex-wrap', 'flex-wrap flex-nowrap flex-wrap-reverse'),
  ...each('text-align', 'text-left text-center text-right text-start text-end text-justify'),
  ...each('text-wrap', 'text-wrap text-nowrap text-balance text-pretty'),
  ...each('text-overflow', 'truncate text-ellipsis text-clip'),
  ...each('reading', 'sr-only not-sr-only'),
  ...each('outline-style', 'outline-none outline-dashed outline-dotted outline-double outline-solid outline-hidden'),
  ...each('border-style', 'border-solid border-dashed border-dotted border-double border-none border-hidden'),
  ...each('border-collapse', 'border-collapse border-separate'),
  ...each('decoration-style', 'decoration-solid decoration-dashed decoration-dotted decoration-double decoration-wavy'),
  ...each('list-position', 'list-inside list-outside'),
  ...each('object-fit', 'object-contain object-cover object-fill object-none object-scale-down'),
  ...each('snap-axis', 'snap-none snap-x snap-y snap-both'),
  ...each('snap-strictness', 'snap-mandatory snap-proximity'),
  ...each('snap-align', 'snap-start snap-center snap-end snap-align-none'),
}

/** The rest begins with what it sets; the first that fits counts. */
const beginnings: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['font-size', /^text-(?:display-[12]|h[123]|body-l|body|small|micro|xs|sm|base|lg|\d?xl|\[[\d.])/],
  ['font-family', /^font-(?:display|mono|sans|serif)$/],
  ['font-weight', /^font-/],
  ['border-color', /^border-(?![trblxyse](?:-|$)|\d|\[\d|spacing)/],
  ['outline-width', /^outline(?:-\d|$)/],
  ['outline-offset', /^outline-offset-/],
  ['outline-color', /^outline-/],
  ['ring-width', /^ring(?:-\d|$)/],
  ['ring-offset', /^ring-offset-/],
  ['ring-color', /^ring-/],
  ['stroke-width', /^stroke-[\d[]/],
  ['decoration-width', /^decoration-(?:\d|auto)/],
  ['divide-color', /^divide-(?![xy](?:-|$))/],
  ['background-image', /^bg-linear-/],
  ['gradient', /^from-/],
  ['blur', /^blur(?:-|$)/],
  ['flex', /^flex-/],
  [
    '',
    /^(?:inset(?:-[xy])?|top|right|bottom|left|[mp][trblxyse]?|(?:min|max)-[wh]|[wh]|size|gap(?:-[xy])?|border(?:-[trblxy])?|rounded(?:-(?:[trblse]{1,2}))?(?![a-z])|overflow(?:-[xy])?|overscroll(?:-[xy])?|basis|grow|shrink|order|z|aspect|col-(?:span|start|end)|row-(?:span|start|end)|grid-(?:cols|rows|flow)|auto-(?:cols|rows)|items|self|content|justify-(?:items|self)|justify|place-(?:items|content|self)|align|leading|tracking|whitespace|line-clamp|underline-offset|list|bg|fill|stroke|text|accent|decoration|divide-[xy]|opacity|shadow|rotate|scale|translate-[xy]|origin|transition|duration|ease|delay|animate|cursor|pointer-events|select|touch|resize|appearance|object|float|clear|break-(?:after|before|inside)|scroll-[mp][trblxy]?|field-sizing|wrap|columns|snap)(?=-|$)/,
  ],
]

/** A class for all sides takes the place of those for one. */
const covers: Record<string, readonly string[]> = {
  ...sides('p', (side) => `p${side}`),
  ...sides('m', (side) => `m${side}`),
  ...sides('border', (side) => `border-${side}`),
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x', 'overscroll-y'],
  flex: ['basis', 'grow', 'shrink'],
  rounded: ['t', 'r', 'b', 'l', 'tl', 'tr', 'bl', 'br'].map((corner) => `rounded-${corner}`),
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
}

function each(kind: string, list: string): Record<string, string> {
  return Object.fromEntries(list.split(' ').map((word) => [word, kind]))
}

function sides(all: string, name: (side: string) => string): Record<string, readonly string[]> {
  const [top, right, bottom, left, x, y] = ['t', 'r', 'b', 'l', 'x', 'y'].map(name)
  if (!top || !right || !bottom || !left || !x || !y) return {}
  return { [all]: [x, y, top, right, bottom, left], [x]: [right, left], [y]: [top, bottom] }
}

type Class = { scope: string; kind: string | undefined }

const known = new Map<string, Class>()

/** What a class sets, and under which condition (`md:hover:`); undefined is nothing another one could set as well. */
export function readClass(name: string): Class {
  let read = known.get(name)
  if (!read) {
    // The colons of `[&>a:hover]:p-1` and of `[color:red]` are no ends of a condition.
    const scope = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[\]()])*:)*/.exec(name)?.[0] ?? ''
    read = { scope: name.includes('!') ? `${scope}!` : scope, kind: kindOf(name.slice(scope.length).replace('!', '')) }
    known.set(name, read)
  }
  return read
}

function kindOf(base: string): string | undefined {
  if (base.startsWith('[')) return base.slice(0, base.indexOf(':'))
  const name = base.replace(/^-/, '')
  const word = words[name]
  if (word) return word
  for (const [kind, pattern] of beginnings) {
    const match = pattern.exec(name)
    if (match) return kind || match[0]
  }
}

const merged = new Map<string, string>()
const MOST_REMEMBERED = 2000

/** Drops every class that a later one replaces. */
export function mergeClasses(names: string): string {
  let kept = merged.get(names)
  if (kept === undefined) {
    kept = keepLast(names)
    if (merged.size >= MOST_REMEMBERED) merged.clear()
    merged.set(names, kept)
  }
  return kept
}

function keepLast(names: string): string {
  const taken = new Set<string>()
  const kept: string[] = []
  for (const name of names.split(/\s+/).reverse()) {
    const { scope, kind } = readClass(name)
    if (kind !== undefined) {
      if (taken.has(scope + kind)) continue
      for (const covered of [kind, ...(covers[kind] ?? [])]) taken.add(scope + covered)
    }
    if (name) kept.push(name)
  }
  return kept.reverse().join(' ')
}
