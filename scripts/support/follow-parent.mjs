// @ts-check
import { readFileSync } from 'node:fs'

/**
 * Ends this process as by SIGTERM once the npm that started it is gone: npm passes a signal only to the shell between
 * them, or dies without passing any, and the server would go on holding its port and its data with nobody to stop it.
 */
export function followParent() {
  if (!process.env.npm_lifecycle_event) return
  const ancestors = nameAncestors()
  const timer = setInterval(() => {
    if (nameAncestors() === ancestors) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

/** The shell and npm above it; elsewhere than on Linux only the shell is known. */
function nameAncestors() {
  const shell = process.ppid
  return `${shell} ${parentOf(shell)}`
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
