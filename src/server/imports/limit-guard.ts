// A thread that watches the process it lives in. It runs on while the main thread is stuck in a loop, and it works on
// every platform.
import { Worker } from 'node:worker_threads'

/** What one job may take from its start to its end. */
export type JobLimits = {
  wallMs: number
  /** Of all threads together; a busy machine makes a job longer, but not this. */
  cpuMs: number
}

export type LimitGuard = { begin(limits: JobLimits): void; end(): void }

/** The signal that ends a process beyond its limits; a kill from outside uses another one. */
export const limitSignal = 'SIGALRM'

const script = `
const { workerData } = require('node:worker_threads')
const { maxBytes, everyMs, limits, signal } = workerData
const parent = process.ppid
const cpuMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
const end = () => {
  // Windows knows no such signal.
  try { process.kill(process.pid, signal) } catch { process.kill(process.pid, 'SIGKILL') }
}
let job = 0
let cpuAtStart = 0
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if (limits[0] !== job) {
    job = limits[0]
    cpuAtStart = cpuMs()
  }
  const isLate = job !== 0 && (Date.now() - job > limits[1] || cpuMs() - cpuAtStart > limits[2])
  if (isLate || process.memoryUsage.rss() > maxBytes) end()
}, everyMs)
`

/** Ends this process when a job takes too much memory or time, or when the parent process is gone. */
export function startLimitGuard(maxBytes: number): LimitGuard {
  const limits = new Float64Array(new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT))
  const workerData = { maxBytes, everyMs: 50, limits, signal: limitSignal }
  const guard = new Worker(script, { eval: true, workerData, execArgv: [] })
  guard.unref()
  return {
    begin({ wallMs, cpuMs }) {
      limits[1] = wallMs
      limits[2] = cpuMs
      limits[0] = Date.now()
    },
    end() {
      limits[0] = 0
    },
  }
}
