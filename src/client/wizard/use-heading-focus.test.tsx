import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useHeadingFocus } from './use-heading-focus.ts'

function Step({ value }: { value: string }) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useHeadingFocus(() => true, form)
  return (
    <form ref={form}>
      <h1 ref={heading} tabIndex={-1}>
        Where did you work?
      </h1>
      <input aria-label="Company" type="text" defaultValue={value} />
    </form>
  )
}

const onTouch = (isCoarse: boolean) => {
  window.scrollTo = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }))
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['in an empty first line on a phone', true, '', 'INPUT'],
  ['at the heading on a phone where the first line is filled', true, 'Tesco', 'H1'],
  ['at the heading at a desk', false, '', 'H1'],
])('begins %s', (_, isCoarse, value, place) => {
  onTouch(isCoarse)
  render(<Step value={value} />)
  expect(document.activeElement?.tagName).toBe(place)
})
