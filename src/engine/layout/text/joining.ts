// Advances of scripts whose letters join: each is as wide as the form it takes between its neighbours.
import { isExtender } from './drawable-text.ts'
import type { FaceMetrics } from './face-metrics.ts'

const tatweel = 0x640
const zeroWidthJoiner = 0x200d

/** Writes the advance of each letter between `start` and `end`, in em. Nothing joins over the edges. */
export function measureJoining(
  text: string,
  { start, end }: { start: number; end: number },
  face: FaceMetrics,
  advances: Float64Array,
): void {
  let before = 0
  for (let index = start; index < end; index += 1) {
    const letter = text.charCodeAt(index)
    if (isExtender(letter) && letter !== zeroWidthJoiner) {
      advances[index] = face.advance(letter) ?? 0
      continue
    }
    const next = nextLetter(text, index, end)
    const following = next === -1 ? 0 : text.charCodeAt(next)
    const ligature = following ? face.ligature(letter, following) : undefined
    const joinsBefore = joinsNext(face, before) && joinsPrevious(face, letter)
    if (ligature) {
      const after = nextLetter(text, next, end)
      const joinsAfter = after !== -1 && joinsPrevious(face, text.charCodeAt(after))
      advances[index] = formOf(ligature, ligature.isolated, joinsBefore, joinsAfter)
      for (let between = index + 1; between < next; between += 1) advances[between] = 0
      advances[next] = 0
      before = following
      index = next
      continue
    }
    const joinsAfter = joinsNext(face, letter) && joinsPrevious(face, following)
    const isolated = face.advance(letter) ?? 0
    advances[index] = formOf(face.joining(letter), isolated, joinsBefore, joinsAfter)
    before = letter
  }
}

type Forms = ReturnType<FaceMetrics['joining']>

function formOf(forms: Forms, isolated: number, joinsBefore: boolean, joinsAfter: boolean): number {
  if (!forms) return isolated
  if (joinsBefore && joinsAfter) return forms.medial ?? forms.final
  if (joinsBefore) return forms.final
  if (joinsAfter) return forms.initial ?? isolated
  return isolated
}

function nextLetter(text: string, from: number, end: number): number {
  for (let index = from + 1; index < end; index += 1) {
    const code = text.charCodeAt(index)
    if (code === zeroWidthJoiner || !isExtender(code) || code === 0x200c) return index
  }
  return -1
}

const causesJoining = (code: number) => code === tatweel || code === zeroWidthJoiner

const joinsPrevious = (face: FaceMetrics, code: number) => causesJoining(code) || face.joining(code) !== undefined

const joinsNext = (face: FaceMetrics, code: number) => causesJoining(code) || face.joining(code)?.initial !== undefined
