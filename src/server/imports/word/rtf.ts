// The text of an RTF file: groups, control words and characters, with bold, size, colour, lists, tables and links.
import type { FlowSource } from '#engine/reading/segment.ts'
import { readCodePage } from './code-pages.ts'
import { actions, characters, runningGroup, skippedGroups } from './rtf/control-words.ts'
import { RtfText } from './rtf/rtf-text.ts'
import { ColorTable, readStyleNames } from './rtf/style-tables.ts'

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([\r\n]+)|([^\\{}\r\n]+)/gi

export function readRtf(bytes: Uint8Array): FlowSource {
  const source = Buffer.from(bytes).toString('latin1')
  const codePage = Number(/\\ansicpg(\d+)/.exec(source.slice(0, 2000))?.[1] ?? 1252)
  const reader = new RtfReader(new RtfText(readCodePage(codePage)), readStyleNames(source))
  for (const match of source.matchAll(token)) if (!reader.take(match)) break
  return reader.build()
}

class RtfReader {
  private readonly colors = new ColorTable()
  /** The group began with a star: who does not know its word leaves it out. */
  private isIgnorable = false

  constructor(
    private readonly text: RtfText,
    private readonly styles: ReadonlyMap<number, string>,
  ) {}

  /** One token; false if nothing more is to be read. */
  take([, word, number, hex, sign, brace, newline, plain]: RegExpMatchArray): boolean {
    const { text } = this
    if (hex !== undefined) {
      text.addByte(Number.parseInt(hex, 16))
      return true
    }
    text.flushBytes()
    if (newline !== undefined) return true
    if (brace === '{') {
      this.isIgnorable = false
      return text.openGroup()
    }
    if (brace === '}') text.closeGroup()
    else if (word !== undefined) this.takeWord(word.toLowerCase(), number === undefined ? undefined : Number(number))
    else if (sign !== undefined) this.takeSign(sign)
    else if (plain !== undefined) this.takeText(plain)
    return true
  }

  build(): FlowSource {
    return this.text.build()
  }

  private takeWord(name: string, value: number | undefined): void {
    const { state } = this.text
    const running = runningGroup.exec(name)?.[1]
    const isKnown = actions[name] !== undefined || name === 's' || isColor(name)
    // A text box's content is inside the description of its shape.
    if (name === 'shptxt') state.destination = 'text'
    else if (running === 'header' || running === 'footer') state.part = running
    else if (skippedGroups.has(name)) state.destination = 'skip'
    else if (isKnown) {
      // What the mark of an item looks like says nothing of the item: `{\\listtext\\pard\\plain ...}`.
      if (state.destination !== 'skip' && state.destination !== 'list-mark') this.act(name, value)
    } else if (this.isIgnorable && name !== 'shppict') state.destination = 'skip'
    else this.text.push(characters[name] ?? '')
    this.isIgnorable = false
  }

  private act(name: string, value: number | undefined): void {
    if (name === 's') this.setStyle(value ?? 0)
    else if (isColor(name)) this.colors.set(name, value ?? 0)
    else actions[name]?.(this.text, value)
  }

  private setStyle(number: number): void {
    const style = this.styles.get(number)
    if (style === undefined) return
    const { paragraph } = this.text
    paragraph.style = style
    const heading = /^heading (\d)$/i.exec(style)
    if (heading) paragraph.level = Number(heading[1])
  }

  private takeSign(sign: string): void {
    const { text } = this
    if (sign === '*') this.isIgnorable = true
    else if (sign === '~') text.push('\u00a0')
    else if (sign === '_') text.push('-')
    else if (sign === '\\' || sign === '{' || sign === '}') text.push(sign)
    else if (sign === '\n' || sign === '\r') text.endParagraph()
  }

  private takeText(plain: string): void {
    const { text } = this
    if (text.state.destination === 'colors') text.colors.push(...this.colors.take(plain))
    else text.pushRest(plain)
  }
}

function isColor(name: string): name is 'red' | 'green' | 'blue' {
  return name === 'red' || name === 'green' || name === 'blue'
}
