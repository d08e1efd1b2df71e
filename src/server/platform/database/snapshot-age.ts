const hour = 3_600_000
const day = 24 * hour

type Aged = { takenAt: string; bytes: number }

const newestKept = 3
const hoursKept = 24
const daysKept = 14
/** Together with the database itself they must not fill the disk. */
const snapshotBytesLimit = 1024 ** 3

/**
 * Which snapshots to keep: the newest three, the first of each hour for a day and the first of each day for two weeks.
 * The first, because a server in a crash loop would otherwise replace the only good one. If together they are too
 * large, hourly ones go before daily ones; the newest always stays.
 */
export function chooseSnapshots<Snapshot extends Aged>(
  snapshots: readonly Snapshot[],
  { now, bytesLimit = snapshotBytesLimit }: { now: Date; bytesLimit?: number },
): Snapshot[] {
  const newestFirst = [...snapshots].sort((a, b) => b.takenAt.localeCompare(a.takenAt))
  const [newest] = newestFirst
  if (!newest) return []
  const daily = firstOfEach(newestFirst, day, now.getTime() - daysKept * day)
  const hourly = firstOfEach(newestFirst, hour, now.getTime() - hoursKept * hour)
  const kept = new Set([newest])
  let bytes = newest.bytes
  for (const snapshot of [...daily, ...newestFirst.slice(1, newestKept), ...hourly]) {
    if (kept.has(snapshot) || bytes + snapshot.bytes > bytesLimit) continue
    kept.add(snapshot)
    bytes += snapshot.bytes
  }
  return newestFirst.filter((snapshot) => kept.has(snapshot))
}

function firstOfEach<Snapshot extends Aged>(newestFirst: readonly Snapshot[], span: number, since: number): Snapshot[] {
  const firsts = new Map<number, Snapshot>()
  for (const snapshot of newestFirst) {
    const takenAt = Date.parse(snapshot.takenAt)
    if (takenAt >= since) firsts.set(Math.floor(takenAt / span), snapshot)
  }
  return [...firsts.values()]
}
