import type * as z from 'zod'

/** A list of things kept in this browser, the newest first; other tabs follow. */
export type DeviceList<Item extends { id: string }> = {
  read: () => readonly Item[]
  put: (item: Item) => boolean
  remove: (id: string) => void
  subscribe: (notify: () => void) => () => void
}

export function createDeviceList<Item extends { id: string }>(key: string, schema: z.ZodType<Item>): DeviceList<Item> {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let items: readonly Item[] = []

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
    for (const notify of listeners) notify()
    return true
  }

  return {
    read,
    put: (item) => write([item, ...read().filter(({ id }) => id !== item.id)]),
    remove: (id) => void write(read().filter((item) => item.id !== id)),
    subscribe: (notify) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) notify()
      }
      listeners.add(notify)
      window.addEventListener('storage', follow)
      return () => {
        listeners.delete(notify)
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
