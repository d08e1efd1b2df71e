import { expect, it } from 'vitest'
import { emptyLetter } from './letter.ts'
import { defaultLetterDesign } from './letter-design.ts'
import { letterHtml } from './letter-html.ts'

const letter = {
  ...emptyLetter('l'),
  sender: { ...emptyLetter('').sender, name: 'Ada Byron', email: 'ada@byron.example' },
  recipient: { name: 'Ms Hill', company: 'Mercy & Sons', address: '1 Main Street' },
  body: 'Dear Ms Hill,\n\nI count.\n\nSincerely,\nAda',
}

it('is a page of its own with every word and the look that was chosen', () => {
  const html = letterHtml(letter, { ...defaultLetterDesign, fontFamily: 'Georgia', fontSize: 16, spacing: 'loose' })
  expect(html).toContain('<h1>Ada Byron</h1>')
  expect(html).toContain('Mercy &amp; Sons')
  expect(html).toContain('<p>Sincerely,<br>Ada</p>')
  expect(html).toContain('16px/1.8 Georgia')
})

it('shows markup as text', () => {
  const html = letterHtml({ ...letter, body: '<script>alert("x")</script>' }, defaultLetterDesign)
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

it('leaves out what is not there', () => {
  const html = letterHtml({ ...emptyLetter('l'), body: 'Dear you,' }, defaultLetterDesign)
  expect(html).not.toContain('<h1')
  expect(html.match(/<p/g)).toHaveLength(1)
})
