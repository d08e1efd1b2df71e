// The tables at the head of an RTF file: the names of its styles and its colours.

/** Paragraph styles by number: `{\s1\b\fs32 heading 1;}`. */
export function readStyleNames(source: string): Map<number, string> {
  const start = source.indexOf('{\\stylesheet')
  if (start < 0) return new Map()
  const names = source.slice(start, start + 100_000).matchAll(/\{\\s(\d{1,5})((?:\\[a-z]+-?\d* ?)*)([^;{}\\]*);\}/g)
  return new Map([...names].map(([, number, , name = '']) => [Number(number), name.trim()]))
}

/** The colours, given component by component. */
export class ColorTable {
  private parts: { red?: number; green?: number; blue?: number } = {}

  set(part: 'red' | 'green' | 'blue', value: number): void {
    this.parts[part] = value
  }

  /** A semicolon ends a colour; the first, empty one is the usual ink. */
  take(text: string): string[] {
    return [...text].filter((character) => character === ';').map(() => this.end())
  }

  private end(): string {
    const { red, green, blue } = this.parts
    this.parts = {}
    if (red === undefined || green === undefined || blue === undefined) return '#000000'
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
