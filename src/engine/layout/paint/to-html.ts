import type { PaintElement } from './paint-element.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
const empty = new Set(['img', 'rect', 'line', 'ellipse', 'polygon'])

/** The tree as HTML text: for files and for looking at pages without React. */
export function toHtml(element: PaintElement): string {
  const style = Object.entries(element.style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const attributes = Object.entries({ ...element.attributes, ...(style ? { style } : {}) })
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('')
  if (empty.has(element.tag)) return `<${element.tag}${attributes}/>`
  const children = element.children
    .map((child) => (typeof child === 'string' ? escapeText(child) : toHtml(child)))
    .join('')
  return `<${element.tag}${attributes}>${children}</${element.tag}>`
}
