import type { FastifyInstance } from 'fastify'

/** Listens on one host, or on every address: IPv6 and IPv4 where the machine has both, else IPv4. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string | null; port: number },
): Promise<void> {
  if (host) return void (await app.listen({ host, port }))
  try {
    await app.listen({ host: '::', port })
  } catch (error) {
    if (!isWithoutIpv6(error)) throw error
    await app.listen({ host: '0.0.0.0', port })
  }
}

function isWithoutIpv6(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(String(error.code))
}
