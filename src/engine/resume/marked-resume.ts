// A copy of a resume that carries both the words that stand and those that are proposed, for one page on the screen.
// What a word belongs to travels inside the text, so that no part of the layout has to know of it. The codes are
// Unicode's noncharacters: no font has them and nobody can type them. The copy is never saved and never exported.
import type { Resume } from './resume.ts'

/** `kept`: stays as it is in a line that changes; `touched`: changes in form and not in words. */
const markKinds = ['kept', 'added', 'removed', 'up', 'down', 'touched'] as const
export type MarkKind = (typeof markKinds)[number]

export type PageMark = { changeId: string; kind: MarkKind; isUnsure: boolean }

/** A mark on everything under a path (`whole`), or in front of the first of it (`beside`). */
export type MarkedPlace = { path: string; how: 'whole' | 'beside'; mark: PageMark }

export type MarkedResume = {
  resume: Resume
  /** The codes in the texts count these. */
  marks: readonly PageMark[]
  places: readonly MarkedPlace[]
}

/** The path of the marked item, instead of its field's path. */
export function markPath({ changeId, kind, isUnsure }: PageMark): string {
  return `mark:${kind}:${isUnsure ? 'unsure' : 'sure'}:${changeId}`
}

export function readMarkPath(path: string): PageMark | undefined {
  const [head, name, surety, ...id] = path.split(':')
  const kind = markKinds.find((known) => known === name)
  return head === 'mark' && kind ? { changeId: id.join(':'), kind, isUnsure: surety === 'unsure' } : undefined
}

const opening = '\uFDD0'
const numbered = '\uFDD1'
const closing = '\uFDD2'
/** Keeps two stretches of emphasis apart: a bold one right before an italic one would be read as neither. */
export const apart = '\uFDD3'

/** The room of a mark that is in front of words, and what it is on the page: spaces that stay with their word. */
const roomCode = '\uFDD8'
export const room = '\u00a0'.repeat(5)

/** How characters that mean emphasis or a link are written when they mean nothing but themselves. */
const literals: Record<string, string> = { '*': '\uFDD4', _: '\uFDD5', '[': '\uFDD6', ']': '\uFDD7' }
const written = new Map([...Object.entries(literals).map(([sign, code]) => [code, sign] as const), [roomCode, room]])

export function writeMarked(text: string, mark: number): string {
  const safe = text.replace(/[*_[\]]/g, (sign) => literals[sign] ?? sign)
  return `${opening}${mark}${numbered}${safe}${closing}`
}

/** A mark in front of what follows. */
export const writeBeside = (mark: number): string => writeMarked(roomCode, mark)

export type MarkedText = { text: string; mark: number | undefined }

/** The text in parts; `open` is the mark that an earlier part of the same line left open. */
export function readMarked(text: string, open?: number): { parts: MarkedText[]; open: number | undefined } {
  const parts: MarkedText[] = []
  let mark = open
  for (const piece of text.split(/(\uFDD0\d+\uFDD1|\uFDD2)/)) {
    if (piece.startsWith(opening)) mark = Number.parseInt(piece.slice(1), 10)
    else if (piece === closing) mark = undefined
    else {
      const words = piece.replace(/[\uFDD3-\uFDD8]/g, (code) => written.get(code) ?? '')
      if (words !== '') parts.push({ text: words, mark })
    }
  }
  return { parts, open: mark }
}
