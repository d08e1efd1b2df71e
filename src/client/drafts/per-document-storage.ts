// Extra data of a document that isn't part of it, such as its suggestions: survives a reload, and is kept as long as
// the document itself is on this device.

/** Enough for work on several at once; the oldest makes room. */
const most = 12

type PerDocumentStorage<Value> = {
  keep: (documentId: string, value: Value) => void
  read: (documentId: string) => Value | undefined
  forget: (documentId: string) => void
}

type PerDocumentOptions<Value> = {
  /** The prefix of its storage keys. */
  prefix: string
  /** Undefined if the stored value isn't, or is no longer, valid. */
  parse: (stored: unknown) => Value | undefined
}

export function createPerDocumentStorage<Value>({
  prefix,
  parse,
}: PerDocumentOptions<Value>): PerDocumentStorage<Value> {
  /** For what the browser has no room for: it lasts as long as the page is open. */
  const unkept = new Map<string, Value>()
  /** What was read last: pages ask at every keystroke. */
  let last: { text: string; value: Value | undefined } | undefined
  const readText = (text: string | null): Value | undefined => {
    if (text === null) return undefined
    if (last?.text !== text) last = { text, value: parse(open(text)?.value) }
    return last.value
  }
  return {
    keep: (documentId, value) => {
      const key = prefix + documentId
      const text = JSON.stringify({ at: Date.now(), value })
      for (const storage of storages()) storage.removeItem(key)
      const [own] = storages()
      if (own && write(own, { key, text, prefix })) unkept.delete(documentId)
      else unkept.set(documentId, value)
    },
    read: (documentId) => {
      const held = unkept.get(documentId)
      if (held) return held
      for (const storage of storages()) {
        const value = readText(storage.getItem(prefix + documentId))
        if (value) return value
      }
      return undefined
    },
    forget: (documentId) => {
      unkept.delete(documentId)
      for (const storage of storages()) storage.removeItem(prefix + documentId)
    },
  }
}

/**
 * Where to write first, and where else to look. A guest's drafts stay on the device, and so does their extra data; an
 * account's drafts leave the device at sign-out, so their extra data ends with the tab.
 */
function storages(): Storage[] {
  try {
    const isGuest = localStorage.getItem('candid-account') === null
    return isGuest ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  } catch {
    // Browsers that keep no data for a site throw at the mere question.
    return []
  }
}

function write(storage: Storage, { key, text, prefix }: { key: string; text: string; prefix: string }): boolean {
  const others = oldestFirst(storage, prefix)
  for (const old of others.splice(0, Math.max(0, others.length + 1 - most))) storage.removeItem(old)
  for (;;) {
    try {
      storage.setItem(key, text)
      return true
    } catch {
      const oldest = others.shift()
      if (oldest === undefined) return false
      storage.removeItem(oldest)
    }
  }
}

function oldestFirst(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, at: open(storage.getItem(key))?.at ?? 0 }))
    .sort((one, other) => one.at - other.at)
    .map(({ key }) => key)
}

function open(text: string | null): { at: number; value: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('value' in stored)) return undefined
    return { at: 'at' in stored && typeof stored.at === 'number' ? stored.at : 0, value: stored.value }
  } catch {
    return undefined
  }
}
