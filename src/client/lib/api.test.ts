import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { defineRoute } from '#shared/api/route.ts'
import { call, callRaw, readJson } from './api.ts'
import { ApiError } from './api-error.ts'

const route = { summary: '', params: z.object({ id: z.string() }), response: z.object({ id: z.number() }) } as const
const getThing = defineRoute({
  ...route,
  method: 'GET',
  path: '/api/things/:id',
  query: z.object({ deep: z.string() }),
})
const makeThing = defineRoute({
  method: 'POST',
  path: '/api/things',
  summary: '',
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.number() }),
})
const deleteThing = defineRoute({ method: 'DELETE', path: '/api/things', summary: '' })
const readFile = defineRoute({ method: 'POST', path: '/api/files', summary: '', isRepeatable: true })

function answer(response: Response) {
  const fetched = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('sends cookies and a JSON body by the method of the contract', async () => {
    const fetched = answer(Response.json({ id: 1 }))
    expect(await call(makeThing, { body: { name: 'a' } })).toEqual({ id: 1 })
    expect(fetched).toHaveBeenCalledWith('/api/things', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"a"}',
    })
  })

  it('puts parameters and the query into the address', async () => {
    const fetched = answer(Response.json({ id: 1 }))
    await call(getThing, { params: { id: 'a/b' }, query: { deep: 'very much' } })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb?deep=very+much')
  })

  it('refuses an answer that is not what the contract says', async () => {
    answer(Response.json({ id: 'one' }))
    await expect(call(makeThing, { body: { name: 'a' } })).rejects.toThrow(z.ZodError)
  })

  it('leaves the content type of a form to the browser', async () => {
    const fetched = answer(new Response('{}'))
    const form = new FormData()
    await callRaw(readFile, { form })
    expect(fetched.mock.calls[0]?.[1]).toEqual({ method: 'POST', credentials: 'include', headers: {}, body: form })
  })

  it('says the status and the body text when the call fails', async () => {
    answer(new Response('nothing here', { status: 404, statusText: 'Not Found' }))
    await expect(callRaw(deleteThing)).rejects.toThrow(/^404: nothing here$/)
  })

  it('says the status text when the body is empty', async () => {
    answer(new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(callRaw(deleteThing)).rejects.toThrow(/^502: Bad Gateway$/)
  })

  it('keeps code, reason and fields of a refusal beside the message', async () => {
    const body = { code: 'invalid', message: 'Check the form', fields: [{ path: 'email', message: 'Needed' }, 7] }
    answer(Response.json(body, { status: 400 }))
    const error = await failureOf(callRaw(deleteThing))
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
    expect(await readJson(await callRaw(deleteThing))).toBeUndefined()
  })
})

describe('a busy server', () => {
  const busy = () => new Response('{"code":"busy","message":"Busy"}', { status: 503, headers: { 'retry-after': '1' } })

  it('is asked again for work it turned away undone', async () => {
    vi.useFakeTimers()
    const fetched = vi
      .fn()
      .mockImplementationOnce(async () => busy())
      .mockImplementation(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetched)
    const response = callRaw(readFile)
    await vi.advanceTimersByTimeAsync(1000)
    expect((await response).status).toBe(200)
    expect(fetched).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('is not asked again for what writes or pays', async () => {
    const fetched = vi.fn(async () => busy())
    vi.stubGlobal('fetch', fetched)
    await expect(callRaw(deleteThing)).rejects.toThrow('503')
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
