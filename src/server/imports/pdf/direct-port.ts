// Both halves of pdf.js run in this process. By its own port each message is copied, letter by letter, on its way from one
// to the other: a tenth of the time a file is read in.

type Listener = (event: { data: unknown }) => void

/** One end of a line between the halves, as far as pdf.js uses a `MessagePort`. */
export class DirectPort {
  private other: DirectPort | undefined
  private readonly listeners = new Set<Listener>()

  static pair(): [DirectPort, DirectPort] {
    const ends: [DirectPort, DirectPort] = [new DirectPort(), new DirectPort()]
    ends[0].other = ends[1]
    ends[1].other = ends[0]
    return ends
  }

  postMessage(message: unknown): void {
    const event = { data: keepOperators(message) }
    // At once would be too soon: the sender isn't ready for an answer yet.
    void Promise.resolve().then(() => {
      for (const listener of this.other?.listeners ?? []) listener(event)
    })
  }

  addEventListener(_name: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    this.listeners.add(listener)
    signal?.addEventListener('abort', () => this.listeners.delete(listener))
  }
}

/** pdf.js empties its two lists of operators as soon as they are sent. */
function keepOperators(message: unknown): unknown {
  if (!hasKey(message, 'chunk')) return message
  const { chunk } = message
  if (!hasKey(chunk, 'fnArray') || !hasKey(chunk, 'argsArray')) return message
  const { fnArray, argsArray } = chunk
  if (!Array.isArray(fnArray) || !Array.isArray(argsArray)) return message
  return { ...message, chunk: { ...chunk, fnArray: [...fnArray], argsArray: [...argsArray] } }
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value
}
