// npm run test:full -- balanced: the API tests once more, each app four servers on a PostgreSQL of their own behind nginx.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../bench/_postgres.ts'
import { root } from './support/root.mjs'
import { runPackage } from './support/run-command.mjs'

const [reportFile = ''] = process.argv.slice(2)
const folder = join(root, 'src/server')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => join(folder, file))
  .filter((file) => file.endsWith('.test.ts') && /buildTestApp\(|startAssistantApps\(/.test(readFileSync(file, 'utf8')))

const postgres = await startPostgres()
if (!postgres) throw new Error('PostgreSQL is not installed.')
try {
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tests/support/balancer-reporter.ts']
  const { code } = await runPackage(
    'vitest',
    ['run', '--project', 'server', '--maxWorkers=2', ...reporters, `--outputFile.json=${reportFile}`, ...files],
    // The figures of the fuzz and of kills are those of one process.
    { env: { TEST_BALANCER: '4', TEST_DATABASE_URL: postgres.url, TEST_FULL: '' } },
  )
  process.exitCode = code
} finally {
  postgres.remove()
}
