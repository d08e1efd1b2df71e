// Undo and redo over values that are never changed in place. Time comes in as milliseconds.

type HistoryStep<T> = {
  /** What the step gives back: the value before it in the past, the value after it in the future. */
  value: T
  /** What a person did, e.g. `Delete experience`. */
  label: string
}

export type History<T> = {
  present: T
  /** Oldest first. */
  past: readonly HistoryStep<T>[]
  /** Next redo last. */
  future: readonly HistoryStep<T>[]
  /** The newest step, as long as further changes may merge into it. */
  open?: { merge: string; time: number } | undefined
}

export type Change = {
  label: string
  /** Changes in a row with the same key become one step. */
  merge?: string | undefined
  /** When it happened. */
  time: number
  /** How long after the last change of the step a further one still merges into it. */
  mergeWithin?: number | undefined
}

/** A pause longer than this ends a step of typing. */
export const MERGE_WINDOW = 600
export const HISTORY_LIMIT = 200

export function createHistory<T>(present: T): History<T> {
  return { present, past: [], future: [] }
}

/** Makes `next` the present. What could be redone is gone, since it no longer follows from what is there. */
export function pushChange<T>(history: History<T>, next: T, change: Change): History<T> {
  if (Object.is(next, history.present)) return history
  const open = change.merge === undefined ? undefined : { merge: change.merge, time: change.time }
  if (mergesInto(history.open, change)) return { ...history, present: next, future: [], open }
  const past = [...history.past, { value: history.present, label: change.label }].slice(-HISTORY_LIMIT)
  return { present: next, past, future: [], open }
}

function mergesInto(open: History<unknown>['open'], { merge, time, mergeWithin = MERGE_WINDOW }: Change): boolean {
  return open !== undefined && open.merge === merge && time - open.time <= mergeWithin
}

export function undo<T>(history: History<T>): History<T> {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    present: step.value,
    past: history.past.slice(0, -1),
    future: [...history.future, { value: history.present, label: step.label }],
  }
}

export function redo<T>(history: History<T>): History<T> {
  const step = history.future.at(-1)
  if (!step) return history
  return {
    present: step.value,
    past: [...history.past, { value: history.present, label: step.label }],
    future: history.future.slice(0, -1),
  }
}

/** What undo would take back; undefined if there is nothing. */
export function undoLabel(history: History<unknown>): string | undefined {
  return history.past.at(-1)?.label
}

export function redoLabel(history: History<unknown>): string | undefined {
  return history.future.at(-1)?.label
}
