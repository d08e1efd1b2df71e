import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearToasts, shownToasts } from '#client/app/toast.ts'
import { ContentContext, useContentSource } from '#client/editing/panels/content/content-actions.ts'
import { ContentFocusContext } from '#client/editing/panels/content/content-focus.ts'
import { useFocusRequest } from '#client/editing/panels/content/use-focus-request.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { SkillsStep } from './skills-step.tsx'

const skillCategories = [
  { id: 'c', name: 'Technical Skills', skills: ['a', 'b'].map((id) => ({ id, name: '', level: 3 })) },
]

function Page() {
  const [resume, setResume] = useState<Resume>({ ...emptyResume('r'), skillCategories })
  const actions = useContentSource({ resume, onChange: setResume })
  const root = useRef<HTMLDivElement>(null)
  const { focus } = useFocusRequest({ root, focusPath: undefined, onFocused: () => undefined })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ContentContext value={actions}>
        <ContentFocusContext value={focus}>
          <div ref={root}>
            <SkillsStep resume={resume} />
          </div>
        </ContentFocusContext>
      </ContentContext>
    </QueryClientProvider>
  )
}

const asked: string[][] = []

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== '/api/assistant/skills') return Response.json({ recipient: null })
    const { leaveOut } = JSON.parse(String(init?.body))
    asked.push(leaveOut)
    const [skills, others] =
      leaveOut.length === 0
        ? [
            ['Gel', 'Acrylic', 'Nail art'],
            ['Massage', 'Waxing'],
          ]
        : [[], []]
    return Response.json({ skills, others, writer: 'offline' })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  clearToasts()
})

async function suggest() {
  fireEvent.click(screen.getByRole('button', { name: 'Suggest Skills with AI' }))
  await act(() => vi.advanceTimersByTimeAsync(1600))
}

const names = () => screen.getAllByRole('textbox', { name: /^Skill \d+$/ }).map((box) => box.getAttribute('value'))

it('keeps the way back above the skills it added', async () => {
  render(<Page />)
  await suggest()
  expect(shownToasts.getState()[0]?.description).toBe('Added 3 suggested skills for Technical Skills.')
  expect(names()).toEqual(['Gel', 'Acrylic', 'Nail art'])
  const undo = screen.getByRole('button', { name: 'Undo suggested skills' })
  const first = screen.getByRole('textbox', { name: 'Skill 1' })
  expect(undo.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.click(undo)
  expect(names()).toEqual(['', ''])
})

it('adds of the others only what the person picks', async () => {
  render(<Page />)
  await suggest()
  fireEvent.click(screen.getByRole('button', { name: 'Add Massage' }))
  expect(names()).toEqual(['Gel', 'Acrylic', 'Nail art', 'Massage'])
  expect(screen.queryByRole('button', { name: 'Add Massage' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add Waxing' })).toBeTruthy()
})

it('never offers again what was taken away, and says so when nothing is left', async () => {
  const { unmount } = render(<Page />)
  await suggest()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Gel' }))
  unmount()
  render(<Page />)
  await suggest()
  expect(asked).toEqual([[], ['Gel', 'Acrylic', 'Nail art']])
  expect(screen.getByText(/^Nothing more to suggest/)).toBeTruthy()
})

it('makes several skills of a list typed into one place', () => {
  render(<Page />)
  const slot = (place: number) => screen.getByLabelText<HTMLInputElement>(`Skill ${place}`)
  fireEvent.change(slot(1), { target: { value: 'Arc welding, Rigging, Blueprint reading' } })
  fireEvent.blur(slot(1))
  expect([1, 2, 3].map((place) => slot(place).value)).toEqual(['Arc welding', 'Rigging', 'Blueprint reading'])
})
