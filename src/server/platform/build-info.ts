import { readFileSync } from 'node:fs'
import packageFile from '../../../package.json' with { type: 'json' }

export type BuildInfo = { version: string; build?: string }

/** Which version this is and, where it was built, of which sources: the stamp is their fingerprint. */
export function readBuildInfo(stampFile: string): BuildInfo {
  return { version: packageFile.version, ...readStamp(stampFile) }
}

function readStamp(file: string): { build?: string } {
  try {
    return { build: readFileSync(file, 'utf8').slice(0, 12) }
  } catch {
    // Started from a bundle alone, as tests do.
    return {}
  }
}
