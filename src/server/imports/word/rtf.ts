// The text of an RTF file: groups, control words and characters, with bold, size, colour, lists, tables and links.
import type { FlowSource, Run } from '#engine/reading/segment.ts'
import { readCodePage } from './code-pages.ts'
import { FlowBuilder, isNearWhite, leastSize, longestInstruction } from './flow.ts'

type Look = {
  bold: boolean
  italic: boolean
  size: number
  color: number
  hidden: boolean
  shaded: boolean
  /** Struck out by somebody who reviewed the text. */
  deleted: boolean
}
type State = {
  look: Look
  destination: 'text' | 'skip' | 'colors' | 'field' | 'list-mark'
  unicodeSkip: number
  part?: 'header' | 'footer'
}
type Paragraph = {
  runs: Run[]
  isList: boolean
  isCell: boolean
  style?: string
  level?: number
  indent?: number
  before?: number
  after?: number
}

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([\r\n]+)|([^\\{}\r\n]+)/gi

const skippedGroups = new Set(
  'fonttbl stylesheet info pict object generator listtable listoverridetable rsidtbl themedata datastore xmlnstbl colorschememapping latentstyles filetbl revtbl mmathPr wgrffmtfilter bkmkstart bkmkend footnote annotation shpinst nonshppict'.split(
    ' ',
  ),
)
const runningGroup = /^(header|footer)[flr]?$/
const characters: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}
const plainLook: Look = { bold: false, italic: false, size: 12, color: 0, hidden: false, shaded: false, deleted: false }

export function readRtf(bytes: Uint8Array): FlowSource {
  const source = Buffer.from(bytes).toString('latin1')
  const decode = readCodePage(Number(/\\ansicpg(\d+)/.exec(source.slice(0, 2000))?.[1] ?? 1252))
  const flow = new FlowBuilder()
  const styles = readStyleNames(source)
  const colors: string[] = []
  let color: number[] = []
  let state: State = { look: { ...plainLook }, destination: 'text', unicodeSkip: 1 }
  const stack: State[] = []
  let paragraph = newParagraph()
  let instruction = ''
  const link = { depth: 0, url: '' }
  let skipCharacters = 0
  let pendingBytes: number[] = []
  const row = { table: 0, row: 0, column: 0, isOpen: false, cells: [] as Paragraph[] }

  const flushBytes = () => {
    if (pendingBytes.length === 0) return
    const text = decode(Uint8Array.from(pendingBytes))
    pendingBytes = []
    push(text)
  }
  const push = (text: string) => {
    if (state.destination === 'field' && instruction.length < longestInstruction) instruction += text
    if (state.destination === 'list-mark') paragraph.isList = true
    if (state.destination !== 'text' || state.look.deleted || text === '') return
    const { bold, italic, size, hidden, shaded } = state.look
    const ink = colors[state.look.color]
    if (hidden || size < leastSize || (isNearWhite(ink) && !shaded)) return flow.hide(text)
    paragraph.runs.push({
      text,
      bold,
      italic,
      size,
      ...(ink === undefined ? {} : { color: ink }),
      ...(link.url === '' ? {} : { link: link.url }),
    })
  }
  const endParagraph = () => {
    if (paragraph.isCell) row.cells.push(paragraph)
    else flow.add({ ...draft(paragraph), ...(state.part ? { part: state.part } : {}) })
    paragraph = { ...newParagraph(), isCell: paragraph.isCell }
  }
  const endCell = () => {
    row.cells.push({ ...paragraph, isCell: true })
    for (const cell of row.cells) {
      flow.add({ ...draft(cell), cell: { table: row.table, row: row.row, column: row.column, columns: 1 } })
    }
    row.cells = []
    row.column++
    paragraph = { ...newParagraph(), isCell: true }
  }

  const words: Record<string, (value: number | undefined) => void> = {
    par: endParagraph,
    sect: endParagraph,
    page: endParagraph,
    cell: endCell,
    row: () => {
      row.row++
      row.column = 0
      paragraph = newParagraph()
    },
    intbl: () => {
      paragraph.isCell = true
    },
    pard: () => {
      paragraph.isList = false
      paragraph.isCell = false
      for (const key of ['style', 'level', 'indent', 'before', 'after'] as const) delete paragraph[key]
    },
    plain: () => {
      state.look = { ...plainLook }
    },
    b: (value) => {
      state.look.bold = value !== 0
    },
    i: (value) => {
      state.look.italic = value !== 0
    },
    fs: (value) => {
      state.look.size = (value ?? 24) / 2
    },
    cf: (value) => {
      state.look.color = value ?? 0
    },
    v: (value) => {
      state.look.hidden = value !== 0
    },
    deleted: (value) => {
      state.look.deleted = value !== 0
    },
    cb: (value) => {
      state.look.shaded = (value ?? 0) > 0
    },
    highlight: (value) => {
      state.look.shaded = (value ?? 0) > 0
    },
    chcbpat: (value) => {
      state.look.shaded = (value ?? 0) > 0
    },
    cbpat: (value) => {
      state.look.shaded = (value ?? 0) > 0
    },
    clcbpat: (value) => {
      state.look.shaded = (value ?? 0) > 0
    },
    li: (value) => {
      paragraph.indent = (value ?? 0) / 20
    },
    sb: (value) => {
      paragraph.before = (value ?? 0) / 20
    },
    sa: (value) => {
      paragraph.after = (value ?? 0) / 20
    },
    s: (value) => {
      const style = styles.get(value ?? 0)
      if (style === undefined) return
      paragraph.style = style
      const heading = /^heading (\d)$/i.exec(style)
      if (heading) paragraph.level = Number(heading[1])
    },
    ls: () => {
      paragraph.isList = true
    },
    outlinelevel: (value) => {
      paragraph.level = (value ?? 0) + 1
    },
    uc: (value) => {
      state.unicodeSkip = Math.max(0, Math.min(4, value ?? 1))
    },
    u: (value) => {
      push(String.fromCharCode(((value ?? 0) + 65536) % 65536))
      skipCharacters = state.unicodeSkip
    },
    colortbl: () => {
      state.destination = 'colors'
    },
    red: (value) => color.splice(0, 1, value ?? 0),
    green: (value) => color.splice(1, 1, value ?? 0),
    blue: (value) => color.splice(2, 1, value ?? 0),
    fldinst: () => {
      state.destination = 'field'
      instruction = ''
    },
    fldrslt: () => {
      const url = /HYPERLINK\s+"([^"]+)"/i.exec(instruction.slice(0, longestInstruction))?.[1]
      if (url !== undefined) Object.assign(link, { depth: stack.length, url })
    },
    listtext: () => {
      state.destination = 'list-mark'
    },
    pntext: () => {
      state.destination = 'list-mark'
    },
    pn: () => {
      state.destination = 'skip'
      paragraph.isList = true
    },
  }

  let isIgnorable = false
  for (const match of source.matchAll(token)) {
    const [, word, number, hex, sign, brace, newline, text] = match
    if (hex !== undefined) {
      if (skipCharacters > 0) skipCharacters--
      else pendingBytes.push(Number.parseInt(hex, 16))
      continue
    }
    flushBytes()
    if (newline !== undefined) continue
    if (brace === '{') {
      stack.push({ ...state, look: { ...state.look } })
      if (stack.length > 1000) break
      isIgnorable = false
    } else if (brace === '}') {
      if (stack.length <= link.depth) link.url = ''
      const outer = stack.pop() ?? state
      if (outer.part !== state.part) endParagraph()
      state = outer
    } else if (word !== undefined) {
      const name = word.toLowerCase()
      // What stands in a text box stands inside of what describes its shape.
      const running = runningGroup.exec(name)?.[1]
      if (name === 'shptxt') state.destination = 'text'
      else if (running === 'header' || running === 'footer') state.part = running
      else if (skippedGroups.has(name)) state.destination = 'skip'
      else if (words[name]) {
        // What the mark of an item looks like says nothing of the item: `{\\listtext\\pard\\plain ...}`.
        if (state.destination !== 'skip' && state.destination !== 'list-mark')
          words[name]?.(number === undefined ? undefined : Number(number))
      } else if (isIgnorable && name !== 'shppict') state.destination = 'skip'
      else if (characters[name] !== undefined) push(characters[name] ?? '')
      isIgnorable = false
    } else if (sign === '*') isIgnorable = true
    else if (sign === '~') push('\u00a0')
    else if (sign === '_' || sign === '-') push(sign === '_' ? '-' : '')
    else if (sign === '\\' || sign === '{' || sign === '}') push(sign)
    else if (sign === '\n' || sign === '\r') endParagraph()
    else if (text !== undefined) {
      if (state.destination === 'colors') color = addColors(text, color, colors)
      else {
        const kept = skipCharacters > 0 ? text.slice(skipCharacters) : text
        skipCharacters = Math.max(0, skipCharacters - text.length)
        push(kept)
      }
    }
  }
  flushBytes()
  if (row.cells.length > 0) endCell()
  flow.add(draft(paragraph))
  return flow.build()
}

function newParagraph(): Paragraph {
  return { runs: [], isList: false, isCell: false }
}

function draft({ isCell: _, ...paragraph }: Paragraph) {
  return paragraph
}

/** Paragraph styles by number: `{\s1\b\fs32 heading 1;}`. */
function readStyleNames(source: string): Map<number, string> {
  const start = source.indexOf('{\\stylesheet')
  if (start < 0) return new Map()
  const names = source.slice(start, start + 100_000).matchAll(/\{\\s(\d{1,5})((?:\\[a-z]+-?\d* ?)*)([^;{}\\]*);\}/g)
  return new Map([...names].map(([, number, , name = '']) => [Number(number), name.trim()]))
}

/** A semicolon ends a colour of the table; the first, empty one is the usual ink. */
function addColors(text: string, parts: number[], colors: string[]): number[] {
  let color = parts
  for (const character of text) {
    if (character !== ';') continue
    const [red, green, blue] = color
    const known = red !== undefined && green !== undefined && blue !== undefined
    colors.push(known ? `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}` : '#000000')
    color = []
  }
  return color
}
