import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { openHttp } from './http.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

describe('calls to other servers', () => {
  it('reach a host that was named, with method, headers and body', async () => {
    const host = await serve((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => response.end(`${request.method} ${request.headers['x-key']} ${body}`))
    })
    const call = openHttp({ hosts: [host] })
    const response = await call(`http://${host}/`, { method: 'POST', headers: { 'x-key': 'k' }, body: 'words' })
    expect(await response.text()).toBe('POST k words')
  })

  it('reach no other host, also not by a redirect', async () => {
    let wasCalled = false
    const other = await serve((_request, response) => {
      wasCalled = true
      response.end('secret')
    })
    const host = await serve((_request, response) => response.writeHead(302, { location: `http://${other}/` }).end())
    const call = openHttp({ hosts: [host] })
    await expect(call(`http://${other}/`)).rejects.toMatchObject({ code: 'upstream-failed' })
    await expect(call(`http://${host}/`)).rejects.toMatchObject({ code: 'upstream-failed' })
    await expect(call('file:///etc/hostname')).rejects.toMatchObject({ code: 'upstream-failed' })
    expect(wasCalled).toBe(false)
  })

  it('follow a redirect between named hosts without showing the second one the key', async () => {
    const second = await serve((request, response) => response.end(`key: ${request.headers.authorization}`))
    const first = await serve((_request, response) => response.writeHead(301, { location: `http://${second}/` }).end())
    const call = openHttp({ hosts: [first, second] })
    const response = await call(`http://${first}/`, { headers: { authorization: 'Bearer k' } })
    expect(await response.text()).toBe('key: undefined')
  })

  it('give up on a circle, on a hang and on a flood', async () => {
    const circle = await serve((_request, response) => response.writeHead(302, { location: '/' }).end())
    const silent = await serve(() => {})
    const flood = await serve((_request, response) => response.end('x'.repeat(100_000)))
    const call = openHttp({ hosts: [circle, silent, flood], timeoutMs: 300, maxBytes: 50_000 })
    await expect(call(`http://${circle}/`)).rejects.toMatchObject({ code: 'upstream-failed' })
    await expect(call(`http://${silent}/`)).rejects.toMatchObject({ code: 'upstream-failed' })
    await expect((await call(`http://${flood}/`)).text()).rejects.toMatchObject({ code: 'upstream-failed' })
  })

  it('tell a caller who stopped waiting apart from a server that failed', async () => {
    const silent = await serve(() => {})
    const stop = new AbortController()
    const answer = openHttp({ hosts: [silent] })(`http://${silent}/`, { signal: stop.signal })
    stop.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
