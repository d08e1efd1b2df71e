import { render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DescriptionLines } from './description-lines.tsx'

it('shows bullets and bold, not the marks they are written with', () => {
  const { container } = render(<DescriptionLines text={'In short:\n- Cut **costs** by 4 %\n* Led a team'} />)
  expect(
    within(container)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['In short:', 'Cut costs by 4 %', 'Led a team'])
  expect(container.querySelector('strong')?.textContent).toBe('costs')
  expect(container.querySelectorAll('.list-disc')).toHaveLength(2)
})
