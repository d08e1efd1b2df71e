import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AnsweredBefore, plainWish, type StyleWish, wishFor, withAnswer } from './letter-wish.ts'
import { forgetLetterWish, useLetterWish } from './use-letter-wish.ts'

beforeEach(() => sessionStorage.clear())

type Opened = { address?: string; written?: StyleWish; answered?: readonly AnsweredBefore[] }

function open({ address = '/cover-letter', written, answered }: Opened = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(() => useLetterWish(written, answered), { wrapper })
}

const left: StyleWish = {
  tone: 'warm',
  mention: 'I know your clinic',
  length: 'short',
  answers: [{ questionId: 'why', question: 'Why Harbor?', text: 'I grew up there.' }],
}

function leaveWish(address?: string) {
  const page = open(address ? { address } : {})
  act(() => page.result.current[1](left))
  page.unmount()
}

describe('how a letter should be', () => {
  it('is still there for people who come back before it is written', () => {
    leaveWish()
    expect(open().result.current[0]).toEqual(left)
  })

  it('is not carried over to another job', () => {
    leaveWish('/cover-letter?job=1')
    expect(open({ address: '/cover-letter?job=2' }).result.current[0]).toEqual(plainWish)
  })

  it('holds what was answered for it while tailoring, unless it was answered here since', () => {
    const answered = [
      { question: 'They ask you to tell them about a dish.', text: 'A whole turbot.' },
      { question: 'Why Harbor?', text: 'An older reason.' },
    ]
    expect(open({ answered }).result.current[0].answers).toHaveLength(2)
    leaveWish()
    expect(open({ answered }).result.current[0].answers.map(({ text }) => text)).toEqual([
      'A whole turbot.',
      'I grew up there.',
    ])
  })

  it('does not bring back an answer from tailoring that was deleted here', () => {
    const answered = [{ question: 'Why Harbor?', text: 'An older reason.' }]
    const page = open({ answered })
    act(() =>
      page.result.current[1](withAnswer(page.result.current[0], { id: 'why', text: 'Why Harbor?', hint: '' }, '')),
    )
    page.unmount()
    expect(wishFor(open({ answered }).result.current[0], []).answers).toEqual([])
  })

  it('is forgotten once the letter is written, and the next one begins without it', () => {
    leaveWish()
    forgetLetterWish()
    open({ written: left }).unmount()
    expect(open().result.current[0]).toEqual(plainWish)
  })
})
