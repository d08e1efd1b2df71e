// Where on a page somebody pressed last. The field that opens for it, in whatever panel, puts the caret there.

export type Press = {
  path: string
  /** All the page says of that path, and how far into it the press was. */
  text: string
  at: number
}

let last: Press | undefined

export function rememberPress(pages: Element, path: string, { x, y }: { x: number; y: number }): void {
  last = undefined
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret?.offsetNode instanceof Text) last = readPress(pages, path, caret.offsetNode, caret.offset)
}

/** The press that led to this path; only once, because a later request for it comes from elsewhere. */
export function takePress(path: string): Press | undefined {
  const press = last?.path === path ? last : undefined
  last = undefined
  return press
}

/** A field may continue over several lines, bullets and pages. */
export function readPress(pages: Element, path: string, node: Text, offset: number): Press | undefined {
  const walker = document.createTreeWalker(pages, NodeFilter.SHOW_TEXT)
  let text = ''
  let at: number | undefined
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const element = next.parentElement
    if (element?.closest('[data-path]')?.getAttribute('data-path') !== path || element.closest('[aria-hidden]'))
      continue
    if (next === node) at = text.length + offset
    text += `${next.textContent ?? ''}\n`
  }
  return at === undefined ? undefined : { path, text, at }
}
