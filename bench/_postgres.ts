// A PostgreSQL of its own on loopback, for measurements that restart it and hold it up.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../tests/support/browser/free-port.ts'
import { childrenOf } from './_processes.ts'

export type OwnPostgres = {
  url: string
  /** Returns once it takes connections again. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  /** A second server that follows this one, on loopback too. */
  startReplica: () => Promise<{ url: string; stop: () => void }>
  /** PgBouncer in front of it, pooling by transaction; undefined where it is not installed. */
  startPooler: () => Promise<{ url: string } | undefined>
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
  const others: (() => void)[] = []
  return {
    url: urlOf(port),
    startReplica: async () => {
      const [copy, copyPort] = [join(folder, 'replica'), await findFreePort()]
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
      runAsOwner(join(bin, 'pg_basebackup'), [...from, '-D', copy, '-R', '-X', 'stream', '-c', 'fast'])
      const controlCopy = (...args: string[]) =>
        runAsOwner(join(bin, 'pg_ctl'), ['-D', copy, '-l', join(folder, 'replica-log'), '-s', '-w', ...args])
      controlCopy('-o', `-p ${copyPort} -h 127.0.0.1 -k ${folder}`, 'start')
      let isUp = true
      const stop = () => {
        if (isUp) controlCopy('-m', 'immediate', 'stop')
        isUp = false
      }
      others.push(stop)
      return { url: urlOf(copyPort), stop }
    },
    startPooler: async () => {
      if (!existsSync(pooler)) return undefined
      const poolerPort = await findFreePort()
      const settings = join(folder, 'pgbouncer.ini')
      writeFileSync(settings, poolerSettings(port, poolerPort, folder))
      runAsOwner(pooler, ['-d', settings])
      others.push(() => process.kill(Number(readFileSync(join(folder, 'pgbouncer.pid'), 'utf8')), 'SIGTERM'))
      return { url: urlOf(poolerPort) }
    },
    restart: async (mode) => control('-o', options, '-m', mode, 'restart'),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    remove: () => {
      for (const stop of others) stop()
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

const pooler = '/usr/sbin/pgbouncer'

/** As docs/scale.md has it: by transaction, and the timeout that a client asks for left to the role. */
function poolerSettings(port: number, poolerPort: number, folder: string): string {
  return `[databases]
postgres = host=127.0.0.1 port=${port} dbname=postgres user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = statement_timeout
pidfile = ${join(folder, 'pgbouncer.pid')}
logfile = ${join(folder, 'pgbouncer.log')}
`
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
