// @ts-check
// Loaded into the server before it starts: tells, when it is asked, how long its events have waited since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
process.on('message', (message) => {
  if (message !== 'loop-delay') return
  process.send?.({ p50: delays.percentile(50) / 1e6, p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 })
  delays.reset()
})
process.channel?.unref()
