import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { redirectDelay } from './settle.ts'
import { useRedirectLater } from './use-redirect-later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Paid() {
  const redirectLater = useRedirectLater()
  useEffect(() => redirectLater('/create-resume'), [redirectLater])
  return <output>{useLocation().pathname}</output>
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/checkout']}>
      <Paid />
    </MemoryRouter>,
  )
const wait = () => act(async () => void vi.advanceTimersByTime(2 * redirectDelay))
const where = () => screen.getByRole('status').textContent

it('leads on by itself after two seconds', async () => {
  show()
  await wait()
  expect(where()).toBe('/create-resume')
})

it.each([
  ['touches', () => fireEvent.pointerDown(document.body)],
  ['scrolls', () => fireEvent.wheel(document.body)],
  ['uses the keyboard', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('stays with somebody who %s the page', async (_, act) => {
  show()
  act()
  await wait()
  expect(where()).toBe('/checkout')
})
