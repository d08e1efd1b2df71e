import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStore, useStore } from './store.ts'

it('tells everybody who listens of a change, and nobody of none', () => {
  const store = createStore({ count: 0 })
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.setState({ count: 1 })
  store.setState(store.getState())
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  store.setState({ count: 2 })
  expect(listener).toHaveBeenCalledTimes(1)
})

it('tells the others also when one leaves on being told', () => {
  const store = createStore(0)
  const second = vi.fn()
  const leave = store.subscribe(() => leave())
  store.subscribe(second)
  store.setState(1)
  expect(second).toHaveBeenCalledTimes(1)
})

it('draws a component anew only when the part it looks at has changed', () => {
  const store = createStore({ name: 'a', count: 0 })
  const drawn = vi.fn()
  const { result } = renderHook(() => {
    drawn()
    return useStore(store, ({ name }) => name)
  })
  act(() => store.setState({ name: 'a', count: 1 }))
  expect(drawn).toHaveBeenCalledTimes(1)
  act(() => store.setState({ name: 'b', count: 1 }))
  expect(result.current).toBe('b')
})
