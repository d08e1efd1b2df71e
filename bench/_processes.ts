// What a server and everything it started take of the machine, as Linux tells it.
import { readdirSync, readFileSync } from 'node:fs'

export type ProcessMemory = { pid: number; name: string; megabytes: number }

/** The process and all below it, each with its resident memory. Empty where there is no /proc. */
export function readTree(pid: number): ProcessMemory[] {
  const own = readMemory(pid)
  return own ? [own, ...childrenOf(pid).flatMap(readTree)] : []
}

export function treeMegabytes(pid: number): number {
  return readTree(pid).reduce((sum, { megabytes }) => sum + megabytes, 0)
}

function readMemory(pid: number): ProcessMemory | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
    return { pid, name: /^Name:\s+(\S+)/m.exec(status)?.[1] ?? '', megabytes: kilobytes / 1024 }
  } catch {
    return undefined
  }
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
        return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}
