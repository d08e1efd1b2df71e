import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { ImportedResume, ImportLine } from '#shared/api/imports.ts'
import { ResumeUpload } from './resume-upload.tsx'

const result: ImportedResume = {
  extractedText: 'Dana Reyes',
  message: 'The file contains hidden text. We left it out.',
  resume: { ...emptyResume('r'), personalInfo: { ...emptyResume('r').personalInfo, firstName: 'Dana' } },
  fields: [
    {
      path: 'personalInfo.firstName',
      value: 'Dana',
      confidence: 0.5,
      source: [{ kind: 'box', page: 1, x: 50, y: 40, width: 60, height: 12 }],
      place: { page: 2, before: 'above', line: 'Dana Reyes', after: 'below', start: 0, end: 4 },
    },
  ],
  confidence: 0.5,
  ocr: true,
  other: ['Hobbies', 'Chess club'],
  furniture: ['Page 1 of 2'],
  pages: [
    { width: 600, height: 840 },
    { width: 600, height: 840 },
  ],
}

afterEach(() => vi.unstubAllGlobals())

/** A server that sends one line after the other, when the test says so. */
function serve() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.signal) signals.push(init.signal)
    return new Response(
      new ReadableStream<Uint8Array>({
        start(own) {
          controller = own
        },
      }),
    )
  })
  return {
    signals,
    send: (line: ImportLine) =>
      act(async () => controller?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))),
  }
}

function show() {
  const read: ImportedResume[] = []
  const checked: Resume[] = []
  render(<ResumeUpload onRead={(one) => read.push(one)} onChecked={(resume) => checked.push(resume)} />)
  return { read, checked }
}

const file = new File(['x'], 'dana.pdf', { type: 'application/pdf' })
const choose = () =>
  act(async () => void fireEvent.change(screen.getByLabelText('Resume file'), { target: { files: [file] } }))

describe('uploading a resume', () => {
  it('tells how many pages of a scan are done, then hands over what was read', async () => {
    const server = serve()
    const { read } = show()
    await choose()
    expect(screen.getByRole('status').textContent).toContain('Reading dana.pdf')
    await server.send({ type: 'progress', done: 1, of: 3 })
    expect(screen.getByRole('status').textContent).toContain('1 of 3 pages')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
    await server.send({ type: 'result', result })
    expect(await screen.findByText(/We read dana.pdf. 1 thing to check, 1 line to place./)).toBeTruthy()
    expect(read).toEqual([result])
    expect(screen.getByRole('alert').textContent).toContain('contains hidden text')
  })

  it('stops when the person cancels', async () => {
    const server = serve()
    const { read } = show()
    await choose()
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click())
    expect(server.signals[0]?.aborted).toBe(true)
    expect(screen.queryByRole('status')).toBeNull()
    expect(read).toEqual([])
  })

  it('says that it failed, in the words of the product and of the server', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'unsupported-type', message: 'This is a picture (PNG).' }, { status: 415 }),
    )
    show()
    await choose()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'Failed to extract text from the uploaded file. Please try again or enter your information manually.',
    )
    expect(alert.textContent).toContain('This is a picture (PNG).')
  })

  it('fails in the same words when the server breaks off', async () => {
    const server = serve()
    show()
    await choose()
    await server.send({ type: 'progress', done: 0, of: 3 })
    await server.send({ type: 'error', code: 'unreadable', message: 'This file is damaged.' })
    expect((await screen.findByRole('alert')).textContent).toContain('This file is damaged.')
  })

  it('takes a file that is dropped, and a resume that is pasted as text', async () => {
    const names: string[] = []
    vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
      const sent = init.body instanceof FormData ? init.body.get('file') : null
      names.push(sent instanceof File ? sent.name : '')
      return new Response('')
    })
    show()
    const zone = screen.getByRole('button', { name: 'Upload a resume' }).parentElement ?? document.body
    await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: [file] } }))
    const text = `Dana Reyes\n${'Welder at Harbor Works. '.repeat(6)}`
    await act(async () => void fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } }))
    await act(async () => void fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'Dana' } }))
    expect(names).toEqual(['dana.pdf', 'Pasted text'])
  })

  it('leads with what we are unsure of and what found no place', async () => {
    const server = serve()
    show()
    await choose()
    const sure = { path: 'personalInfo.lastName', value: 'Reyes', confidence: 0.9, source: [], place: null }
    await server.send({ type: 'result', result: { ...result, fields: [sure, ...result.fields] } })
    await act(async () => (await screen.findByRole('button', { name: 'Check what we read' })).click())
    const dialog = await screen.findByRole('dialog', { name: 'Check what we read' })
    const headings = within(dialog).getAllByRole('heading', { level: 3 })
    expect(headings.slice(0, 3).map((heading) => heading.textContent)).toEqual([
      'Please check',
      'Lines we couldn’t place',
      'Personal information',
    ])
  })

  it('keeps what was changed when the dialog is closed, and counts down what is left to check', async () => {
    const server = serve()
    const { checked } = show()
    await choose()
    await server.send({ type: 'result', result })
    const open = async () => {
      await act(async () => (await screen.findByRole('button', { name: 'Check what we read' })).click())
      return within(await screen.findByRole('dialog', { name: 'Check what we read' }))
    }
    const close = async (dialog: Awaited<ReturnType<typeof open>>) =>
      act(async () => dialog.getAllByRole('button', { name: 'Close' })[0]?.click())
    await close(await open())
    expect(checked).toEqual([])
    const dialog = await open()
    const name = () => dialog.getByLabelText<HTMLInputElement>('First name (Personal information)')
    fireEvent.change(name(), { target: { value: 'Diana' } })
    expect(dialog.getByText('Your changes are kept when you close this.')).toBeTruthy()
    await close(dialog)
    expect(checked[0]?.personalInfo.firstName).toBe('Diana')
    expect(screen.getByRole('status').textContent).toBe(
      'We read dana.pdf. 1 line to place. Your changes are kept. The text comes from a picture.',
    )
    const taken = await open()
    fireEvent.change(taken.getByLabelText('First name (Personal information)'), { target: { value: 'Dee' } })
    await act(async () => taken.getByRole('button', { name: 'Discard changes' }).click())
    expect(checked).toHaveLength(1)
    const again = await open()
    expect(again.getByLabelText<HTMLInputElement>('First name (Personal information)').value).toBe('Diana')
    await act(async () => again.getByRole('button', { name: 'Use this resume' }).click())
    expect(screen.getByRole('status').textContent).toContain('You’ve checked it.')
  })

  it('shows each field beside its place, takes changes, and hands over the resume', async () => {
    const server = serve()
    const { checked } = show()
    await choose()
    await server.send({ type: 'result', result })
    await act(async () => (await screen.findByRole('button', { name: 'Check what we read' })).click())
    const dialog = await screen.findByRole('dialog', { name: 'Check what we read' })
    expect(within(dialog).getByRole('heading', { name: 'Please check' })).toBeTruthy()
    expect(within(dialog).getByText('On page 2')).toBeTruthy()
    expect(within(dialog).getByRole('img', { name: 'Where it is on page 2', hidden: true })).toBeTruthy()
    expect(dialog.querySelector('mark')?.textContent).toBe('Dana')
    expect(within(dialog).getByText('Chess club')).toBeTruthy()
    expect(within(dialog).getByText('Read from a picture')).toBeTruthy()
    fireEvent.change(within(dialog).getByLabelText('First name (Personal information)'), { target: { value: 'Diana' } })
    const group = within(dialog).getByRole('group', { name: 'Put “Chess club” into' })
    await act(async () => within(group).getByRole('button', { name: 'Skills' }).click())
    expect(within(group).getByRole('button', { name: 'Skills' }).getAttribute('aria-pressed')).toBe('true')
    await act(async () => within(dialog).getByRole('button', { name: 'Use this resume' }).click())
    expect(checked[0]?.personalInfo.firstName).toBe('Diana')
    expect(checked[0]?.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toContain('Chess club')
  })
})
