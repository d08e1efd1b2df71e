import { expect, it } from 'vitest'
import { findCommands } from './find-commands.ts'

const commands = [
  { label: 'Use template Fitted', group: 'Template', run: () => undefined },
  { label: 'Fit to one page', group: 'Page', run: () => undefined },
  { label: 'Download PDF', group: 'File', run: () => undefined },
]
const labels = (typed: string) => findCommands(commands, typed).map(({ label }) => label)

it('shows everything until something is typed', () => {
  expect(labels(' ')).toHaveLength(3)
})

it('finds by the beginnings of words, in any order, and by kind', () => {
  expect(labels('pd down')).toEqual(['Download PDF'])
  expect(labels('file')).toEqual(['Download PDF'])
  expect(labels('age')).toEqual([])
})

it('puts what begins with the word before what only holds it', () => {
  expect(labels('fit')).toEqual(['Fit to one page', 'Use template Fitted'])
})
