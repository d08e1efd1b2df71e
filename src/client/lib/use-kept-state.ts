import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** Whether the page is being drawn for the first time, which must give what the server sent. */
function isStarting(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.ready === undefined
}

/** State that begins with what this browser keeps; on a page that comes from the server, right after it is there. */
export function useKeptState<State>(
  blank: State,
  read: () => State,
): [state: State, setState: Dispatch<SetStateAction<State>>] {
  const [isLate] = useState(isStarting)
  const [state, setState] = useState(() => (isLate ? blank : read()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useEffect(() => {
    if (!isLate) return
    // Now: another effect may write what there is on the page over it.
    const kept = read()
    setState((now) => (now === blank ? kept : now))
  }, [])
  return [state, setState]
}
