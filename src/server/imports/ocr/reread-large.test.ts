import { describe, expect, it } from 'vitest'
import { cutOut, type GrayPicture } from './gray-picture.ts'
import type { RecognizedLine, Recognizer } from './recognizer.ts'
import { rereadLarge } from './reread-large.ts'

const page: GrayPicture = { width: 1200, height: 400, pixels: new Uint8Array(1200 * 400).fill(255) }

/** Words on a baseline, as large as told; capitals are 0.72 of the size high. */
function line(baseline: number, ...words: [text: string, x: number, size: number, confidence?: number][]) {
  const boxes = words.map(([text, x0, size, confidence = 90]) => ({
    text,
    confidence,
    bbox: { x0, y0: baseline - 0.72 * size, x1: x0 + (text.length * size) / 2, y1: baseline },
  }))
  const box = { x0: 0, y0: baseline, x1: 1200, y1: baseline }
  return { words: boxes, bbox: box, baseline: box }
}

function recognizerOf(read: RecognizedLine | undefined): Recognizer & { pictures: GrayPicture[] } {
  const pictures: GrayPicture[] = []
  return {
    pictures,
    recognize: async (picture) => {
      pictures.push(picture)
      return read ? [read] : []
    },
    close: async () => {},
  }
}

const small = line(300, ['Joined', 40, 30], ['pressure', 140, 30], ['pipes', 280, 30])
const textsOf = (lines: readonly RecognizedLine[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

describe('words much larger than the rest', () => {
  const broken = line(100, ['Da', 40, 100, 40], ['Na', 160, 100, 35], ['dana@example.com', 800, 30])

  it('are read once more, made smaller, and leave what stands beside them as it is', async () => {
    const recognizer = recognizerOf(line(40, ['Dana', 12, 40]))
    const lines = await rereadLarge([broken, small], page, recognizer)
    expect(textsOf(lines)).toEqual(['Dana', 'dana@example.com', 'Joined pressure pipes'])
    expect(recognizer.pictures).toHaveLength(1)
    expect(recognizer.pictures[0]?.height).toBeLessThan(60)
    // Where it stood on the page: 30 pixels of margin left and above, and 0.4 of the size.
    expect(lines[0]?.words[0]?.bbox.x0).toBe(40)
    expect(lines[0]?.baseline.y0).toBeGreaterThan(90)
  })

  it('stay as they were where the second look is less sure', async () => {
    const lines = await rereadLarge([broken, small], page, recognizerOf(line(40, ['D4n4', 12, 40, 20])))
    expect(textsOf(lines)).toEqual(['Da Na dana@example.com', 'Joined pressure pipes'])
    expect(textsOf(await rereadLarge([broken, small], page, recognizerOf(undefined)))).toHaveLength(2)
  })
})

it('reads nothing again on a page of one size', async () => {
  const recognizer = recognizerOf(undefined)
  expect(await rereadLarge([small], page, recognizer)).toEqual([small])
  expect(recognizer.pictures).toEqual([])
})

it('makes a part of a picture smaller by taking means', () => {
  const picture = { width: 4, height: 2, pixels: Uint8Array.from([0, 0, 255, 255, 0, 100, 255, 255]) }
  expect(cutOut(picture, { x0: 0, y0: 0, x1: 4, y1: 2 }, 0.5)).toEqual({
    width: 2,
    height: 1,
    pixels: Uint8Array.from([25, 255]),
  })
})
