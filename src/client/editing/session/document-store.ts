// The one place where a tab keeps the document it edits, with undo and redo over everything in it.

import type { Edit, ResumeDocument, SavedDocument } from '#client/drafts/document.ts'
import { createStore, type Readable } from '#client/lib/store.ts'
import {
  createHistory,
  type History,
  pushChange,
  redoLabel,
  redo as redoStep,
  undoLabel,
  undo as undoStep,
} from '#engine/edit/history.ts'

type Recipe<Document extends SavedDocument = ResumeDocument> = (document: Document) => Document

export type DocumentState<Document extends SavedDocument = ResumeDocument> = {
  document: Document
  /** What undo would take back; undefined if there is nothing. */
  undoLabel: string | undefined
  redoLabel: string | undefined
}

export type DocumentStore<Document extends SavedDocument = ResumeDocument> = Readable<DocumentState<Document>> & {
  /** A change the person made; they can take it back. */
  update: (recipe: Recipe<Document>, edit: Edit) => void
  /** A change that is none of the person's and stays when they undo, such as the step of the wizard. */
  note: (recipe: Recipe<Document>) => void
  /** A newer version of this document from another tab or device. One undo goes back to before the first in a row. */
  adopt: (document: Document, edit: Edit) => void
  /** Another document altogether; there is nothing to undo in it yet. */
  replace: (document: Document) => void
  undo: () => void
  redo: () => void
}

type DocumentStoreDeps = {
  /** Milliseconds; only differences matter. */
  now: () => number
}

export function createDocumentStore<Document extends SavedDocument>(
  document: Document,
  { now }: DocumentStoreDeps,
): DocumentStore<Document> {
  let history = createHistory(document)
  const shown = createStore(stateOf(history))

  const publish = (next: History<Document>) => {
    if (next === history) return
    history = next
    shown.setState(stateOf(next))
  }

  /** Undo brings back what the person wrote, not which save it was or where the wizard stood. */
  const travel = (step: (history: History<Document>) => History<Document>) => {
    const next = step(history)
    if (next !== history) publish({ ...next, present: withContent(history.present, next.present) })
  }

  return {
    getState: shown.getState,
    subscribe: shown.subscribe,
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

function stateOf<Document extends SavedDocument>(history: History<Document>): DocumentState<Document> {
  return { document: history.present, undoLabel: undoLabel(history), redoLabel: redoLabel(history) }
}

/** What is no content: it stays when the person undoes, and alone is no reason to save. */
const bookkeeping = ['id', 'kind', 'revision', 'updatedAt', 'cause'] as const

function withContent<Document extends SavedDocument>(document: Document, content: Document): Document {
  const { step } = document
  const kept = Object.fromEntries(bookkeeping.map((key) => [key, document[key]]))
  return { ...content, ...kept, step }
}

/** Whether two versions say and look the same; the step counts, so that a reload continues there. */
export function sameContent<Document extends SavedDocument>(a: Document, b: Document): boolean {
  const content = (document: Document) => new Map(Object.entries(document))
  const [first, second] = [content(a), content(b)]
  for (const key of bookkeeping) {
    first.delete(key)
    second.delete(key)
  }
  return [...new Set([...first.keys(), ...second.keys()])].every((key) => first.get(key) === second.get(key))
}
