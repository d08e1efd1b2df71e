import { expect, it } from 'vitest'
import { eraseRules } from './erase-rules.ts'

const width = 400
const height = 300

/** A white picture with black boxes: [left, top, width, height]. */
function pictureOf(...boxes: [number, number, number, number][]) {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [left, top, wide, high] of boxes) {
    for (let y = top; y < top + high; y++) pixels.fill(0, y * width + left, y * width + left + wide)
  }
  return { width, height, pixels }
}

it('takes out the rule between two columns, and says where it was', () => {
  const { picture, rules } = eraseRules(pictureOf([200, 50, 2, 200]))
  expect(picture.pixels.every((pixel) => pixel === 255)).toBe(true)
  expect(rules).toEqual([
    { x: 200, y: 50, width: 1, height: 200 },
    { x: 201, y: 50, width: 1, height: 200 },
  ])
})

it.each<[string, [number, number, number, number]]>([
  ['letters', [100, 100, 4, 30]],
  ['the rule under a heading', [20, 40, 150, 2]],
  ['a dark column', [0, 0, 120, 300]],
  ['a photo', [50, 50, 140, 140]],
])('leaves %s as they are', (_name, box) => {
  const whole = pictureOf(box)
  expect(eraseRules(whole)).toEqual({ picture: whole, rules: [] })
})
