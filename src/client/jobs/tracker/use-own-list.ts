import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ToastContent, toast } from '#client/app/toast.ts'
import { useMe } from '#client/lib/me.ts'
import { useStore } from '#client/lib/store.ts'
import type { DeviceList } from './device-list.ts'

export type OwnListOptions<Item extends { id: string }> = {
  device: DeviceList<Item>
  account: {
    key: readonly [string]
    load: (signal: AbortSignal) => Promise<Item[]>
    put: (item: Item) => Promise<unknown>
    remove: (id: string) => Promise<unknown>
  }
  /** Said where the browser has no room for it, and where the server refuses it. */
  words: Record<'noRoom' | 'refused', Pick<ToastContent, 'title' | 'description'>>
}

type OwnList<Item> = {
  /** The last changed first. */
  items: readonly Item[]
  isLoading: boolean
  isError: boolean
  put: (item: Item) => void
  remove: (id: string) => void
}

const nothing: readonly never[] = []

/** A list of the person's own: in the account of the person signed in, else on this device. */
export function useOwnList<Item extends { id: string }>(options: OwnListOptions<Item>): OwnList<Item> {
  const { device, account, words } = options
  const queries = useQueryClient()
  const { user, isLoading: isAsking } = useMe()
  const onDevice = useStore(device)
  const { data, isPending, isError } = useQuery({
    queryKey: account.key,
    queryFn: ({ signal }) => account.load(signal),
    enabled: user !== null,
  })
  useCarryOver(user !== null, onDevice, options)

  const refuse = (said: Pick<ToastContent, 'title' | 'description'>) => toast({ ...said, variant: 'destructive' })
  /** Shown at once; if the server refuses, what it has is shown again. */
  const change = (update: (items: Item[]) => Item[], sent: () => Promise<unknown>) => {
    queries.setQueryData<Item[]>(account.key, (items) => update(items ?? []))
    sent().catch(() => {
      refuse(words.refused)
      void queries.invalidateQueries({ queryKey: account.key })
    })
  }
  const without = (items: Item[], id: string) => items.filter((item) => item.id !== id)
  if (!user) {
    return {
      items: onDevice,
      isLoading: isAsking,
      isError: false,
      put: (item) => {
        if (!device.put(item)) refuse(words.noRoom)
      },
      remove: device.remove,
    }
  }
  return {
    items: data ?? nothing,
    isLoading: isAsking || isPending,
    isError,
    put: (item) =>
      change(
        (items) => [item, ...without(items, item.id)],
        () => account.put(item),
      ),
    remove: (id) =>
      change(
        (items) => without(items, id),
        () => account.remove(id),
      ),
  }
}

/** What was kept before signing in goes to the account, and leaves the device once it is there. */
function useCarryOver<Item extends { id: string }>(
  isSignedIn: boolean,
  onDevice: readonly Item[],
  { device, account }: OwnListOptions<Item>,
): void {
  const queries = useQueryClient()
  const waiting = isSignedIn ? onDevice.map(({ id }) => id).join() : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the items
  useEffect(() => {
    if (!waiting) return
    let isCurrent = true
    const carry = async () => {
      for (const item of onDevice) {
        await account.put(item)
        if (isCurrent) device.remove(item.id)
      }
      // A list that was asked for before is on its way without them, and asking again would only wait for that one.
      await queries.cancelQueries({ queryKey: account.key })
      await queries.invalidateQueries({ queryKey: account.key })
    }
    // They stay on the device and are tried again at the next visit.
    carry().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [waiting])
}
