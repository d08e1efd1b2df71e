// @ts-check

/** @typedef {{ name: string, passed: boolean, seconds: number, output: string }} StepResult */

/**
 * Runs one named piece of work, prints a line with its time, and on failure what it said.
 * @param {string} name
 * @param {() => Promise<{ code: number, output?: string } | void>} work
 * @returns {Promise<StepResult>}
 */
export async function runStep(name, work) {
  const start = performance.now()
  const { code, output } = await attempt(work)
  const seconds = (performance.now() - start) / 1000
  const passed = code === 0
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!passed && output.trim()) console.log(indent(output.trim()))
  return { name, passed, seconds, output }
}

/** @param {() => Promise<{ code: number, output?: string } | void>} work */
async function attempt(work) {
  try {
    const result = await work()
    return { code: result?.code ?? 0, output: result?.output ?? '' }
  } catch (error) {
    return { code: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^/gm, '    ')
}
