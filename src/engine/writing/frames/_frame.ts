// A frame is a sentence with slots. Its own words are all it adds: everything else is put in from the resume, the posting
// or the person's answers.
import type { Tone } from '../letter/letter.ts'

export type Frame = Readonly<Record<Tone, readonly string[]>>

export type Slots = Readonly<Record<string, string | undefined>>

/** The frame's sentences in this tone whose slots can all be filled. */
export function sayFrame(frame: Frame, tone: Tone, slots: Slots): string[] {
  return frame[tone].flatMap((text) => fillSlots(text, slots) ?? [])
}

/** Of those, the ones that say the most: the others only fill in where something is missing. */
export function sayFullest(frame: Frame, tone: Tone, slots: Slots): string[] {
  const count = (text: string) => text.match(/\{\w+\}/g)?.length ?? 0
  const fit = frame[tone].filter((text) => fillSlots(text, slots) !== undefined)
  const most = Math.max(0, ...fit.map(count))
  return fit.filter((text) => count(text) === most).flatMap((text) => fillSlots(text, slots) ?? [])
}

/** Undefined if a slot is empty. */
function fillSlots(text: string, slots: Slots): string | undefined {
  let isWhole = true
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (!value) isWhole = false
    return value ?? ''
  })
  return isWhole
    ? capitalize(
        filled
          .replace(/\s+/g, ' ')
          .trim()
          // `at Gas & Light Co..`
          .replace(/\.{2,}(?= |$)/g, '.'),
      )
    : undefined
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
