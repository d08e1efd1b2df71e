// A thread and a child process, seen by the pool as the same thing.
import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:worker_threads'

export type WorkerHandle = {
  send(order: unknown): void
  hear(listener: (message: unknown) => void): void
  /** Told once, when it has died or was ended; the signal is that of a process that was killed. */
  onEnd(listener: (signal: NodeJS.Signals | null) => void): void
  /** An idle worker must not keep a process alive that has nothing else to do. */
  setIdle(isIdle: boolean): void
  /** Ends it in the middle of whatever it does; settles when it is gone. */
  end(): Promise<void>
}

export function threadHandle(thread: Worker): WorkerHandle {
  return {
    send: (order) => thread.postMessage(order),
    hear: (listener) => thread.on('message', listener),
    onEnd(listener) {
      // Without a listener an error in the thread would end the server.
      thread.on('error', () => {})
      thread.once('exit', () => listener(null))
    },
    setIdle: (isIdle) => (isIdle ? thread.unref() : thread.ref()),
    end: async () => void (await thread.terminate()),
  }
}

export function childHandle(child: ChildProcess): WorkerHandle {
  const gone = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  return {
    send: (order) => {
      // What cannot be sent any more has lost its process; the exit tells.
      child.send(Object(order), () => undefined)
    },
    hear: (listener) => child.on('message', listener),
    onEnd(listener) {
      child.on('error', () => {})
      void gone.then(listener)
    },
    setIdle(isIdle) {
      if (isIdle) {
        child.unref()
        child.channel?.unref()
      } else {
        child.ref()
        child.channel?.ref()
      }
    },
    async end() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
