import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { variableNames } from '#server/config.ts'
import { bundleForTest } from '../tests/support/bundle.ts'
import { ensureBuild } from './support/ensure-build.mjs'
import { root } from './support/root.mjs'

const folders: string[] = []
let server: ChildProcessWithoutNullStreams | undefined
afterAll(async () => {
  server?.kill('SIGKILL')
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** As `npm ci --omit=dev` would leave it, without asking a registry, and where no other package is found. */
async function linkProductionPackages(to: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries<{ dev?: boolean }>(packages)) {
    if (path === '' || entry.dev || !existsSync(join(root, path))) continue
    await linkTree(join(root, path), join(to, path))
  }
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    // Packages inside a package have entries of their own.
    if (entry.name === 'node_modules') continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkTree(source, target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

const readDeploy = (name: string) => readFileSync(join(root, name), 'utf8')

/** The command by which a container is found healthy, the program first. */
function readHealthCheck(): string[] {
  const [, command = '[]'] = /HEALTHCHECK .*\\\n\s+CMD (\[.*\])/.exec(readDeploy('Dockerfile')) ?? []
  return JSON.parse(command)
}

describe('the deploy files', () => {
  it('run what the test below runs, on production packages alone', () => {
    expect(readDeploy('Dockerfile')).toMatch(/^CMD \["node", "dist\/server\/main\.js"\]$/m)
    expect(readDeploy('Dockerfile')).toMatch(/^RUN npm ci --omit=dev$/m)
    expect(readDeploy('deploy/candid.service')).toMatch(/^ExecStart=\/usr\/bin\/node dist\/server\/main\.js$/m)
    expect(readHealthCheck().slice(0, 2)).toEqual(['node', '-e'])
  })

  it('run it as nobody in particular', () => {
    const [, last = ''] = readDeploy('Dockerfile').split(/^FROM .*\n(?![\s\S]*^FROM )/m)
    expect(last).toMatch(/^USER node$/m)
    expect(readDeploy('deploy/candid.service')).toMatch(/^DynamicUser=yes$/m)
  })

  it('set no variable that the server does not read', () => {
    const given = [...readDeploy('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
    const own = given.filter((name) => !name.startsWith('POSTGRES_'))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((name) => !variableNames.some((known) => known === name))).toEqual([])
  })

  it('keep secrets and data out of the image', () => {
    const ignored = readDeploy('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data/database', 'data/outbox', 'data/snapshots']))
  })
})

describe('Fail 14: the built product', () => {
  it('imports no package that is there for development only', async () => {
    const bundle = await bundleForTest('src/server/main.ts')
    folders.push(bundle.folder)
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const allowed = new Set([...Object.keys(dependencies), ...builtinModules])
    const imported = new Set<string>()
    const isOurs = (name: string) => name === 'main.js' || name.endsWith('.worker.js')
    for (const file of (await readdir(dirname(bundle.file))).filter(isOurs)) {
      const source = readFileSync(join(dirname(bundle.file), file), 'utf8')
      for (const [, name = ''] of source.matchAll(/^(?:import|export)\b[^;'"]*?["']([^."'][^"']*)["'];$/gm)) {
        imported.add(name.replace(/^node:/, '').replace(/^(@[^/]+\/[^/]+|[^@/][^/]*).*$/, '$1'))
      }
    }
    expect(imported.size).toBeGreaterThan(20)
    expect([...imported].filter((name) => !allowed.has(name))).toEqual([])
  })

  const startsAlone = async () => {
    expect(await ensureBuild()).toBe(true)
    const folder = await mkdtemp(join(tmpdir(), 'candid-production-'))
    folders.push(folder)
    await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    await linkProductionPackages(folder)
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: folder,
      env: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', PATH: process.env.PATH ?? '' },
    })
    server = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    while (!output.includes('\n')) await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
    const url = /ready at (\S+)/.exec(output)?.[1]
    expect(output).toContain('Candid is ready at ')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const stamp = readFileSync(join(root, 'dist/build-stamp'), 'utf8')
    const health = await (await fetch(`${url}/api/health`)).json()
    expect(health).toEqual({ status: 'ok', version, build: stamp.slice(0, 12) })
    for (const [port, code] of [
      [new URL(url ?? '').port, 0],
      ['1', 1],
    ]) {
      const { status } = spawnSync(process.execPath, readHealthCheck().slice(1), { env: { PORT: String(port) } })
      expect([port, status]).toEqual([port, code])
    }
    for (const path of ['/', '/templates', '/api/ready', '/api/jobs?query=nurse']) {
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200])
    }
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
  }
  // A whole build and thousands of files: only the long run and CI start it for real.
  if (process.env.TEST_FULL || process.env.CI)
    it('starts, serves and stops on production packages alone', startsAlone, 300_000)
})
