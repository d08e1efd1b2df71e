// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideTestBrowser } from './chromium.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { runChecks } from './run-checks.mjs'
import { runPackage } from './run-command.mjs'

/** @typedef {import('./test-summary.mjs').Counts} Counts */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests?: number, numFailedTests?: number, testResults?: VitestFile[] }} VitestReport */
/** @typedef {{ specs?: { title: string, file: string, ok: boolean }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats?: { expected: number, unexpected: number, flaky: number }, suites?: PlaywrightSuite[] }} PlaywrightReport */

/** The parts of npm test, in the order they run: what is quickest to fail comes first. */
export const testParts = {
  check: runCheckPart,
  unit: runUnitPart,
  browser: runBrowserPart,
  ...(process.argv.includes('--full') ? { balanced: runBalancedPart } : {}),
}

/** @returns {Promise<Counts>} */
async function runCheckPart() {
  const results = await runChecks()
  const failures = results.filter((result) => !result.passed).map((result) => result.name)
  return { passed: results.length - failures.length, failed: failures.length, failures }
}

/** @returns {Promise<Counts>} */
function runUnitPart() {
  return withReportFile(async (file) => {
    const { code } = await runPackage('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    return countVitest(readReport(file), code)
  })
}

/** @returns {Promise<Counts>} */
async function runBrowserPart() {
  try {
    process.env.CHROMIUM_PATH = await provideTestBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
  if (!(await ensureBuild())) return { passed: 0, failed: 1 }
  return withReportFile(async (file) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const { code } = await runPackage('@playwright/test', ['test', '--reporter=list,json'], { env })
    return countPlaywright(readReport(file), code)
  })
}

/** @returns {Promise<Counts>} */
function runBalancedPart() {
  return withReportFile(async (file) => {
    const { code } = await runPackage('tsx', ['scripts/test-balanced.ts', file])
    return countVitest(readReport(file), code)
  })
}

/**
 * A run that fails without a failed test (a file that cannot be loaded, a crash) counts as one failure.
 * @param {VitestReport | undefined} report
 * @param {number} code
 * @returns {Counts}
 */
export function countVitest(report, code) {
  const failed = report?.numFailedTests ?? 0
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
    return tests.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
  return {
    passed: report?.numPassedTests ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    ...(failures.length > 0 ? { failures } : {}),
  }
}

/**
 * @param {PlaywrightReport | undefined} report
 * @param {number} code
 * @returns {Counts}
 */
export function countPlaywright(report, code) {
  const failed = report?.stats?.unexpected ?? 0
  const secondTry = report?.stats?.flaky ?? 0
  const failures = (report?.suites ?? []).flatMap(failedSpecs)
  return {
    passed: (report?.stats?.expected ?? 0) + secondTry,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    ...(secondTry > 0 ? { secondTry } : {}),
    ...(failures.length > 0 ? { failures } : {}),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedSpecs({ specs = [], suites = [] }) {
  const own = specs.filter((spec) => !spec.ok).map((spec) => `${spec.file}: ${spec.title}`)
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** @param {string | undefined} message */
function firstLine(message) {
  return message?.split('\n')[0] ?? ''
}

/**
 * @param {(file: string) => Promise<Counts>} work
 * @returns {Promise<Counts>}
 */
async function withReportFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'candid-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
