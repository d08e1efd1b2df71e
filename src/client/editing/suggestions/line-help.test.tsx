import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Experience, emptyResume, type Resume } from '#engine/resume/resume.ts'
import { ContentContext, useContentSource } from '../panels/content/content-actions.ts'
import { BlankLine } from './blank-line.tsx'
import { fetchOccupation } from './library.ts'
import { LineHelp } from './line-help.tsx'
import { pastedPosting } from './posting.ts'

const job: Experience = {
  id: 'job',
  company: 'Mercy',
  position: 'ICU nurse II',
  startDate: '2019-05',
  endDate: '2023-01',
  current: false,
  description: '- Kept the ward clean',
}
let held: Resume = emptyResume('r')

function Page({ entry }: { entry: Experience }) {
  const [resume, setResume] = useState<Resume>({ ...emptyResume('r'), experiences: [entry] })
  held = resume
  const actions = useContentSource({ resume, onChange: setResume })
  const [now] = resume.experiences
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <ContentContext value={actions}>{now && <LineHelp entry={now} />}</ContentContext>
    </QueryClientProvider>
  )
}

const description = () => held.experiences[0]?.description
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const firstLine = async () => {
  const list = await screen.findByRole('list', { name: 'Lines for Registered Nurse' }, { timeout: 10_000 })
  const [line] = within(list).getAllByRole('group')
  if (!line) throw new Error('no line')
  return line
}
const fill = (line: HTMLElement, words: string) => {
  for (const blank of within(line).getAllByRole<HTMLInputElement>('textbox'))
    if (!blank.getAttribute('aria-label')?.includes('optional')) fireEvent.change(blank, { target: { value: words } })
}

// What a busy machine takes to load the panels is no part of these tests.
beforeAll(async () => {
  await Promise.all([import('./line-suggestions.tsx'), import('./line-builder.tsx')])
  await fetchOccupation('registered-nurse')
}, 60_000)

/** What the server answers, by path. */
let answers: Record<string, unknown> = {}

beforeEach(() => {
  pastedPosting.setState('')
  answers = { '/api/assistant/service': { recipient: null } }
  vi.stubGlobal('fetch', async (path: string) =>
    answers[path] === undefined ? new Response('{}', { status: 500 }) : Response.json(answers[path]),
  )
  // There is room beside the form.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})

describe('lines for a job', () => {
  it('are found by its title, and one is added once its blanks are filled', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    const line = await firstLine()
    expect(within(line).getByText('Fill in the blanks to add')).toBeTruthy()
    fireEvent.click(within(line).getByRole('button', { name: 'Add' }))
    expect(description()).toBe(job.description)
    expect(document.activeElement?.getAttribute('data-blank')).toBe('0')
    fill(line, '4')
    fireEvent.click(within(line).getByRole('button', { name: 'Add' }))
    expect(description()).toMatch(/^- Kept the ward clean\n- .*\b4\b/)
    expect(description()).not.toMatch(/[[\]{}]/)
  })

  it('are found by a name the occupation goes by, which stays as it was typed', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'What’s your job title?' })
    fireEvent.change(search, { target: { value: 'hca' } })
    const option = await screen.findByRole('option', { name: /also HCA$/ })
    fireEvent.click(option)
    expect(search.value).toBe('HCA')
  })

  it('can be taken back one by one, where they were', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    for (const words of ['4', '5']) {
      const line = await firstLine()
      fill(line, words)
      fireEvent.click(within(line).getByRole('button', { name: 'Add' }))
    }
    const [first, second] = screen.getAllByRole('button', { name: 'Undo' })
    if (!first || !second) throw new Error('two lines were added')
    fireEvent.click(first)
    expect(description()).toMatch(/^- Kept the ward clean\n- [^\n]*\b5\b[^\n]*$/)
    fireEvent.click(second)
    expect(description()).toBe(job.description)
  })

  it('say so where they are another’s, with the builder first', async () => {
    render(<Page entry={{ ...job, position: 'Starship nurse' }} />)
    press('Suggest lines')
    await firstLine()
    expect(screen.getByText(/No lines for “Starship nurse” yet.*Registered Nurse/)).toBeTruthy()
    press('Build your own line')
    expect(await screen.findByLabelText(/^What did you do/)).toBeTruthy()
  })

  it('say nothing of the kind to whoever the occupation’s name means', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    await firstLine()
    expect(screen.queryByText(/No lines for/)).toBeNull()
  })

  it('are added by Enter, which leads to an open blank first', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    const line = await firstLine()
    const [first, second] = within(line).getAllByRole<HTMLInputElement>('textbox')
    if (!first || !second) throw new Error('the first line has two blanks')
    fireEvent.change(first, { target: { value: '4' } })
    fireEvent.keyDown(first, { key: 'Enter' })
    expect(document.activeElement).toBe(second)
    expect(description()).toBe(job.description)
    fireEvent.change(second, { target: { value: 'surgical' } })
    fireEvent.keyDown(second, { key: 'Enter' })
    expect(description()).toContain('surgical')
    // The next line is ready to be filled.
    expect(document.activeElement?.tagName).toBe('INPUT')
  })

  it('lead from what was done to what came of it, and are added without it by a second Enter', () => {
    const onAdd = vi.fn()
    render(<BlankLine text="Cut waste on {which line}[, saving {how much money} a year]" onAdd={onAdd} />)
    const [line, saving] = screen.getAllByRole<HTMLInputElement>('textbox')
    if (!line || !saving) throw new Error('two blanks')
    fireEvent.change(line, { target: { value: 'line 4' } })
    expect(line.getAttribute('enterkeyhint')).toBe('next')
    fireEvent.keyDown(line, { key: 'Enter' })
    expect(document.activeElement).toBe(saving)
    expect(onAdd).not.toHaveBeenCalled()
    fireEvent.keyDown(saving, { key: 'Enter' })
    expect(onAdd).toHaveBeenLastCalledWith('Cut waste on line 4')
    fireEvent.change(saving, { target: { value: '$9,000' } })
    fireEvent.keyDown(saving, { key: 'Enter' })
    expect(onAdd).toHaveBeenLastCalledWith('Cut waste on line 4, saving $9,000 a year')
  })

  it('begin with what a pasted posting asks for', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    await firstLine()
    const posting = 'You will precept new graduate nurses and students through unit orientation.'
    fireEvent.change(screen.getByLabelText('The posting'), { target: { value: posting } })
    expect(await screen.findAllByText('The posting asks for this')).not.toHaveLength(0)
    expect((await firstLine()).textContent).toContain('Precepted')
  })

  it('offer what is near where nobody knows the title', async () => {
    render(<Page entry={{ ...job, position: 'Radiologic scrub wizard' }} />)
    press('Suggest lines')
    expect(await screen.findByText(/No lines for/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Radiographer / Radiologic Technologist' })).toBeTruthy()
  })
})

describe('the builder', () => {
  const answer = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('writes a line while one answers', async () => {
    render(<Page entry={job} />)
    press('Build a line')
    await screen.findByLabelText(/^What did you do/)
    answer(/^What did you do/, 'train new nurses')
    answer(/^For whom/, '6 a year')
    answer(/^What was the result/, 'cut turnover by half')
    expect(screen.getByText('Trained 6 new nurses a year, cutting turnover by half')).toBeTruthy()
    press('Add this line')
    expect(description()).toBe('- Kept the ward clean\n- Trained 6 new nurses a year, cutting turnover by half')
  })

  it('asks which word joins a number to what it does not count', async () => {
    render(<Page entry={{ ...job, current: true }} />)
    press('Build a line')
    answer(/^What do you do/, 'send the newsletter')
    answer(/^For whom/, '90 offices')
    fireEvent.click(screen.getByRole('button', { name: 'to 90 offices' }))
    expect(screen.getByText('Send the newsletter to 90 offices')).toBeTruthy()
    answer(/^For whom/, 'every week')
    expect(screen.queryByRole('group', { name: 'Which word fits?' })).toBeNull()
  })

  it('goes on to the next answer by Enter on a phone, and is added by the last', async () => {
    render(<Page entry={job} />)
    press('Build a line')
    answer(/^What did you do/, 'look after the heating')
    const did = await screen.findByLabelText(/^What did you do/)
    fireEvent.keyDown(did, { key: 'Enter' })
    expect(document.activeElement).toBe(screen.getByLabelText(/^For whom/))
    expect(description()).toBe(job.description)
    fireEvent.keyDown(screen.getByLabelText(/^What was the result/), { key: 'Enter' })
    expect(description()).not.toBe(job.description)
  })

  it('asks of a line that stands already only for what is missing', async () => {
    render(<Page entry={{ ...job, description: '- Washed 40 cars a day' }} />)
    press('Build a line')
    const which = await screen.findByRole('combobox', { name: 'Write a new line, or add to one you have?' })
    await act(async () => fireEvent.keyDown(which, { key: 'ArrowDown' }))
    fireEvent.keyDown(await screen.findByRole('option', { name: 'Washed 40 cars a day' }), { key: 'Enter' })
    expect(screen.queryByLabelText(/^What did you do/)).toBeNull()
    expect(screen.queryByLabelText(/^For whom/)).toBeNull()
    answer(/^With what/, 'a pressure washer')
    press('Change this line')
    expect(description()).toBe('- Washed 40 cars a day using a pressure washer')
  })
})

describe('lines of an AI service', () => {
  it('are not offered where there is no service', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    await firstLine()
    expect(screen.queryByRole('button', { name: 'Suggest more lines' })).toBeNull()
  })

  it('are asked for by name, filled in and added', async () => {
    answers = {
      '/api/assistant/service': { recipient: 'OpenAI' },
      '/api/assistant/lines': { lines: ['Checked {how many} pumps a shift'], writer: 'OpenAI' },
    }
    render(<Page entry={job} />)
    press('Suggest lines')
    fireEvent.click(await screen.findByRole('button', { name: 'Suggest more lines' }))
    const region = screen.getByRole('region', { name: 'Lines from OpenAI' })
    const line = await within(region).findByRole('group')
    fill(line, '12')
    fireEvent.click(within(line).getByRole('button', { name: 'Add' }))
    expect(description()).toContain('- Checked 12 pumps a shift')
    expect(within(region).queryByRole('group')).toBeNull()
  })
})
