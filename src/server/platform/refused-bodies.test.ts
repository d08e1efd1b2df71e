import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { buildTestApp } from '../../../tests/support/app.ts'

const url = '/api/auth/sign-in'
const megabyte = 1024 * 1024

async function open() {
  const app = await buildTestApp({ alone: 'talks to the socket' })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const readAnswer = async () => String((await once(socket, 'data'))[0])
  const sendHead = (length: number) =>
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    )
  return { socket, readAnswer, sendHead }
}

it('reads a body it has refused to its end, as a proxy that is still sending it expects', async () => {
  const { socket, readAnswer, sendHead } = await open()
  sendHead(15 * megabyte)
  const refused = await readAnswer()
  expect(refused).toMatch(/^HTTP\/1\.1 413 /)
  expect(refused).not.toMatch(/connection: close/i)
  socket.write('x'.repeat(15 * megabyte))
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await readAnswer()).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

it('reads no body that has no end', async () => {
  const { socket, readAnswer, sendHead } = await open()
  sendHead(1000 * megabyte)
  expect(await readAnswer()).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
  socket.destroy()
})
