import type * as z from 'zod'
import { createStore, type Readable } from '#client/lib/store.ts'

/** A list of things kept in this browser, the newest first; other tabs follow. */
export type DeviceList<Item extends { id: string }> = Readable<readonly Item[]> & {
  put: (item: Item) => boolean
  remove: (id: string) => void
}

const nothing: readonly never[] = []

export function createDeviceList<Item extends { id: string }>(key: string, schema: z.ZodType<Item>): DeviceList<Item> {
  /** Counts what this tab has written. */
  const written = createStore(0)
  let text: string | null = null
  let items: readonly Item[] = nothing

  function read(): readonly Item[] {
    const stored = readText(key)
    if (stored !== text) {
      text = stored
      items = parse(stored, schema)
    }
    return items
  }

  function write(next: readonly Item[]): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full, or switched off: the caller tells the person.
      return false
    }
    written.setState(written.getState() + 1)
    return true
  }

  return {
    getState: read,
    getInitialState: () => nothing,
    put: (item) => write([item, ...read().filter(({ id }) => id !== item.id)]),
    remove: (id) => void write(read().filter((item) => item.id !== id)),
    subscribe: (notify) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) notify()
      }
      const leave = written.subscribe(notify)
      window.addEventListener('storage', follow)
      return () => {
        leave()
        window.removeEventListener('storage', follow)
      }
    },
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** An entry that another version wrote and this one cannot read is passed over, not the whole list. */
function parse<Item>(text: string | null, schema: z.ZodType<Item>): Item[] {
  if (!text) return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.flatMap((item) => schema.safeParse(item).data ?? []) : []
  } catch {
    return []
  }
}
