import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Where a server that was started says it listens. */
export async function portOf(child: ChildProcess): Promise<number> {
  const [line] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`)
    }),
  ])
  return Number(/port (\d+)/.exec(String(line))?.[1])
}

export async function killChild(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
