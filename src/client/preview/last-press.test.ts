import { expect, it } from 'vitest'
import { readPress } from './last-press.ts'

it('counts through the lines and bullets of a field, and leaves the marks of bullets out', () => {
  document.body.innerHTML = `<div id="pages">
    <p data-path="other"><span>Before</span></p>
    <li data-path="job.description"><span aria-hidden="true">• </span><span data-path="job.description"><span>Led a</span></span></li>
    <li data-path="job.description"><span data-path="job.description"><span>team of </span><span>nine</span></span></li>
  </div>`
  const pages = document.querySelector('#pages')
  const words = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === 'nine')?.firstChild
  if (!pages || !(words instanceof Text)) throw new Error('no words')
  const press = readPress(pages, 'job.description', words, 2)
  expect(press?.text.slice(0, press.at).replace(/\s+/g, ' ')).toBe('Led a team of ni')
  expect(readPress(pages, 'other', words, 2)).toBeUndefined()
})
