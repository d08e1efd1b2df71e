import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Textarea } from './textarea.tsx'

it.each([
  ['behind its last word', undefined, 14],
  ['where somebody pressed', 5, 5],
])('puts the caret of one that opens %s, once', (_, caretAt, place) => {
  const text = 'Please consider'.slice(0, 14)
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
  render(<Textarea autoFocus caretAt={caretAt} defaultValue={text} />)
  expect(document.activeElement).toBe(area())
  expect([area().selectionStart, area().selectionEnd]).toEqual([place, place])
  area().setSelectionRange(2, 2)
  area().blur()
  area().focus()
  expect(area().selectionStart).toBe(2)
})
