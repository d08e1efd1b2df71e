// A frame is a sentence with slots. Its own words are all it adds: everything else is put in from the resume, the posting
// or the person's answers.
import { capitalize } from '#engine/language/plain-words.ts'
import type { Tone } from '../letter/letter.ts'

export type Frame = Readonly<Record<Tone, readonly string[]>>

export type Slots = Readonly<Record<string, string | undefined>>

/** The frame's sentences in this tone whose slots can all be filled. */
export function sayFrame(frame: Frame, tone: Tone, slots: Slots): string[] {
  return frame[tone].flatMap((text) => fillSlots(text, slots) ?? [])
}

/** Of those, the ones that say the most: the others only fill in where something is missing. */
export function sayFullest(frame: Frame, tone: Tone, slots: Slots): string[] {
  const fit = frame[tone].filter((text) => isWhole(text, slots))
  const most = Math.max(0, ...fit.map((text) => partsOf(text).length))
  return fit.filter((text) => partsOf(text).length === most).flatMap((text) => fillSlots(text, slots) ?? [])
}

const partsByText = new Map<string, readonly string[]>()

/** The text before, between and behind its slots; every second part is the name of one. */
function partsOf(text: string): readonly string[] {
  const known = partsByText.get(text)
  if (known) return known
  const parts = text.split(/\{(\w+)\}/)
  partsByText.set(text, parts)
  return parts
}

function isSlot(_: string, at: number): boolean {
  return at % 2 > 0
}

function isWhole(text: string, slots: Slots): boolean {
  return partsOf(text).every((part, at) => !isSlot(part, at) || slots[part])
}

/** Undefined if a slot is empty. */
function fillSlots(text: string, slots: Slots): string | undefined {
  if (!isWhole(text, slots)) return undefined
  return capitalize(
    partsOf(text)
      .map((part, at) => (isSlot(part, at) ? (slots[part] ?? '') : part))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      // `at Gas & Light Co..`
      .replace(/\.{2,}(?= |$)/g, '.'),
  )
}
