import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SandboxForm } from './sandbox-form.tsx'
import { keepTestCard, readTestCard } from './test-card.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function show(answer: unknown, status = 200) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify(answer), { status })
  })
  const onPaid = vi.fn()
  const onFailed = vi.fn()
  render(
    <SandboxForm
      {...{ clientSecret: 'secret', orderId: 'order', email: null, submitLabel: 'Pay $2.99', returnPath: '/' }}
      onTry={() => undefined}
      onPaid={onPaid}
      onFailed={onFailed}
    />,
  )
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const pay = () => fireEvent.click(screen.getByRole('button', { name: 'Pay $2.99' }))
  const fill = () => {
    type('Email for the receipt', ' ada@example.com ')
    type('Card number', '4242424242424242')
    type('Expires', '1234')
    type('CVC', '123')
  }
  return { sent, onPaid, onFailed, pay, fill, type }
}

describe('the card form of test mode', () => {
  it('says what is empty and what is wrong, and goes to the first of it', () => {
    const { sent, pay, type } = show({})
    pay()
    expect(screen.getByText('Enter an email address for the receipt.')).toBeDefined()
    expect(screen.getByText('Enter your card number.')).toBeDefined()
    type('Email for the receipt', 'ada@')
    type('Card number', '4242')
    pay()
    expect(screen.getByText('Valid email is required')).toBeDefined()
    expect(screen.getByText('Your card number is incomplete or mistyped.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email for the receipt'))
    expect(sent).toEqual([])
  })

  it('pays once, however often the button is pressed', async () => {
    const { sent, onPaid, pay, fill } = show({ status: 'succeeded', orderId: 'order' })
    fill()
    pay()
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
    fireEvent.submit(screen.getByLabelText('CVC'))
    const card = { number: '4242424242424242', cvc: '123', expMonth: 12, expYear: 2034 }
    expect(sent).toEqual([{ clientSecret: 'secret', card, email: 'ada@example.com' }])
  })

  it('tells at the card why it was declined', async () => {
    const { onFailed, pay, fill } = show({ status: 'failed', code: 'card-declined', message: 'Declined.' })
    fill()
    pay()
    expect(await screen.findByText('Declined. Nothing was charged; try another card.')).toBeDefined()
    expect(onFailed).toHaveBeenCalledWith('Declined.')
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  })

  it('fills in a test card in one press', async () => {
    const { sent, onPaid, pay } = show({ status: 'succeeded', orderId: 'order' })
    fireEvent.change(screen.getByLabelText('Email for the receipt'), { target: { value: 'ada@example.com' } })
    expect(screen.getByText(/Test cards/).closest('details')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '4242 4242 4242 4242' }))
    pay()
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
  })

  it('has the test card that paid before filled in, and no other number', async () => {
    const { onPaid, pay, fill } = show({ status: 'succeeded', orderId: 'order' })
    fill()
    pay()
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
    cleanup()
    show({})
    const written = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
    expect(['Card number', 'Expires', 'CVC'].map(written)).toEqual(['4242 4242 4242 4242', '12 / 34', '123'])
    sessionStorage.clear()
    keepTestCard('4111 1111 1111 1111')
    expect(readTestCard()).toBeUndefined()
  })

  it('stays open where nothing could be sent', async () => {
    const { onFailed, pay, fill } = show({ code: 'busy', message: 'Busy just now.' }, 500)
    fill()
    pay()
    expect((await screen.findByRole('alert')).textContent).toBe('Busy just now.')
    expect(onFailed).toHaveBeenCalledWith('Busy just now.')
  })
})
