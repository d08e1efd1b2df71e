import { describe, expect, it } from 'vitest'
import { isTown } from './towns.ts'

describe('towns', () => {
  it('are known in each of their spellings', () => {
    for (const name of ['Great Yarmouth', 'Gorleston', 'Gorleston-on-Sea', 'Fort St. John', 'Fort Saint John', 'Lviv'])
      expect(isTown(name), name).toBe(true)
  })

  it('are no words of other kinds', () => {
    for (const name of ['Reading', 'Mobile', 'Hope', 'Bath', 'Porter', 'Staples', 'Housing', 'kettering'])
      expect(isTown(name), name).toBe(false)
  })
})
