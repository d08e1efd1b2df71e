// How many uploads may come in at once, and what they may hold in memory until they are read.
import { networkOf } from '#server/platform/rate-limit.ts'
import { AppError } from '#shared/errors.ts'

export type UploadLimits = {
  /** Uploads that one network may be sending at the same time. */
  arrivingPerClient: number
  /** Of all files that were received and are not yet read. */
  totalBytes: number
  /** After this long an upload has to have kept up with the slowest speed. */
  graceMs: number
  slowestBytesPerSecond: number
}

/** A phone at the edge of its network still sends this fast, and a usual resume is there before anyone looks. */
export const usualUploadLimits: UploadLimits = {
  arrivingPerClient: 12,
  totalBytes: 160 * 1024 * 1024,
  graceMs: 5000,
  slowestBytesPerSecond: 8 * 1024,
}

export type UploadPlace = {
  /** Counts what has come in; throws if all files together would be too much. */
  hold(bytes: number): void
  /** The file is here: its sender may begin another. */
  arrived(): void
  /** Gives everything back. */
  leave(): void
}

export type UploadRoom = { enter(address: string): UploadPlace }

const retryAfterSeconds = 5

export function createUploadRoom({ arrivingPerClient, totalBytes }: UploadLimits): UploadRoom {
  const arriving = new Map<string, number>()
  let held = 0

  return {
    enter(address) {
      const client = networkOf(address)
      const others = arriving.get(client) ?? 0
      if (others >= arrivingPerClient) {
        throw new AppError('too-many-requests', {
          message: 'Too many files are being uploaded at once. Please wait until one is done.',
          retryAfterSeconds,
        })
      }
      arriving.set(client, others + 1)
      let isArriving = true
      let isGone = false
      let own = 0
      const arrived = () => {
        if (!isArriving) return
        isArriving = false
        const left = (arriving.get(client) ?? 1) - 1
        if (left > 0) arriving.set(client, left)
        else arriving.delete(client)
      }
      return {
        hold(bytes) {
          // Data still arriving from a refused upload is ignored.
          if (isGone || held + bytes > totalBytes) throw new AppError('busy', { retryAfterSeconds })
          held += bytes
          own += bytes
        },
        arrived,
        leave() {
          arrived()
          isGone = true
          held -= own
          own = 0
        },
      }
    },
  }
}
