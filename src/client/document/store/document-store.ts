// The one place where a tab keeps the document it edits, with undo and redo over everything in it.
import {
  createHistory,
  type History,
  pushChange,
  redoLabel,
  redo as redoStep,
  undoLabel,
  undo as undoStep,
} from '#engine/edit/history.ts'
import type { Edit, ResumeDocument } from '../document.ts'

export type Recipe = (document: ResumeDocument) => ResumeDocument

export type DocumentState = {
  document: ResumeDocument
  /** What undo would take back; undefined if there is nothing. */
  undoLabel: string | undefined
  redoLabel: string | undefined
}

export type DocumentStore = {
  getState: () => DocumentState
  subscribe: (listener: () => void) => () => void
  /** A change the person made; they can take it back. */
  update: (recipe: Recipe, edit: Edit) => void
  /** A change that is none of the person's and stays when they undo, such as the step of the wizard. */
  note: (recipe: Recipe) => void
  /** A newer version of this document from another tab or device. One undo goes back to before the first in a row. */
  adopt: (document: ResumeDocument, edit: Edit) => void
  /** Another document altogether; there is nothing to undo in it yet. */
  replace: (document: ResumeDocument) => void
  undo: () => void
  redo: () => void
}

export type DocumentStoreDeps = {
  /** Milliseconds; only differences matter. */
  now: () => number
}

export function createDocumentStore(document: ResumeDocument, { now }: DocumentStoreDeps): DocumentStore {
  let history = createHistory(document)
  let state = stateOf(history)
  const listeners = new Set<() => void>()

  const publish = (next: History<ResumeDocument>) => {
    if (next === history) return
    history = next
    state = stateOf(next)
    for (const notify of [...listeners]) notify()
  }

  /** Undo brings back what the person wrote, not which save it was or where the wizard stood. */
  const travel = (step: (history: History<ResumeDocument>) => History<ResumeDocument>) => {
    const next = step(history)
    if (next !== history) publish({ ...next, present: withContent(history.present, next.present) })
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    update: (recipe, { label, merge }) =>
      publish(pushChange(history, recipe(history.present), { label, merge, time: now() })),
    note: (recipe) => publish({ ...history, present: recipe(history.present) }),
    adopt: (newer, { label, merge }) =>
      publish(pushChange(history, newer, { label, merge, time: now(), mergeWithin: Number.POSITIVE_INFINITY })),
    replace: (other) => publish(createHistory(other)),
    undo: () => travel(undoStep),
    redo: () => travel(redoStep),
  }
}

function stateOf(history: History<ResumeDocument>): DocumentState {
  return { document: history.present, undoLabel: undoLabel(history), redoLabel: redoLabel(history) }
}

function withContent(document: ResumeDocument, content: ResumeDocument): ResumeDocument {
  const { title, templateId, style, otherStyles, resume } = content
  return { ...document, title, templateId, style, otherStyles, resume }
}

/** Whether two versions say and look the same; the step counts, so that a reload continues there. */
export function sameContent(a: ResumeDocument, b: ResumeDocument): boolean {
  return (
    a.resume === b.resume &&
    a.style === b.style &&
    a.templateId === b.templateId &&
    a.title === b.title &&
    a.step === b.step &&
    a.otherStyles === b.otherStyles
  )
}
