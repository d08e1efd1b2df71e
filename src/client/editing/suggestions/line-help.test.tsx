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

type Person = Partial<Resume['personalInfo']>

function Page({ entry, person = {} }: { entry: Experience; person?: Person }) {
  const [resume, setResume] = useState<Resume>(() => {
    const empty = emptyResume('r')
    return { ...empty, personalInfo: { ...empty.personalInfo, ...person }, experiences: [entry] }
  })
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
  const list = await screen.findByRole('list', { name: 'Lines for Registered Nurse' })
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
})

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
    expect(within(line).queryByRole('button')).toBeNull()
    expect(within(line).queryByText('Fill in the blanks to add')).toBeNull()
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

  it('keep what was typed when they are taken back', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    const line = await firstLine()
    fill(line, '4')
    fireEvent.click(within(line).getByRole('button', { name: 'Add' }))
    press('Undo')
    const again = await firstLine()
    const [blank] = within(again).getAllByRole<HTMLInputElement>('textbox')
    expect(blank?.value).toBe('4')
    expect(document.activeElement).toBe(blank)
  })

  it('lead on from the last that is shown to the next, not back to one that was passed over', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    await firstLine()
    const list = screen.getByRole('list', { name: 'Lines for Registered Nurse' })
    const last = within(list).getAllByRole('group').at(-1)
    if (!last) throw new Error('no line')
    const place = [...list.children].findIndex((item) => item.contains(last))
    fill(last, '4')
    fireEvent.click(within(last).getByRole('button', { name: 'Add' }))
    const at = [...list.children].findIndex((item) => item.contains(document.activeElement))
    expect(at).toBe(place + 1)
    expect(document.activeElement?.tagName).toBe('INPUT')
  })

  it('begin with the position of this job, and with the person’s title only where there is none', async () => {
    const search = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'What’s your job title?' })
    const person = { professionalTitle: 'Senior Registered Nurse' }
    const { unmount } = render(<Page entry={{ ...job, position: 'Registered Nurse' }} person={person} />)
    press('Suggest lines')
    expect((await search()).value).toBe('Registered Nurse')
    unmount()
    render(<Page entry={{ ...job, position: '' }} person={person} />)
    press('Suggest lines')
    expect((await search()).value).toBe('Senior Registered Nurse')
  })

  it('say whose they are where they are only near', async () => {
    render(<Page entry={{ ...job, position: 'Starship nurse' }} />)
    press('Suggest lines')
    await firstLine()
    expect(screen.getByText(/Lines for: Registered Nurse, the closest we have to “Starship nurse”/)).toBeTruthy()
    expect(screen.queryByText(/no list/)).toBeNull()
  })

  it('say nothing of the kind to whoever the occupation’s name means', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    await firstLine()
    expect(screen.getByText('Lines for: Registered Nurse')).toBeTruthy()
    expect(screen.queryByText(/closest/)).toBeNull()
  })

  it('end with the way to the builder', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    const line = await firstLine()
    const build = screen.getByRole('button', { name: 'Build your own line' })
    expect(line.compareDocumentPosition(build) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    fireEvent.click(build)
    expect(await screen.findByLabelText(/^What did you do/)).toBeTruthy()
  })

  it('say what a dashed blank is where the first one is, and only there', async () => {
    render(<Page entry={job} />)
    press('Suggest lines')
    await firstLine()
    const note = screen.getByText(/^A blank with a dashed border/)
    const dashed = screen.getAllByRole('textbox', { name: /\(optional\)$/ })
    expect(note.closest('[role="group"]')).toBe(dashed[0]?.closest('[role="group"]'))
  })

  it('have in their blanks what the title says', async () => {
    render(<Page entry={{ ...job, position: 'Violin Teacher' }} />)
    press('Suggest lines')
    const [blank] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'which instrument' })
    expect(blank?.value).toBe('violin')
  })

  it('write a bare number as the person’s money', () => {
    const onAdd = vi.fn()
    render(<BlankLine text="Balanced {how much money} a day" currency="£" onAdd={onAdd} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '1400' } })
    press('Add')
    expect(onAdd).toHaveBeenCalledWith('Balanced £1,400 a day', ['1400'])
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
    expect(onAdd).toHaveBeenLastCalledWith('Cut waste on line 4', ['line 4'])
    fireEvent.change(saving, { target: { value: '$9,000' } })
    fireEvent.keyDown(saving, { key: 'Enter' })
    expect(onAdd).toHaveBeenLastCalledWith('Cut waste on line 4, saving $9,000 a year', ['line 4', '$9,000'])
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
    expect(await screen.findByText(/We have no list called “Radiologic scrub wizard”/)).toBeTruthy()
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
    answer(/^Who was it for/, '6 a year')
    answer(/^What was the result/, 'cut turnover by half')
    expect(screen.getByText('Trained 6 new nurses a year, cutting turnover by half')).toBeTruthy()
    press('Add this line')
    expect(description()).toBe('- Kept the ward clean\n- Trained 6 new nurses a year, cutting turnover by half')
  })

  it('asks which word joins a number to what it does not count', async () => {
    render(<Page entry={{ ...job, current: true }} />)
    press('Build a line')
    answer(/^What do you do/, 'send the newsletter')
    answer(/^Who was it for/, '90 offices')
    fireEvent.click(screen.getByRole('button', { name: 'to 90 offices' }))
    expect(screen.getByText('Send the newsletter to 90 offices')).toBeTruthy()
    answer(/^Who was it for/, 'every week')
    expect(screen.queryByRole('group', { name: 'Does another word fit better?' })).toBeNull()
  })

  it('goes on to the next answer by Enter on a phone, and is added by the last', async () => {
    render(<Page entry={job} />)
    press('Build a line')
    answer(/^What did you do/, 'look after the heating')
    const did = await screen.findByLabelText(/^What did you do/)
    fireEvent.keyDown(did, { key: 'Enter' })
    expect(document.activeElement).toBe(screen.getByLabelText(/^Who was it for/))
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
    expect(screen.queryByLabelText(/^Who was it for/)).toBeNull()
    answer(/^What did you use/, 'a pressure washer')
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
