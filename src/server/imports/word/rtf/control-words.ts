// The RTF control words for the look and position of text, and what each of them does.
import { plainLook, type RtfText } from './rtf-text.ts'

type Action = (text: RtfText, value: number | undefined) => void

const shade: Action = (text, value) => {
  text.state.look.shaded = (value ?? 0) > 0
}

export const actions: Record<string, Action> = {
  par: (text) => text.endParagraph(),
  sect: (text) => text.endParagraph(),
  page: (text) => text.endParagraph(),
  cell: (text) => text.endCell(),
  row: (text) => text.endRow(),
  intbl: (text) => {
    text.paragraph.isCell = true
  },
  pard: (text) => {
    text.paragraph.isList = false
    text.paragraph.isCell = false
    for (const key of ['style', 'level', 'indent', 'before', 'after'] as const) delete text.paragraph[key]
  },
  plain: (text) => {
    text.state.look = { ...plainLook }
  },
  b: (text, value) => {
    text.state.look.bold = value !== 0
  },
  i: (text, value) => {
    text.state.look.italic = value !== 0
  },
  fs: (text, value) => {
    text.state.look.size = (value ?? 24) / 2
  },
  cf: (text, value) => {
    text.state.look.color = value ?? 0
  },
  v: (text, value) => {
    text.state.look.hidden = value !== 0
  },
  deleted: (text, value) => {
    text.state.look.deleted = value !== 0
  },
  cb: shade,
  highlight: shade,
  chcbpat: shade,
  cbpat: shade,
  clcbpat: shade,
  li: (text, value) => {
    text.paragraph.indent = (value ?? 0) / 20
  },
  sb: (text, value) => {
    text.paragraph.before = (value ?? 0) / 20
  },
  sa: (text, value) => {
    text.paragraph.after = (value ?? 0) / 20
  },
  ls: (text) => {
    text.paragraph.isList = true
  },
  outlinelevel: (text, value) => {
    text.paragraph.level = (value ?? 0) + 1
  },
  uc: (text, value) => {
    text.state.unicodeSkip = Math.max(0, Math.min(4, value ?? 1))
  },
  u: (text, value) => {
    text.push(String.fromCharCode(((value ?? 0) + 65536) % 65536))
    text.skipCharacters = text.state.unicodeSkip
  },
  colortbl: (text) => {
    text.state.destination = 'colors'
  },
  fldinst: (text) => text.openField(),
  fldrslt: (text) => text.openFieldResult(),
  listtext: (text) => {
    text.state.destination = 'list-mark'
  },
  pntext: (text) => {
    text.state.destination = 'list-mark'
  },
  pn: (text) => {
    text.state.destination = 'skip'
    text.paragraph.isList = true
  },
}

export const skippedGroups = new Set(
  'fonttbl stylesheet info pict object generator listtable listoverridetable rsidtbl themedata datastore xmlnstbl colorschememapping latentstyles filetbl revtbl mmathPr wgrffmtfilter bkmkstart bkmkend footnote annotation shpinst nonshppict'.split(
    ' ',
  ),
)
export const runningGroup = /^(header|footer)[flr]?$/
export const characters: Record<string, string> = {
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
