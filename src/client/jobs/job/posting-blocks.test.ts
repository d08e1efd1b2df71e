import { expect, it } from 'vitest'
import { readBlocks } from './posting-blocks.ts'

it('tells headings, paragraphs and points apart', () => {
  const text = 'You will weld.\n\nWe are a shop.\n\nRequirements\n- Two years\n- A hood\n\nBenefits\nFour tens a week.'
  expect(readBlocks(text)).toEqual([
    { kind: 'paragraph', text: 'You will weld.' },
    { kind: 'paragraph', text: 'We are a shop.' },
    { kind: 'heading', text: 'Requirements' },
    { kind: 'points', points: ['Two years', 'A hood'] },
    { kind: 'heading', text: 'Benefits' },
    { kind: 'paragraph', text: 'Four tens a week.' },
  ])
})

it('takes a line that ends in a colon for a heading', () => {
  expect(readBlocks('What we ask for:\n- Care')[0]).toEqual({ kind: 'heading', text: 'What we ask for' })
})

it('loses no word', () => {
  const text = 'A\nB\n\n- c\nd\n\n\nE'
  const words = readBlocks(text).flatMap((block) => (block.kind === 'points' ? block.points : [block.text]))
  expect(words).toEqual(['A', 'B', 'c', 'd', 'E'])
})
