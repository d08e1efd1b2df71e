// Notices when this process cannot keep up with its own events, so that costly calls are refused before pages and
// paid work wait behind them.

export type Watchdog = { isLagging(): boolean; stop(): void }

type WatchdogOptions = {
  onLag(lag: { delayMs: number }): void
  /** In milliseconds; tests move it. */
  now?: () => number
}

/** How late a timer may be. A small machine is this late for a moment now and then; a server in trouble stays so. */
const limitMs = 800
const everyMs = 100
/** What came in meanwhile is refused too, or the next moment would be as bad. */
const holdMs = 1000

/** A histogram of Node's would do, but it forgets what happens right after it is read. */
export function startWatchdog({ onLag, now = () => performance.now() }: WatchdogOptions): Watchdog {
  let last = now()
  let laggingUntil = Number.NEGATIVE_INFINITY
  const timer = setInterval(() => {
    const at = now()
    const delayMs = Math.round(at - last - everyMs)
    last = at
    if (delayMs <= limitMs) return
    laggingUntil = at + holdMs
    onLag({ delayMs })
  }, everyMs)
  timer.unref()
  return { isLagging: () => now() < laggingUntil, stop: () => clearInterval(timer) }
}
