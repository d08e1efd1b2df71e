import { connect, createServer, type Server, type Socket } from 'node:net'

export type StallingProxy = {
  /** The same address with the proxy in between. */
  url: string
  /** Lets nothing through any more, and tells nobody: a paused server, or a network that swallows packets. */
  stall: () => void
  /** Breaks every connection and refuses new ones: a server that is down. */
  cut: () => void
  /** Lets everything through again, what was held back first. */
  mend: () => void
  close: () => Promise<void>
}

/** Stands between the product and its PostgreSQL, so that a test can take the database away and give it back. */
export async function startStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let mode: 'open' | 'stalled' | 'cut' = 'open'

  const server: Server = createServer({ pauseOnConnect: true }, (inside) => {
    if (mode === 'cut') return void inside.destroy()
    const outside = connect(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (chunk) => other.write(chunk))
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (mode === 'open') socket.resume()
      else socket.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')

  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    stall: () => {
      mode = 'stalled'
      for (const socket of sockets) socket.pause()
    },
    cut: () => {
      mode = 'cut'
      destroyAll()
    },
    mend: () => {
      mode = 'open'
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      mode = 'cut'
      destroyAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
