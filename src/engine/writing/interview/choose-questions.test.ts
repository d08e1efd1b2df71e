import { describe, expect, it } from 'vitest'
import { chooseQuestions } from './choose-questions.ts'

const rated = (worth: number, keys: readonly string[], wish?: string) => ({ worth, keys, wish })

describe('the questions chosen', () => {
  it('are three at most, the most worth asking first', () => {
    const worths = [0.6, 0.9, 0.7, 0.8]
    const chosen = chooseQuestions(worths.map((worth, at) => rated(worth, [`${at}`])))
    expect(chosen.map(({ worth }) => worth)).toEqual([0.9, 0.8, 0.7])
  })

  it('ask about each thing once, and once about each wish', () => {
    const chosen = chooseQuestions([
      rated(0.9, ['sap'], 'a'),
      rated(0.8, ['sap', 'payroll'], 'b'),
      rated(0.7, ['oracle'], 'a'),
      rated(0.6, ['tupe'], 'c'),
    ])
    expect(chosen.map(({ keys }) => keys[0])).toEqual(['sap', 'tupe'])
  })

  it('are none where nothing is worth asking, and one where only the first is', () => {
    expect(chooseQuestions([rated(0.1, ['a'])])).toEqual([])
    expect(chooseQuestions([rated(0.35, ['a']), rated(0.34, ['b'])])).toHaveLength(1)
  })
})
