// Values beside each other on a line of the canonical text.

export function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** Every value in its own place; bars at the end stand for empty ones. */
export function writeSlots(parts: (string | undefined)[]): string {
  const texts = parts.map((part) => escapeBars(oneLine(part)))
  const last = texts.findLastIndex((text) => text !== '')
  const shown = texts.slice(0, last + 1)
  if (shown.length === 0) return '|'
  return shown.join(' | ') + (shown.length < parts.length ? ' |' : '')
}

export function escapeBars(text: string): string {
  return text.replace(/[\\|]/g, '\\$&')
}
