import { beforeAll, describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { LetterAnswer, ProposalAnswer } from '#shared/api/assistant.ts'
import { startAssistantApps, type TestApp } from '../../../tests/support/assistant-apps.ts'
import { type ModelStandIn, refused, streamed, streamedList } from '../../../tests/support/model-stand-in.ts'

/** A person, what a good model makes of each line, and what a bad one does. */
const rows: readonly [line: string, good: string, bad: string][] = [
  [
    'Served about 90 customers a day at the register',
    'Served around 90 customers daily at the register',
    'Served over 120 customers a day at the register',
  ],
  [
    'Helped train 9 new cashiers on the register',
    'Assisted in training nine new cashiers on the register',
    'Trained 9 new cashiers on the register',
  ],
  [
    'Counted the drawer every night with the shift lead',
    'Counted the drawer each night with the shift lead',
    'As shift lead, counted the drawer every night',
  ],
  [
    'Ordered produce from 3 suppliers in Excel',
    'Used Excel to order produce from three suppliers',
    'Ordered produce from 3 suppliers in SAP',
  ],
  [
    'Rewrote the closing checklist in 2021, which cut it from 4 pages to 1',
    'Rewrote the closing checklist in 2021, cutting it from four pages to one',
    'Rewrote the closing checklist, which the whole company still uses today',
  ],
  [
    'Unloaded up to 12 pallets a week with a hand truck',
    'Unloaded up to twelve pallets weekly with a hand truck',
    'Unloaded 12 pallets a day with a forklift',
  ],
  [
    'Answered questions about returns by phone and email',
    'Responded to questions about returns by email and phone',
    'Answered questions about returns, earning praise from customers',
  ],
  [
    'Kept the shelves of the dairy section stocked',
    'Stocked the shelves of the dairy section',
    'Managed the dairy section and its staff',
  ],
]

const person: Resume = {
  ...emptyResume('mix'),
  personalInfo: {
    ...emptyResume('mix').personalInfo,
    firstName: 'Ada',
    lastName: 'Lind',
    professionalTitle: 'Cashier',
    email: 'ada@example.com',
  },
  experiences: [
    {
      id: 'j1',
      company: 'Brook Market',
      position: 'Cashier',
      startDate: '2019-02',
      current: true,
      description: rows.map(([line]) => `- ${line}`).join('\n'),
    },
  ],
}
const path = 'experiences.j1.description'
const job = 'Store Clerk at Fenwick Foods\n\nRequirements\n- Register experience\n- Ordering in SAP\n- Forklift license'
const suggestion = (before: string, after: string) => ({ path, before, after, reason: 'Clearer.' })
const good = rows.map(([line, after]) => suggestion(line, after))
const bad = rows.map(([line, , after]) => suggestion(line, after))

const goodSentences = [
  'I am applying for the Store Clerk position at Fenwick Foods.',
  'At Brook Market, I have worked as a cashier since 2019.',
  'I serve about 90 customers a day at the register.',
  'I helped train nine new cashiers on the register.',
  'I ordered produce from three suppliers in Excel.',
  'In 2021, I rewrote the closing checklist and cut it from 4 pages to 1.',
  'You ask for register experience.',
  'I would be glad to talk about the position.',
]
const badSentences = [
  'My customers loved my work.',
  'I was named employee of the year.',
  'I hold a forklift license.',
  'I led a team of 9 cashiers.',
  'I have ten years of experience.',
  'I ordered produce in SAP.',
]
const paragraphs = [
  { role: 'opening', text: `${goodSentences.slice(0, 2).join(' ')} ${badSentences[0]}` },
  { role: 'proof', text: `${goodSentences.slice(2, 5).join(' ')} ${badSentences.slice(1, 4).join(' ')}` },
  { role: 'fit', text: `${goodSentences.slice(5, 7).join(' ')} ${badSentences.slice(4).join(' ')}` },
  { role: 'close', text: goodSentences[7] },
]

let standIn: ModelStandIn
let modelApp: TestApp
beforeAll(async () => {
  ;({ modelApp, standIn } = await startAssistantApps())
})

async function post<Answer>(url: string, payload: object): Promise<Answer> {
  const answer = await modelApp.inject({ method: 'POST', url, payload })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const upgrade = () => post<ProposalAnswer>('/api/assistant/upgrade', { resume: person })
const letter = (more: object = {}) =>
  post<LetterAnswer>('/api/assistant/letter', { resume: person, jobDetails: job, ...more })
const nothing = streamed('{"elements": []}')

describe('a model that mixes good and bad', () => {
  it('loses no good line, passes no bad one, and asks in words of the resume', async () => {
    standIn.answer(streamedList(good), nothing)
    const first = await upgrade()
    const reached = good.filter(({ after }) => first.changes.some((change) => change.after === after))
    expect(reached.map(({ after }) => after)).toEqual(good.map(({ after }) => after))
    standIn.answer(streamedList(bad), nothing)
    const second = await upgrade()
    expect(second.changes.filter(({ after, unsure }) => !unsure && bad.some((one) => one.after === after))).toEqual([])
    for (const { detail } of second.dropped) expect(detail).toMatch(/^[“\p{Lu}].*[.”]$/su)
  })

  it('gets its letter with every good sentence, and none of the bad', async () => {
    standIn.answer(streamedList(paragraphs), nothing)
    const answer = await letter()
    expect(answer.writer).toBe('127.0.0.1')
    const told = `${answer.letter} ${(answer.asked ?? []).map(({ sentence }) => sentence).join(' ')}`
    for (const sentence of goodSentences) expect(told).toContain(sentence)
    for (const sentence of badSentences) expect(answer.letter).not.toContain(sentence)
    expect(answer.dropped.length).toBeGreaterThanOrEqual(5)
  })

  it('is filled from our own frames where little of its letter holds', async () => {
    standIn.answer(streamedList([{ role: 'proof', text: `${badSentences[3]} ${goodSentences[2]}` }]), nothing)
    const answer = await letter()
    expect(answer.letter).toContain(goodSentences[2])
    expect(answer.paragraphs.map(({ role }) => role)).toEqual(expect.arrayContaining(['opening', 'close']))
  })

  it('lists no lines that were ticked', async () => {
    const [line = ''] = rows[5] ?? []
    standIn.answer(streamedList(paragraphs), nothing)
    const { paragraphs: told } = await letter({ answers: [{ questionId: 'best', text: line }] })
    expect(told.map(({ text }) => text)).not.toContain(`${line}.`)
  })

  it('is told once what is new and may write it anew', async () => {
    const [line = ''] = rows[5] ?? []
    const fancy = 'Unloaded up to 12 pallets a week with a trusty hand truck'
    const plain = 'Each week, unloaded up to 12 pallets with a hand truck'
    standIn.answer(
      streamedList([suggestion(line, fancy)]),
      streamedList([{ id: 'model-1', rewrite: plain, carriers: [] }]),
    )
    const { changes } = await upgrade()
    expect(changes.find(({ before }) => before === line)).toMatchObject({ after: plain })
    expect(standIn.calls.at(-1)).toContain('trusty')
  })

  it('may name the words that carry a new one, and they must stand in that job', async () => {
    const [line = ''] = rows[6] ?? []
    const after = 'Answered neatly questions about returns by phone and email'
    const review = (source: string) =>
      streamedList([
        {
          id: 'model-1',
          rewrite: '',
          carriers: [{ word: 'neatly', source }],
        },
      ])
    standIn.answer(streamedList([suggestion(line, after)]), review('questions about returns'))
    expect((await upgrade()).changes.find((change) => change.after === after)?.unsure).toBeUndefined()
    standIn.answer(streamedList([suggestion(line, after)]), review('refund desk'))
    expect((await upgrade()).changes.find((change) => change.after === after)?.unsure).toContain('neatly')
  })

  it('asks about six suggestions at most and counts the rest', async () => {
    const odd = rows.map(([line]) => suggestion(line, line.replace(/^(\w+)/, '$1 quietly')))
    standIn.answer(streamedList(odd), nothing)
    const { changes, leftOut } = await upgrade()
    expect(changes.filter(({ unsure }) => unsure)).toHaveLength(6)
    expect(leftOut).toBe(2)
  })

  it('asks about a sentence of a letter with its words and its place, and takes a yes for that sentence', async () => {
    const sentence = 'I serve about 90 customers a day at the bustling register.'
    standIn.answer(streamedList([{ role: 'proof', text: `${goodSentences[4]} ${sentence}` }]), nothing)
    const { asked, letter: text } = await letter()
    expect(text).not.toContain('bustling')
    expect(asked?.[0]).toMatchObject({ sentence, after: goodSentences[4] })
    expect(asked?.[0]?.words.map(({ start, end }) => sentence.slice(start, end))).toEqual(['bustling'])
    standIn.answer(streamedList([{ role: 'proof', text: `${goodSentences[4]} ${sentence}` }]), nothing)
    expect((await letter({ confirmed: [sentence] })).letter).toContain(sentence)
  })
})

describe('a reply that is not quite what was asked for', () => {
  const list = JSON.stringify(good)
  it.each([
    ['in a code fence', `\`\`\`json\n${list}\n\`\`\``],
    ['as a bare array', list],
    ['with prose around it', `Sure! Here are the changes:\n${list}\nLet me know.`],
    ['cut off in the middle', list.slice(0, -40)],
  ])('is read %s', async (_how, text) => {
    standIn.answer(streamed(text), nothing)
    const { changes } = await upgrade()
    const reached = good.filter(({ after }) => changes.some((change) => change.after === after))
    expect(reached.length).toBeGreaterThanOrEqual(good.length - 1)
  })

  it.each([401, 403])(
    'tells the person that the service is not set up where the key is refused (%i)',
    async (status) => {
      standIn.answer(refused(status))
      expect((await upgrade()).notice).toContain('The writing service isn’t set up.')
      expect((await letter()).notice).toContain('The writing service isn’t set up.')
    },
  )
})
