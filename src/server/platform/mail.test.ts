import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openMail } from './mail.ts'

const link = `http://localhost:3000/reset-password?token=${'Zoë'.repeat(30)}`
const message = {
  to: 'ada@example.com',
  subject: 'Your password – changed',
  text: `Hello Ada,\n\nit was changed.\n\n${link}\n`,
}

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'candid-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('mail without a server', () => {
  afterEach(() => rm(join(dataDir, 'outbox'), { recursive: true, force: true }))
  const open = () => openMail(readConfig({ DATA_DIR: dataDir }))

  it('becomes a file in the outbox that mail programs open', async () => {
    await open().send(message)
    const [name = '', ...others] = await readdir(join(dataDir, 'outbox'))
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-.*\.eml$/)
    expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'outbox', name))).mode & 0o777).toBe(0o600)
    const file = await readFile(join(dataDir, 'outbox', name), 'utf8')
    expect(file).toMatch(/^From: Candid <no-reply@candid\.example>$/m)
    expect(file).toMatch(/^To: ada@example\.com$/m)
    expect(file).toMatch(/^Content-Transfer-Encoding: 8bit$/m)
    expect(file.endsWith(`\n\n${message.text}`)).toBe(true)
  })

  it('lets nobody add a header by a line break in an address or a subject', async () => {
    await open().send({ ...message, subject: 'Hello\r\nBcc: eve@example.com' })
    const [name = ''] = await readdir(join(dataDir, 'outbox'))
    expect(await readFile(join(dataDir, 'outbox', name), 'utf8')).not.toMatch(/^Bcc:/m)
  })

  it('is posted without waiting, and waited for at the end', async () => {
    const mail = open()
    for (let round = 0; round < 5; round++) mail.post(message, { error: () => {} })
    await mail.settle()
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(5)
  })
})

describe('mail by SMTP', () => {
  let server: Server
  const received: string[] = []

  beforeAll(async () => {
    server = createServer(speakSmtp((line) => void received.push(line)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  function open(port: number) {
    return openMail(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Us <us@example.com>' }))
  }

  it('is handed to the server that is configured', async () => {
    const address = server.address()
    await open(typeof address === 'object' ? (address?.port ?? 0) : 0).send(message)
    expect(received).toContain('MAIL FROM:<us@example.com>')
    expect(received).toContain('RCPT TO:<ada@example.com>')
    expect(received.join()).toContain('it was changed.')
  })

  it('writes a failure to the log, without the address', async () => {
    const lines: unknown[] = []
    const mail = open(1)
    mail.post(message, { error: (...line: unknown[]) => void lines.push(line) })
    await mail.settle()
    expect(lines).toEqual([[{ reason: 'ESOCKET' }, 'a mail could not be sent']])
  })
})

/** As much of a mail server as one delivery needs. */
function speakSmtp(onLine: (line: string) => void): (socket: Socket) => void {
  return (socket) => {
    let rest = ''
    let isData = false
    const say = (text: string) => socket.write(`${text}\r\n`)
    say('220 ready')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        onLine(line)
        if (isData) {
          if (line !== '.') continue
          isData = false
          say('250 kept')
        } else if (line.startsWith('DATA')) {
          isData = true
          say('354 go on')
        } else if (line.startsWith('QUIT')) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  }
}
