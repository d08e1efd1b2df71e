// A thread that watches the process it lives in. It runs on while the main thread is stuck in a loop, and it works on
// every platform.
import { Worker } from 'node:worker_threads'

const script = `
const { workerData } = require('node:worker_threads')
const parent = process.ppid
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, workerData.everyMs)
`

/** Ends this process when it takes more memory than allowed, or when whoever started it is gone. */
export function guardMemory(maxBytes: number): void {
  const guard = new Worker(script, { eval: true, workerData: { maxBytes, everyMs: 50 }, execArgv: [] })
  guard.unref()
}
