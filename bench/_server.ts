// The built program as a process of its own, which ends with the measurement whatever happens.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../scripts/support/root.mjs'

export type Server = { child: ChildProcess; address: string; dataDir: string }

export async function startServer(env: Record<string, string>, dataDir: string): Promise<Server> {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const [line] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  child.stdout?.resume()
  return { child, address: /ready at (\S+)/.exec(String(line))?.[1] ?? '', dataDir }
}

/** As an operator stops it; resolves when it is gone. */
export async function stopServer({ child }: Pick<Server, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

process.setMaxListeners(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
