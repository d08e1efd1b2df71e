import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/support/chromium.mjs'
import { findFreePort } from './tests/support/browser/free-port.ts'

// Workers read this file again and must come to the same port and folder.
process.env.BROWSER_TEST_PORT ??= String(await findFreePort())
process.env.BROWSER_TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'candid-browser-'))
// What every product of the journeys starts from: creating a database anew takes seconds of a core for each of them.
process.env.BROWSER_TEST_DATABASE ??= await (await import('./tests/support/migrated-folder.ts')).migratedFolder()
const port = process.env.BROWSER_TEST_PORT
const baseURL = `http://127.0.0.1:${port}`

const executablePath = findTestBrowser()
const isRoot = process.getuid?.() === 0
const isFull = Boolean(process.env.TEST_FULL)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of the smallest machine: a third of a journey is waiting.
  workers: 3,
  // A busy machine takes several times as long; a page that never comes is found out all the same.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    // Recording a trace takes as much time again as the test itself. `npx playwright test <file> --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium refuses to start its sandbox as root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  // Marked @full: journeys whose behaviour another journey or the tests beside the code show as well; walked in the full
  // run alone.
  projects: [
    {
      name: 'desktop',
      grepInvert: isFull ? /@phone-only/ : /@phone-only|@full/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Marked @phone: journeys that differ on a phone by nothing but the width; walked there as well in the full run,
    // where every other test of the phone looks at what only a phone has.
    {
      name: 'phone',
      grep: isFull ? /@phone/ : /@phone-only/,
      ...(isFull ? {} : { grepInvert: /@full/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // Optimising the database's machine code takes longer than it saves.
    command: 'node --liftoff-only tests/support/browser/serve.mjs',
    url: `${baseURL}/api/health`,
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      BROWSER_TEST_DATA_DIR: process.env.BROWSER_TEST_DATA_DIR,
      BROWSER_TEST_DATABASE: process.env.BROWSER_TEST_DATABASE,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
