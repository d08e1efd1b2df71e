export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

export function capitalize(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
