import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './test-parts.mjs'
import { renderTestSummary } from './test-summary.mjs'

it('ends with the sums over all parts', () => {
  const summary = renderTestSummary([
    { name: 'check', passed: 9, failed: 0, seconds: 4 },
    { name: 'unit', passed: 300, failed: 2, seconds: 60 },
  ])
  expect(summary.split('\n').at(-1)).toBe('309 passed, 2 failed')
})

it('counts a run that broke off as a failure, though no test failed', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0 } }, 1)).toEqual({ passed: 3, failed: 1 })
})

it('counts what the reports say', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1)).toEqual({
    passed: 4,
    failed: 1,
    secondTry: 1,
  })
  expect(countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0 } }, 0)).toEqual({ passed: 3, failed: 0 })
})

it('names what failed above the table, so that a cut log still says it', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      {
        name: 'src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds up', status: 'passed' },
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2\nat line 3'] },
        ],
      },
      { name: 'src/b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
    ],
  }
  const playwright = {
    stats: { expected: 3, unexpected: 1, flaky: 0 },
    suites: [{ suites: [{ specs: [{ title: 'opens the page', file: 'home.spec.ts', ok: false }] }] }],
  }
  const summary = renderTestSummary([
    { name: 'unit', ...countVitest(vitest, 1), seconds: 60 },
    { name: 'browser', ...countPlaywright(playwright, 1), seconds: 60 },
  ])
  expect(summary.split('\n').filter((line) => line.startsWith('✗'))).toEqual([
    '✗ src/a.test.ts: takes away: expected 1 to be 2',
    '✗ src/b.test.ts: cannot load',
    '✗ home.spec.ts: opens the page',
  ])
})
