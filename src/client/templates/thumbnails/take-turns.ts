// Laying out a page takes some milliseconds. A gallery full of them would stop the scrolling, so they take turns.

const waiting = new Set<() => void>()
let isBusy = false

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: 500 })
    : (work) => setTimeout(work, 16)

function runNext(): void {
  const [next] = waiting
  if (!next) {
    isBusy = false
    return
  }
  isBusy = true
  waiting.delete(next)
  next()
  whenIdle(runNext)
}

/** Calls `start` when the browser has nothing more urgent to do; the answer gives the turn back. */
export function takeTurn(start: () => void): () => void {
  waiting.add(start)
  if (!isBusy) {
    isBusy = true
    whenIdle(runNext)
  }
  return () => {
    waiting.delete(start)
  }
}
