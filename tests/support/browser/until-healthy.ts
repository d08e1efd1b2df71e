import { setTimeout as wait } from 'node:timers/promises'

/** Waits for a product that was just started. */
export async function untilHealthy(url: string): Promise<void> {
  for (let time = 0; time < 600; time++) {
    const answered = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answered?.ok) return
    await wait(200)
  }
  throw new Error(`the product at ${url} did not start`)
}
