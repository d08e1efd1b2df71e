// @ts-check

/** @typedef {{ passed: number, failed: number, secondTry?: number, failures?: string[] }} Counts */
/** @typedef {Counts & { name: string, seconds: number }} PartResult */

/**
 * What failed by name, the table a person reads, and the last line that a machine may read.
 * @param {PartResult[]} results
 */
export function renderTestSummary(results) {
  const rows = results.map(
    ({ name, passed, failed, seconds, secondTry }) =>
      `${name.padEnd(10)} ${String(passed).padStart(7)} passed ${String(failed).padStart(5)} failed ${seconds.toFixed(0).padStart(6)} s${secondTry ? `   (${secondTry} only at the second try)` : ''}`,
  )
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const failures = results.flatMap((result) => (result.failures ?? []).map((failure) => `✗ ${failure}`))
  return [
    '',
    ...failures,
    ...(failures.length > 0 ? [''] : []),
    ...rows,
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

/** @param {PartResult[]} results */
export function printTestSummary(results) {
  console.log(renderTestSummary(results))
}
