// The account this tab saves to, if somebody is signed in. Documents are opened before that is known.
import { newId } from '#client/lib/new-id.ts'
import { createStore, type Readable } from '#client/lib/store.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { accountApi } from './account-api.ts'
import { type AccountSync, type AccountSyncDeps, type Conflict, createAccountSync } from './account-sync.ts'
import { type Device, openDevice } from './device.ts'
import { isUnsent } from './draft-shelf.ts'
import { watchForReasons } from './reasons-to-sync.ts'
import type { RemoteDocuments } from './remote-save.ts'
import { openTabChannel } from './tab-channel.ts'

export type Account = Readable<AccountNews> &
  RemoteDocuments & {
    /** Who is signed in; null for nobody. Brings both sides together, and again whenever there is a reason to. */
    connect: (userId: string | null) => Promise<void>
    /** Looks now, e.g. after a document was brought in. */
    run: () => Promise<void>
    /** Takes over what the account has just made of a document, in every tab that shows it. */
    adopt: (document: SavedDocument) => Promise<void>
    dismiss: (conflict: Conflict) => void
  }

/** What a person should know. */
type AccountNews = {
  conflicts: readonly Conflict[]
  /** True once the server no longer knows who this is; signing in again continues from here. */
  isSignedOut: boolean
  /** Counts what has changed for any of the documents. */
  turn: number
}

type SyncEvents = Pick<AccountSyncDeps, 'onConflict' | 'onSignedOut'>

type AccountOptions = {
  device: Device
  startSync?: (userId: string, events: SyncEvents) => AccountSync
}

const accounts = new WeakMap<Device, Account>()

/** The one account of a device. */
export function openAccount(device = openDevice()): Account {
  const account = accounts.get(device) ?? createAccount({ device })
  accounts.set(device, account)
  return account
}

export function createAccount({ device, startSync = connectTo(device) }: AccountOptions): Account {
  const store = createStore<AccountNews>({ conflicts: [], isSignedOut: false, turn: 0 })
  let current: { userId: string; sync: AccountSync; stop: () => void } | undefined
  const tell = (news: Partial<Omit<AccountNews, 'turn'>> = {}) => {
    const before = store.getState()
    store.setState({ ...before, ...news, turn: before.turn + 1 })
  }
  const others = (conflict: Conflict) => store.getState().conflicts.filter(({ mine }) => mine.id !== conflict.mine.id)
  const keep = (conflict: Conflict) => tell({ conflicts: [...others(conflict), conflict] })
  const onSignedOut = () => tell({ isSignedOut: true })

  const disconnect = () => {
    current?.stop()
    current = undefined
  }

  return {
    connect: async (userId) => {
      if (current?.userId === userId) {
        if (!store.getState().isSignedOut) return
        tell({ isSignedOut: false })
        return current?.sync.run()
      }
      disconnect()
      device.account.write(userId ?? undefined)
      if (userId === null) {
        tell({ conflicts: [], isSignedOut: false })
        return forgetAccounts(device)
      }
      const sync = startSync(userId, { onConflict: keep, onSignedOut })
      const stopTelling = sync.subscribe(() => tell())
      const stopWatching = watchForReasons(device, sync)
      current = {
        userId,
        sync,
        stop: () => {
          stopTelling()
          stopWatching()
        },
      }
      tell({ isSignedOut: false })
      await sync.run()
    },
    run: async () => current?.sync.run(),
    adopt: async (document) => current?.sync.adopt(document),
    save: async (id) => current?.sync.save(id),
    stateOf: (version) => current?.sync.stateOf(version) ?? { kind: 'off' },
    getState: store.getState,
    subscribe: store.subscribe,
    dismiss: (conflict) => tell({ conflicts: store.getState().conflicts.filter((other) => other !== conflict) }),
  }
}

function connectTo({ shelf }: Device) {
  return (userId: string, events: SyncEvents): AccountSync =>
    createAccountSync({ userId, api: accountApi, shelf, tabs: openTabChannel(), newId, withLock, ...events })
}

/** What an account has in full leaves a device nobody is signed in on; what it lacks waits for its owner. */
async function forgetAccounts({ shelf, forgetBeside }: Device): Promise<void> {
  const drafts = await shelf.list().catch(() => [])
  for (const draft of drafts) {
    const { id, revision } = draft.document
    if (!draft.mark || isUnsent(draft)) continue
    await shelf.remove(id, { ifRevision: revision })
    forgetBeside(id)
  }
}

/** Two tabs that send one document at the same time would take each other for another device. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}
