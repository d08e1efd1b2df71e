import { call, callRaw } from '#client/lib/api.ts'
import {
  deleteSavedSearch,
  listSavedSearches,
  putSavedSearch,
  type SavedSearch,
  savedSearchSchema,
} from '#shared/api/tracked-jobs.ts'
import { createDeviceList } from './device-list.ts'
import { type OwnListOptions, useOwnList } from './use-own-list.ts'

const notSaved = { title: 'This search was not saved', description: 'Try again in a moment.' }

const options: OwnListOptions<SavedSearch> = {
  device: createDeviceList<SavedSearch>('candid-saved-searches', savedSearchSchema),
  account: {
    key: [listSavedSearches.path],
    load: (signal) => call(listSavedSearches, { signal }),
    put: (search) => callRaw(putSavedSearch, { params: { id: search.id }, body: search }),
    remove: (id) => callRaw(deleteSavedSearch, { params: { id } }),
  },
  words: { noRoom: notSaved, refused: notSaved },
}

export type SavedSearches = {
  searches: readonly SavedSearch[]
  keep: (search: SavedSearch) => void
  forget: (id: string) => void
}

/** The searches a person keeps. */
export function useSavedSearches(): SavedSearches {
  const { items, put, remove } = useOwnList(options)
  return { searches: items, keep: put, forget: remove }
}
