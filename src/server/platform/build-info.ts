import { readFileSync } from 'node:fs'
import * as z from 'zod'

export type BuildInfo = { version: string; build?: string }

/** Which version this is and of which sources it was built: the stamp is their fingerprint. */
export function readBuildInfo(files: { package: string; stamp: string }): BuildInfo {
  const described = readIfThere(files.package)
  const { version } = described
    ? z.object({ version: z.string() }).parse(JSON.parse(described))
    : { version: 'unknown' }
  const stamp = readIfThere(files.stamp)
  return { version, ...(stamp ? { build: stamp.slice(0, 12) } : {}) }
}

/** A bundle alone, as tests start it, has neither. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
