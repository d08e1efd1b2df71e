import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { takePress } from '#client/preview/last-press.ts'
import { type ContentFocus, type ContentTab, findControl, placeOfField } from './content-focus.ts'
import { findPressedPath, placeCaret } from './place-caret.ts'

type Wanted = { tab: ContentTab; openEntry: string | undefined; request: string | undefined }

type FocusOptions = {
  root: RefObject<HTMLElement | null>
  /** What the page asks for. */
  focusPath: string | undefined
  onFocused: (() => void) | undefined
}

/** The open tab and card, and the field that is waiting for the focus. */
export function useFocusRequest({ root, focusPath, onFocused }: FocusOptions) {
  const [wanted, setWanted] = useState<Wanted>(() =>
    goTo({ tab: 'personal', openEntry: undefined, request: undefined }, focusPath),
  )
  const [seenPath, setSeenPath] = useState(focusPath)
  if (focusPath !== seenPath) {
    setSeenPath(focusPath)
    setWanted(goTo(wanted, focusPath))
  }

  // No list of dependencies: the field may appear with a later render, when the page has taken a new entry over.
  useEffect(() => {
    if (wanted.request === undefined || !root.current) return
    const control = findControl(root.current, wanted.request)
    if (!control) return
    setWanted({ ...wanted, request: undefined })
    const press = takePress(wanted.request)
    const pressed = press ? (findControl(root.current, findPressedPath(press, control)) ?? control) : control
    pressed.focus()
    if (press) placeCaret(pressed, press)
    if (wanted.request === focusPath) onFocused?.()
  })

  // A whole list has no field of its own: the button of its first entry is as near as one can get, or else its tab.
  useEffect(() => {
    if (focusPath === undefined || focusPath.includes('.')) return
    const empty = root.current?.querySelector<HTMLElement>('[data-first-entry]')
    const tab = root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    ;(empty ?? tab)?.focus()
    onFocused?.()
  }, [root, focusPath, onFocused])

  const toggleEntry = useCallback(
    (id: string) =>
      setWanted((before) => ({ ...before, openEntry: before.openEntry === id ? undefined : id, request: undefined })),
    [],
  )
  const focusField = useCallback((path: string) => setWanted((before) => goTo(before, path)), [])
  const { openEntry } = wanted
  const focus = useMemo<ContentFocus>(
    () => ({ openEntry, toggleEntry, focusField }),
    [openEntry, toggleEntry, focusField],
  )
  const setTab = (tab: ContentTab) => setWanted({ tab, openEntry: undefined, request: undefined })

  return { tab: wanted.tab, setTab, focus }
}

function goTo(before: Wanted, path: string | undefined): Wanted {
  const place = path === undefined ? undefined : placeOfField(path)
  if (!place) return before
  return {
    tab: place.tab,
    openEntry: place.entryId ?? before.openEntry,
    request: path?.includes('.') ? path : undefined,
  }
}
