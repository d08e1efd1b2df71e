import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/lib/api-error.ts'
import { FormField, SubmitButton } from './form-fields.tsx'
import { clearToasts, useToasts } from './toast.ts'
import { type SendFormOptions, useSendForm } from './use-send-form.ts'

type Values = { email: string; name: string }

function TestForm(options: Partial<SendFormOptions<Values, unknown>>) {
  const form = useSendForm<Values, unknown>({
    initial: { email: '', name: '' },
    check: () => ({}),
    send: async () => undefined,
    onDone: () => {},
    failure: 'It failed.',
    ...options,
  })
  return (
    <form ref={form.form} onSubmit={form.submit}>
      <FormField {...form.field('email')} label="Email" />
      <FormField {...form.field('name')} label="Name" />
      <SubmitButton isBusy={form.isBusy} busyLabel="Sending...">
        Send
      </SubmitButton>
      <Toasts />
    </form>
  )
}

function Toasts() {
  const toasts = useToasts()
  return <output>{toasts.map(({ title, description }) => `${title} ${String(description)}`).join()}</output>
}

const send = () => fireEvent.submit(screen.getByRole('button'))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

afterEach(clearToasts)

describe('useSendForm', () => {
  it('sends what was typed and hands the answer on', async () => {
    const onDone = vi.fn()
    render(<TestForm send={async ({ email }) => `to ${email}`} onDone={onDone} />)
    type('Email', 'ada@example.com')
    send()
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith('to ada@example.com', { email: 'ada@example.com', name: '' }),
    )
  })

  it('sends nothing that is wrong, says why and goes to the first of it', () => {
    const sent = vi.fn()
    render(<TestForm check={() => ({ name: 'No name', email: 'No email' })} send={sent} />)
    send()
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByText('No name')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    type('Email', 'a')
    expect(screen.queryByText('No email')).toBeNull()
  })

  it("shows the server's words at the field and in the message", async () => {
    const error = new ApiError('403: …', {
      status: 403,
      reason: 'Not this one.',
      fields: [
        { path: 'name', message: 'Not this name.' },
        { path: 'elsewhere', message: 'x' },
      ],
    })
    const onFailure = vi.fn()
    render(<TestForm send={() => Promise.reject(error)} onFailure={onFailure} />)
    send()
    await screen.findByText('Not this name.')
    expect(screen.getByRole('status').textContent).toBe('It failed. Not this one.')
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(onFailure).toHaveBeenCalledWith(error)
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false')
  })

  it('blames the connection where there was no answer', async () => {
    render(<TestForm send={() => Promise.reject(new TypeError('Failed to fetch'))} />)
    send()
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Check your connection/))
  })

  it('is sent once, however often it is pressed, and is seen to take its time', async () => {
    vi.useFakeTimers()
    try {
      const sent = vi.fn(async () => undefined)
      const onDone = vi.fn()
      render(<TestForm send={sent} onDone={onDone} shortestWait={1000} />)
      send()
      send()
      expect(screen.getByRole('button').textContent).toBe('Sending...')
      await vi.advanceTimersByTimeAsync(999)
      expect(onDone).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(onDone).toHaveBeenCalledOnce()
      expect(sent).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })
})
