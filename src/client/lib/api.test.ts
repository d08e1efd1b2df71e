import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, callApi, callJson } from './api.ts'

function answer(response: Response) {
  const call = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', call)
  return call
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('callApi', () => {
  it('sends cookies and a JSON body', async () => {
    const call = answer(Response.json({ id: 1 }))
    expect(await callJson('/api/things', { body: { name: 'a' } })).toEqual({ id: 1 })
    expect(call).toHaveBeenCalledWith('/api/things', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"a"}',
    })
  })

  it('leaves the content type of a form to the browser', async () => {
    const call = answer(new Response('{}'))
    const form = new FormData()
    await callJson('/api/extract-resume', { body: form })
    expect(call.mock.calls[0]?.[1]).toEqual({ method: 'POST', credentials: 'include', headers: {}, body: form })
  })

  it('says the status and the body text when the call fails', async () => {
    answer(new Response('nothing here', { status: 404, statusText: 'Not Found' }))
    await expect(callApi('/api/x')).rejects.toThrow(/^404: nothing here$/)
  })

  it('says the status text when the body is empty', async () => {
    answer(new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(callApi('/api/x')).rejects.toThrow(/^502: Bad Gateway$/)
  })

  it('keeps code, reason and fields of a refusal beside the message', async () => {
    const body = { code: 'invalid', message: 'Check the form', fields: [{ path: 'email', message: 'Needed' }, 7] }
    answer(Response.json(body, { status: 400 }))
    const error = await failureOf(callApi('/api/x'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: `400: ${JSON.stringify(body)}`,
      status: 400,
      code: 'invalid',
      reason: 'Check the form',
      fields: [{ path: 'email', message: 'Needed' }],
    })
  })

  it('gives undefined for an empty answer', async () => {
    answer(new Response(null, { status: 204 }))
    expect(await callJson('/api/x', { method: 'DELETE' })).toBeUndefined()
  })
})

describe('a busy server', () => {
  const busy = () => new Response('{"code":"busy","message":"Busy"}', { status: 503, headers: { 'retry-after': '1' } })

  it('is asked again for work it turned away undone', async () => {
    vi.useFakeTimers()
    const fetch = vi
      .fn()
      .mockImplementationOnce(async () => busy())
      .mockImplementation(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    const answer = callApi('/api/assistant/upgrade', { body: {} })
    await vi.advanceTimersByTimeAsync(1000)
    expect((await answer).status).toBe(200)
    expect(fetch).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('is not asked again for what writes or pays', async () => {
    const fetch = vi.fn(async () => busy())
    vi.stubGlobal('fetch', fetch)
    await expect(callApi('/api/create-payment-intent', { body: {} })).rejects.toThrow('503')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
