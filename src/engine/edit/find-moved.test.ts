import { expect, it } from 'vitest'
import { findMoved } from './find-moved.ts'

const moved = (before: string, after: string) => [...findMoved([...before], [...after])]

it('names the one that moved, not those it went past', () => {
  expect(moved('abcd', 'dabc')).toEqual([[3, 'up']])
  expect(moved('abcd', 'bcda')).toEqual([[0, 'down']])
  expect(moved('abcde', 'acbed')).toHaveLength(2)
})

it('names nothing where nothing moved, and tells equal ones apart by their place', () => {
  expect(moved('aab', 'aab')).toEqual([])
  expect(moved('aab', 'baa')).toEqual([[2, 'up']])
})

it('passes over what the other row does not have', () => {
  expect(moved('abc', 'ca')).toEqual([[2, 'up']])
})
