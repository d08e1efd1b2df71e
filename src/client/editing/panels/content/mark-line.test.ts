import { afterEach, expect, it } from 'vitest'
import { markLine } from './mark-line.ts'

afterEach(() => {
  for (const area of document.querySelectorAll('textarea')) area.remove()
})

function areaWith(value: string): HTMLTextAreaElement {
  const area = document.createElement('textarea')
  document.body.append(area)
  area.value = value
  return area
}

it('marks a line until somebody writes, and leaves nothing behind', () => {
  const area = areaWith('• Kept charts\n• Trained nurses')
  const before = document.body.children.length
  markLine(area, 18)
  expect(area.style.backgroundImage).toContain('--marker')
  expect(document.body.children).toHaveLength(before)
  area.dispatchEvent(new Event('input'))
  expect(area.style.backgroundImage).toBe('')
})

it('marks nothing in a text of one line', () => {
  const area = areaWith('Kept charts')
  markLine(area, 3)
  expect(area.style.backgroundImage).toBe('')
})
