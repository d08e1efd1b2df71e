import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createHistory,
  HISTORY_LIMIT,
  type History,
  MERGE_WINDOW,
  pushChange,
  redo,
  redoLabel,
  undo,
  undoLabel,
} from './history.ts'

const typing = (time: number) => ({ label: 'Edit first name', merge: 'firstName', time })

describe('history', () => {
  it('gives the old value back and then the new one again', () => {
    const before = { name: 'Ada' }
    const after = { name: 'Grace' }
    const history = pushChange(createHistory(before), after, { label: 'Rename', time: 0 })
    expect(undo(history).present).toBe(before)
    expect(redo(undo(history)).present).toBe(after)
  })

  it('merges typing in one field into one step', () => {
    let history = createHistory('')
    for (const [index, text] of ['A', 'Ad', 'Ada'].entries()) history = pushChange(history, text, typing(index * 200))
    expect(history.past).toHaveLength(1)
    expect(undo(history).present).toBe('')
  })

  it('starts a new step after a pause', () => {
    let history = pushChange(createHistory(''), 'A', typing(0))
    history = pushChange(history, 'Ad', typing(MERGE_WINDOW))
    history = pushChange(history, 'Ada', typing(MERGE_WINDOW * 2 + 1))
    expect(undo(history).present).toBe('Ad')
  })

  it('keeps two fields apart, and a field from what has no key', () => {
    let history = pushChange(createHistory('0'), '1', { label: 'one', merge: 'a', time: 0 })
    history = pushChange(history, '2', { label: 'two', merge: 'b', time: 1 })
    history = pushChange(history, '3', { label: 'three', time: 2 })
    history = pushChange(history, '4', { label: 'four', time: 3 })
    expect(history.past.map(({ label }) => label)).toEqual(['one', 'two', 'three', 'four'])
  })

  it('does not let typing run into a step that was taken back', () => {
    let history = pushChange(createHistory('0'), '1', typing(0))
    history = pushChange(history, '2', { label: 'other', time: 1 })
    history = undo(history)
    history = pushChange(history, '3', typing(2))
    expect(undo(history).present).toBe('1')
  })

  it('names what would be undone and redone', () => {
    const history = pushChange(createHistory(0), 1, { label: 'Delete experience', time: 0 })
    expect(undoLabel(history)).toBe('Delete experience')
    expect(redoLabel(history)).toBeUndefined()
    expect(redoLabel(undo(history))).toBe('Delete experience')
    expect(undoLabel(undo(history))).toBeUndefined()
  })

  it('makes no step of a change that changes nothing', () => {
    const history = createHistory('same')
    expect(pushChange(history, 'same', { label: 'Edit', time: 0 })).toBe(history)
  })

  it('forgets the oldest steps beyond the limit', () => {
    let history = createHistory(0)
    for (let value = 1; value <= HISTORY_LIMIT + 5; value++)
      history = pushChange(history, value, { label: 'Edit', time: value })
    expect(history.past).toHaveLength(HISTORY_LIMIT)
    for (let step = 0; step < HISTORY_LIMIT + 50; step++) history = undo(history)
    expect(history.present).toBe(5)
  })

  const actions = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('push' as const),
        merge: fc.constantFrom(undefined, 'a', 'b'),
        wait: fc.nat(1000),
      }),
      fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
    ),
    { maxLength: 60 },
  )

  it('undoes a push, redoes an undo and never invents a value, whatever happens', () => {
    fc.assert(
      fc.property(actions, (list) => {
        let history: History<object> = createHistory({})
        const known = new Set<object>([history.present])
        let time = 0
        for (const action of list) {
          const before = history
          if (action.kind === 'push') {
            time += action.wait
            const next = {}
            known.add(next)
            history = pushChange(history, next, { label: 'Edit', merge: action.merge, time })
            expect(history.present).toBe(next)
            const isMerged = history.past.length === before.past.length
            if (!isMerged) expect(undo(history).present).toBe(before.present)
          } else {
            history = action.kind === 'undo' ? undo(history) : redo(history)
            const back = action.kind === 'undo' ? redo(history) : undo(history)
            if (history !== before) expect(back.present).toBe(before.present)
          }
          expect(known.has(history.present)).toBe(true)
        }
      }),
    )
  })
})
