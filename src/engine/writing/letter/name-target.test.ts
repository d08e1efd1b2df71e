import { describe, expect, it } from 'vitest'
import { readPosting } from '../posting/read-posting.ts'
import { nameTarget } from './name-target.ts'

function titleIn(text: string, title: string, company = ''): string | undefined {
  const quoted = (name: string) => ({
    text: name,
    span: { start: text.indexOf(name), end: text.indexOf(name) + name.length },
  })
  return nameTarget({ ...readPosting(text), title: quoted(title), company: quoted(company) }).title
}

describe('the title a letter names', () => {
  it.each([
    [
      'Team Member – Paint & Garden | Tradewell Frankston\nMix paint and look after the garden yard.',
      'Team Member (Paint & Garden)',
    ],
    ['Team Member, Paint Desk\nYou mix paint all day.', 'Team Member (Paint Desk)'],
    ['Team Member (Deli/Bakery)\nYou bake.', 'Team Member (Deli/Bakery)'],
    ['TEAM MEMBER – PAINT DESK\nYou mix paint.', 'Team Member (Paint Desk)'],
  ])('says which one of several it is: %j', (text, title) => {
    expect(titleIn(text, text.slice(0, 'Team Member'.length), 'Tradewell')).toBe(title)
  })

  it('stumbles over no comma', () => {
    expect(titleIn('Nurse Manager, Long-Term Care\nWe care.', 'Nurse Manager, Long-Term Care')).toBe(
      'Nurse Manager (Long-Term Care)',
    )
  })

  it.each([
    'Team Member – Frankston\nOur store in Frankston.',
    'Team Member – Nights\nYou work nights.',
    'Team Member - Tradewell Paint\nYou mix paint.',
    'Team Member – no experience needed\nNo experience of paint needed.',
  ])('leaves out where, when and for whom: %j', (text) => {
    expect(titleIn(text, 'Team Member', 'Tradewell')).toBe('Team Member')
  })
})
