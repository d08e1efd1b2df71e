import { describe, expect, it } from 'vitest'
import { DirectPort } from './direct-port.ts'

describe('a direct port', () => {
  const listen = (port: DirectPort, signal?: AbortSignal) => {
    const heard: unknown[] = []
    port.addEventListener('message', ({ data }) => heard.push(data), signal ? { signal } : {})
    return heard
  }

  it('hands a message to the other end only, and not before the sender is done', async () => {
    const [own, other] = DirectPort.pair()
    const [atOwn, atOther] = [listen(own), listen(other)]
    const message = { action: 'GetPage' }
    own.postMessage(message)
    expect(atOther).toEqual([])
    await Promise.resolve()
    expect(atOther[0]).toBe(message)
    expect(atOwn).toEqual([])
  })

  it('keeps operators that the sender clears away', async () => {
    const [own, other] = DirectPort.pair()
    const heard = listen(other)
    const [fnArray, argsArray] = [[44], [['Dana']]]
    own.postMessage({ stream: 1, chunk: { fnArray, argsArray, length: 1 } })
    fnArray.length = 0
    argsArray.length = 0
    await Promise.resolve()
    expect(heard).toEqual([{ stream: 1, chunk: { fnArray: [44], argsArray: [['Dana']], length: 1 } }])
  })

  it('is silent to whoever has gone', async () => {
    const [own, other] = DirectPort.pair()
    const gone = new AbortController()
    const heard = listen(other, gone.signal)
    gone.abort()
    own.postMessage({})
    await Promise.resolve()
    expect(heard).toEqual([])
  })
})
