// Word's list of single changes to a paragraph or a run ("sprm"): a code, then its operand.
import type { RunLook } from '../run-look.ts'

type Change = { code: number; value: number }

const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3]

function readChanges(bytes: Buffer): Change[] {
  const changes: Change[] = []
  let at = 0
  while (at + 2 <= bytes.length) {
    const code = bytes.readUInt16LE(at)
    at += 2
    const kind = code >> 13
    let size = operandBytes[kind] ?? 1
    if (kind === 6) {
      // The definition of a table's row has a long length; all others a short one.
      const isLong = code === 0xd608
      if (at + (isLong ? 2 : 1) > bytes.length) break
      size = isLong ? bytes.readUInt16LE(at) - 1 : (bytes[at] ?? 0)
      at += isLong ? 2 : 1
    }
    if (at + size > bytes.length) break
    changes.push({ code, value: size > 0 && size <= 4 ? bytes.readUIntLE(at, size) : 0 })
    at += size
  }
  return changes
}

export type ParagraphChanges = {
  style?: number
  list?: number
  depth?: number
  inTable?: boolean
  isRowEnd?: boolean
  indent?: number
  before?: number
  after?: number
  level?: number
  shaded?: boolean
}

export function paragraphChanges(bytes: Buffer): ParagraphChanges {
  const look: ParagraphChanges = {}
  for (const { code, value } of readChanges(bytes)) {
    if (code === 0x460b) look.list = value
    if (code === 0x260a) look.depth = value
    if (code === 0x2416) look.inTable = value !== 0
    if (code === 0x2417) look.isRowEnd = value !== 0
    if (code === 0x840f || code === 0x845e) look.indent = signed(value) / 20
    if (code === 0xa413) look.before = value / 20
    if (code === 0xa414) look.after = value / 20
    if (code === 0x2640 && value < 9) look.level = value + 1
    if (code === 0x442d && value !== 0) look.shaded = true
  }
  return look
}

export type RunChanges = RunLook & {
  style?: number
  /** Struck out by somebody who reviewed the text. */
  deleted?: boolean
}

/** `base` is the look of the style: a value of 128 means "as there", 129 "not as there". */
export function runChanges(bytes: Buffer, base: RunChanges = {}): RunChanges {
  const look: RunChanges = {}
  const toggle = (value: number, inherited: boolean | undefined) => {
    if (value === 128) return inherited ?? false
    return value === 129 ? !inherited : value !== 0
  }
  for (const { code, value } of readChanges(bytes)) {
    if (code === 0x0800) look.deleted = value !== 0
    if (code === 0x0835) look.bold = toggle(value, base.bold)
    if (code === 0x0836) look.italic = toggle(value, base.italic)
    if (code === 0x083c) look.hidden = toggle(value, base.hidden)
    if (code === 0x4a43) look.size = value / 2
    if (code === 0x4a30) look.style = value
    if (code === 0x2a42) look.color = value === 8 ? '#ffffff' : '#000000'
    if (code === 0x6870) look.color = value >>> 24 === 0xff ? '#000000' : hexColor(value)
    if (code === 0x4866 && value !== 0) look.shaded = true
    if (code === 0x2a0c && value !== 0) look.shaded = true
  }
  return look
}

function hexColor(value: number): string {
  return `#${[value, value >> 8, value >> 16].map((part) => (part & 255).toString(16).padStart(2, '0')).join('')}`
}

function signed(value: number): number {
  return value > 0x7fff ? value - 0x10000 : value
}
