import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goOnAfterChoice, goOnWithEnter } from './focus-next-field.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => vi.unstubAllGlobals())

const open = vi.fn()

function Fields() {
  const fields = useRef<HTMLDivElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens, as the form does
    <div ref={fields} onKeyDown={(event) => goOnWithEnter(event, fields.current)}>
      <input aria-label="Institution" />
      <button type="button" role="combobox" aria-label="Degree" aria-controls="list" aria-expanded onClick={open} />
      <select aria-hidden tabIndex={-1} />
      <input aria-label="Field of study" />
      <select aria-label="Start month" />
    </div>
  )
}

it('leads with Enter from one field to the next, and opens a list on the way', () => {
  render(<Fields />)
  fireEvent.keyDown(screen.getByLabelText('Institution'), { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText('Degree'))
  expect(open).toHaveBeenCalledOnce()
  fireEvent.keyDown(screen.getByLabelText('Field of study'), { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText('Start month'))
})

it('goes on after a choice to what still has to be written', () => {
  render(
    <form>
      <select aria-label="Degree" onChange={({ target }) => goOnAfterChoice(target)}>
        <option>Bachelor</option>
        <option>Master</option>
      </select>
      <input aria-label="Field of study" defaultValue="Nursing" />
      <input aria-label="Location" data-optional="" />
      <input aria-label="Dates" />
    </form>,
  )
  fireEvent.change(screen.getByLabelText('Degree'), { target: { value: 'Master' } })
  expect(document.activeElement).toBe(screen.getByLabelText('Dates'))
})
