// @ts-check
// Preloaded into every measurement: one that breaks says so in a sentence and ends with another code than one that
// misses its bar.
import process from 'node:process'

process.on('uncaughtException', (error) => {
  console.error(`Broken, nothing was measured: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
  process.exit(70)
})
