import { strFromU8, unzipSync } from 'fflate'
import { Refusal } from '../refusal.ts'

/** Parts of a package that are wanted, by name. */
export type Package = ReadonlyMap<string, string>

const maxParts = 5000
const maxPartBytes = 24 * 1024 * 1024
const maxTotalBytes = 48 * 1024 * 1024

/**
 * Unpacks the XML parts of a document. A part is never given more room than its entry claims, and the claims are
 * bounded: an archive that grows a thousandfold is refused before it does.
 */
export function unzipParts(bytes: Uint8Array, wanted: (name: string) => boolean): Package {
  let parts = 0
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++parts > maxParts) throw tooLarge()
        if (!wanted(name)) return false
        total += originalSize
        if (originalSize > maxPartBytes || total > maxTotalBytes) throw tooLarge()
        return true
      },
    })
    return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw damaged()
  }
}

function tooLarge(): Refusal {
  return new Refusal(
    'too-large',
    'This document unpacks to far more than its size suggests. Please save it again, or save it as a PDF.',
  )
}

export function damaged(): Refusal {
  return new Refusal(
    'unreadable',
    'This document is damaged and could not be opened. Please save it again and try again.',
  )
}
