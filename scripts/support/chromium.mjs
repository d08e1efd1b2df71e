// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runCommand, runPackage } from './run-command.mjs'

const knownPaths = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/**
 * The browser to test with: the one named by CHROMIUM_PATH, else the system's, else Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
    return named
  }
  return pathsOfThisSystem().find((path) => existsSync(path)) ?? findInPlaywrightCache()
}

/** Chromium without a window: the same engine, and a quarter less work for the processor. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser for tests that nobody watches.
 * @returns {string | undefined}
 */
export function findTestBrowser() {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium()
}

/** @returns {Promise<string>} */
export async function provideTestBrowser() {
  return findTestBrowser() ?? provideChromium()
}

/**
 * Finds a browser or installs one; throws a sentence that says what to install when neither works.
 * @returns {Promise<string>}
 */
export async function provideChromium() {
  const found = findChromium()
  if (found) return found

  console.log('No Chromium found; installing one ...')
  await installWithApt()
  const fromSystem = findChromium()
  if (fromSystem) return fromSystem

  await runPackage('playwright', ['install', 'chromium'])
  const fromPlaywright = findChromium()
  if (fromPlaywright) return fromPlaywright

  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it by hand (on Debian and Ubuntu: sudo apt-get install chromium) or name one with CHROMIUM_PATH=/path/to/chromium, then run npm test again.',
  )
}

async function installWithApt() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  const first = await runCommand('apt-get', install, { quiet: true, env })
  if (first.code === 0) return
  // A fresh container has no package lists yet.
  await runCommand('apt-get', ['update'], { quiet: true, env })
  await runCommand('apt-get', install, { quiet: true, env })
}

function pathsOfThisSystem() {
  if (process.platform === 'darwin') return knownPaths.darwin
  if (process.platform === 'win32') return knownPaths.win32
  return knownPaths.linux
}

/** Any version will do: the tests use no feature of one release. */
function findInPlaywrightCache() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || cacheOfThisSystem()
  if (!existsSync(cache)) return undefined
  const folders = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name))
  return folders.flatMap((folder) => programsIn(join(cache, folder))).find((path) => existsSync(path))
}

function cacheOfThisSystem() {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright')
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright')
  return join(homedir(), '.cache', 'ms-playwright')
}

/** @param {string} folder */
function programsIn(folder) {
  return [
    join(folder, 'chrome-linux', 'chrome'),
    join(folder, 'chrome-linux64', 'chrome'),
    join(folder, 'chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
    join(folder, 'chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'),
    join(folder, 'chrome-win', 'chrome.exe'),
    join(folder, 'chrome-win64', 'chrome.exe'),
  ]
}
