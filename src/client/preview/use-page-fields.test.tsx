import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { usePageFields } from './use-page-fields.ts'

function Desk({ onPick }: { onPick: (path: string) => void }) {
  const desk = useRef<HTMLElement>(null)
  const walk = usePageFields(desk, onPick)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as the desk itself
    <section ref={desk} aria-label="Desk" tabIndex={0} onKeyDown={walk}>
      <div className="page-sheet">
        <h2 data-path="personalInfo.firstName">
          <span>Ada</span>
        </h2>
        <div data-path="experiences.a">
          <span data-path="experiences.a.company">
            <span>Engines Ltd</span>
          </span>
          <li data-path="experiences.a.description">
            <span data-path="experiences.a.description">
              <span>Led</span>
            </span>
          </li>
        </div>
      </div>
    </section>
  )
}

it('goes from field to field by the arrows, opens one at Enter and leaves at Escape', () => {
  const onPick = vi.fn()
  render(<Desk onPick={onPick} />)
  const desk = screen.getByRole('region', { name: 'Desk' })
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? desk, { key })
  desk.focus()
  press('Enter')
  expect(document.activeElement?.textContent).toBe('Ada')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Engines Ltd')
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Led')
  press('Enter')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('experiences.a.description')
  press('Escape')
  expect(document.activeElement).toBe(desk)
})
