import { beforeAll, describe, expect, it } from 'vitest'
import { splitSentences } from '#engine/language/sentences.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { LetterAnswer, RewrittenParagraph } from '#shared/api/assistant.ts'
import { startAssistantApps, type TestApp } from '../../../tests/support/assistant-apps.ts'
import { type ModelStandIn, refused, streamedList } from '../../../tests/support/model-stand-in.ts'

const { sample: resume } = templates.professional
const jobDetails = `Operations Manager at Northwind Freight

Requirements
- 5+ years of experience in operations
- Experience with budgeting and vendor contracts

Responsibilities
- Lead the daily operations of the depot`

let standIn: ModelStandIn
let offlineApp: TestApp
let modelApp: TestApp
let letter: LetterAnswer
beforeAll(async () => {
  ;({ offlineApp, modelApp, standIn } = await startAssistantApps())
  const answer = await offlineApp.inject({
    method: 'POST',
    url: '/api/assistant/letter',
    payload: { resume, jobDetails },
  })
  letter = answer.json()
})

async function ask(app: TestApp, payload: object): Promise<RewrittenParagraph> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/assistant/letter-paragraph',
    payload: { resume, jobDetails, ...payload },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function paragraph(role: string) {
  // The longest can be cut.
  const [found] = letter.paragraphs
    .filter((one) => one.role === role)
    .toSorted((one, other) => other.text.length - one.text.length)
  if (!found) throw new Error(`the letter has no ${role}`)
  return { role, text: found.text, rest: letter.letter.replace(found.text, '') }
}

const words = (text = '') => text.split(/\s+/).length

describe('a paragraph of a letter, without a model', () => {
  it('is said in other words that rest on the same sources', async () => {
    const opening = paragraph('opening')
    const { paragraph: next, writer } = await ask(offlineApp, { ...opening, wish: 'rewrite' })
    expect(writer).toBe('offline')
    expect(next?.text).not.toBe(opening.text)
    expect(next?.text).toContain('Northwind Freight')
    expect(next?.sources.length).toBeGreaterThan(0)
  })

  it('is said in fewer words', async () => {
    const proof = { role: 'proof', text: 'At Acme, I ran nights. I also kept the stock.', rest: '' }
    const { paragraph: next } = await ask(offlineApp, { ...proof, wish: 'shorter' })
    expect(words(next?.text)).toBeLessThan(words(proof.text))
    expect(proof.text).toContain(next?.text.replace(/\.$/, ''))
  })

  it('stays as it is where there is no other wording', async () => {
    const own = 'My grandmother kept bees.'
    for (const wish of ['rewrite', 'shorter'])
      expect((await ask(offlineApp, { role: 'fit', text: own, rest: '', wish })).paragraph).toBeNull()
  })
})

describe('a paragraph of a letter, with a model', () => {
  it('is the model’s, and names what it rests on', async () => {
    const proof = paragraph('proof')
    const [, second = ''] = splitSentences(proof.text)
    const first = proof.text.slice(0, proof.text.indexOf(second) + second.length)
    standIn.answer(streamedList([{ text: first }]))
    const { paragraph: next, writer, notice } = await ask(modelApp, { ...proof, wish: 'shorter' })
    expect(next?.text).toBe(first)
    expect(next?.sources.map(({ from }) => from)).toContain('resume')
    expect(writer).toBe('127.0.0.1')
    expect(notice).toBeUndefined()
    expect(standIn.calls.at(-1)).toContain('paragraph')
  })

  it.each([
    ['lies', streamedList([{ text: 'I won the Nobel Prize at Google and led 900 engineers.' }])],
    ['says nothing', streamedList([])],
    ['fails', refused(500)],
  ])('is the engine’s, with a word about it, when the model %s', async (_what, answer) => {
    standIn.answer(answer)
    const opening = paragraph('opening')
    const { paragraph: next, writer, notice } = await ask(modelApp, { ...opening, wish: 'rewrite' })
    expect(writer).toBe('offline')
    expect(notice).toContain('didn’t return a usable paragraph')
    expect(next?.text).not.toMatch(/Nobel|Google|900/)
    expect(next?.text).not.toBe(opening.text)
  })

  it('is not longer where it should be shorter', async () => {
    const proof = paragraph('proof')
    const [first = ''] = proof.text.split(/(?<=\.) /)
    standIn.answer(streamedList([{ text: `${first} ${first}` }]))
    const { writer, paragraph: next } = await ask(modelApp, { ...proof, text: first, wish: 'shorter' })
    expect(writer).toBe('offline')
    expect(next?.text ?? '').not.toContain(`${first} ${first}`)
  })
})
