// nginx on loopback with the sample of deploy/, so that what is measured and tested is what is recommended.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/support/root.mjs'
import { findFreePort } from './browser/free-port.ts'

const program = '/usr/sbin/nginx'

type Balancer = { address: string; stop: () => Promise<void> }

/** Undefined where nginx is not installed. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer | undefined> {
  if (!existsSync(program)) return undefined
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'candid-nginx-'))
  mkdirSync(join(folder, 'temp'))
  writeFileSync(join(folder, 'nginx.conf'), writeSettings(folder, port, ports))
  const child: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  if (running.size === 1) process.once('exit', killAll)
  await waitForPort(port)
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      running.delete(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const running = new Set<ChildProcess>()
function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(25)
  }
  throw new Error('nginx does not listen')
}

/** The sample without TLS, on a port of its own, and with the visitors' addresses as the asker has them. */
function writeSettings(folder: string, port: number, ports: readonly number[]): string {
  const sample = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const servers = ports.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n')
  const site = sample
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/( {4}server 127\.0\.0\.1:\d+ .*\n)+/, `${servers}\n`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ {4}ssl_certificate.*\n/g, '')
    .replace('$remote_addr', '$http_x_forwarded_for')
    .replace('X-Forwarded-Proto $scheme', 'X-Forwarded-Proto http')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  )
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'pid')};
events { worker_connections 2048; }
http {
access_log off;
${temporary.join('\n')}
${site}
}
`
}
