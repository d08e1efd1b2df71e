import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  endless,
  refused,
  silent,
  startModelStandIn,
  streamed,
  streamedList,
} from '../../../../tests/support/model-stand-in.ts'
import { askForList, ModelFailed } from './ask-for-list.ts'
import { type ModelLimits, openModel } from './open-model.ts'

const element = z.object({ path: z.string(), after: z.string() })
const lines = [
  { path: 'a', after: 'First' },
  { path: 'b', after: 'Second' },
]
const patient: ModelLimits = { totalMs: 150_000, betweenWordsMs: 150_000, maxBytes: 200_000 }
/** For a model that has to be waited for in vain. */
const short: ModelLimits = { ...patient, totalMs: 600, betweenWordsMs: 200 }

async function setUp(limits = patient) {
  const server = await startModelStandIn()
  const opened = openModel({ provider: 'openai-compatible', model: 'm', apiKey: 'k', baseUrl: server.url }, limits)
  if (!opened) throw new Error('no model')
  const ask = async (options: { signal?: AbortSignal; maxElements?: number } = {}) => {
    const got: unknown[] = []
    const { signal = new AbortController().signal, maxElements = 50 } = options
    for await (const value of askForList(opened, { system: 's', prompt: 'p', element, maxElements, signal, limits }))
      got.push(value)
    return got
  }
  return { server, ask, opened }
}

describe('a list asked of a model', () => {
  it('comes element by element', async () => {
    const { server, ask, opened } = await setUp()
    server.answer(streamedList(lines))
    expect(await ask()).toEqual(lines)
    expect(opened.recipient).toBe('127.0.0.1')
  })

  it('gives the first element while the model is still writing', async () => {
    const { server, opened } = await setUp()
    let finish = () => {}
    server.answer(({ body, request, response }) => {
      const text = JSON.stringify({ elements: lines })
      streamed(text.slice(0, text.indexOf('Second')), { finish: false })({ body, request, response })
      finish = () => response.destroy()
    })
    const signal = new AbortController().signal
    const list = askForList(opened, { system: 's', prompt: 'p', element, maxElements: 9, signal, limits: patient })
    expect((await list.next()).value).toEqual(lines[0])
    finish()
    await list.return(undefined)
  })

  it('leaves out elements of another shape', async () => {
    const { server, ask } = await setUp()
    server.answer(streamedList([lines[0], { path: 3 }, 'no', lines[1]]))
    const got = await ask().catch((error: unknown) => error)
    expect(Array.isArray(got) ? got : []).not.toContainEqual({ path: 3 })
  })

  it('reads no more than was asked for', async () => {
    const { server, ask } = await setUp()
    server.answer(streamedList(Array.from({ length: 40 }, (_, place) => ({ path: String(place), after: 'x' }))))
    expect(await ask({ maxElements: 5 })).toHaveLength(5)
  })

  it('is asked for once more after a passing fault', async () => {
    const { server, ask } = await setUp()
    server.answer(refused(500), streamedList(lines))
    expect(await ask()).toEqual(lines)
    expect(server.calls).toHaveLength(2)
  })
})

describe('a model that does not do its work', () => {
  it('is given up after two refusals', async () => {
    const { server, ask } = await setUp()
    server.answer(refused(500))
    await expect(ask()).rejects.toThrow(ModelFailed)
    expect(server.calls).toHaveLength(2)
  })

  it('is given up at once where asking again cannot help', async () => {
    const { server, ask } = await setUp()
    server.answer(refused(401))
    await expect(ask()).rejects.toThrow(ModelFailed)
    expect(server.calls).toHaveLength(1)
  })

  it.each([
    ['says nothing', silent, short],
    ['stops in the middle of a word', streamed('{"elements":[{"path":"a","af', { finish: false }), short],
    ['writes prose', streamed('Certainly! Here is your resume.'), patient],
    ['writes another shape', streamed('{"answer": 42}'), patient],
    ['writes ten megabytes', endless(10_000_000), patient],
  ])('is given up when it %s', async (_what, answer, limits) => {
    const { server, ask } = await setUp(limits)
    server.answer(answer)
    await expect(ask()).rejects.toThrow(ModelFailed)
  })

  it('is left alone when the person stops it, and hears of it', async () => {
    const { server, ask } = await setUp()
    const stop = new AbortController()
    const closed = new Promise<void>((resolve) => {
      server.answer(({ request }) => {
        request.socket.on('close', () => resolve())
        stop.abort()
      })
    })
    expect(await ask({ signal: stop.signal })).toEqual([])
    await closed
  })
})
