// @ts-check
// Starts the built product on an empty database of its own, for the browser tests, and leaves nothing behind.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Named by the runner where the tests want to look into it, as into the outbox.
const dataDir = process.env.BROWSER_TEST_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'candid-browser-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
if (process.env.BROWSER_TEST_DATABASE) cpSync(process.env.BROWSER_TEST_DATABASE, dataDir, { recursive: true })

process.env.NODE_ENV = 'production'
process.env.DATA_DIR = dataDir
process.env.HOST = '127.0.0.1'
process.env.LOG_LEVEL ??= 'warn'
delete process.env.DATABASE_URL

await import(new URL('../../../dist/server/main.js', import.meta.url).href)
