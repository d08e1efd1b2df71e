// A PostgreSQL of its own on loopback, for measurements that restart it and hold it up.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../tests/support/browser/free-port.ts'
import { childrenOf } from './_processes.ts'

export type OwnPostgres = {
  url: string
  /** Returns once it takes connections again. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  pause: () => void
  resume: () => void
  remove: () => void
}

/** Undefined where its programs are not installed. */
export async function startPostgres(): Promise<OwnPostgres | undefined> {
  const bin = findPrograms()
  if (!bin) return undefined
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'candid-postgres-'))
  if (isRoot) run('chown', ['postgres', folder])
  const cluster = join(folder, 'cluster')
  runAsOwner(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'])
  const options = `-p ${port} -h 127.0.0.1 -k ${folder}`
  const control = (...args: string[]) =>
    runAsOwner(join(bin, 'pg_ctl'), ['-D', cluster, '-l', join(folder, 'log'), '-s', '-w', ...args])
  control('-o', options, 'start')
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const main = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    for (const pid of [main, ...childrenOf(main)]) process.kill(pid, signal)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async (mode) => control('-o', options, '-m', mode, 'restart'),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    remove: () => {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
function runAsOwner(program: string, args: string[]): void {
  if (isRoot) run('runuser', ['-u', 'postgres', '--', program, ...args])
  else run(program, args)
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
}

/** Debian keeps them off the PATH, in a folder for each version. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}
