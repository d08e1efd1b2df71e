import { describe, expect, it } from 'vitest'
import { answersFromTitle } from './answers-from-title.ts'
import { parsePieces } from './blanks.ts'

const answersTo = (line: string, title: string) => answersFromTitle(parsePieces(line), title)

describe('a title', () => {
  it.each([
    ['Violin Teacher', 'Taught {which instrument} to {how many} students', ['violin']],
    ['Drum teacher', 'Taught {which instrument}', ['drums']],
    ['Maths Teacher', 'Taught {which subject} to {how many} classes', ['maths']],
    ['Spanish teacher', 'Taught {which subject}', ['Spanish']],
    ['Polish interpreter', 'Interpreted {which language} at {how many} hearings', ['Polish']],
  ])('answers what it names: %s', (title, line, answers) => {
    expect(answersTo(line, title)).toEqual(answers)
  })

  it.each([
    ['Teacher', 'Taught {which subject}'],
    ['Spanish translator', 'Translated from {which language} into {which language}'],
    ['Maths and physics teacher', 'Taught {which subject}'],
    ['Violin Teacher', 'Played at {which venues}'],
  ])('answers nothing where it leaves it open: %s', (title, line) => {
    expect(answersTo(line, title)).toEqual([])
  })
})
