import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetLetterWish, type StyleWish, useLetterWish } from './use-letter-wish.ts'

beforeEach(() => sessionStorage.clear())

function open({ address = '/cover-letter', written }: { address?: string; written?: StyleWish } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(() => useLetterWish(written), { wrapper })
}

function leaveWish(address?: string) {
  const page = open(address ? { address } : {})
  act(() => {
    page.result.current.setTone('warm')
    page.result.current.setMention('I know your clinic')
  })
  page.unmount()
}

describe('how a letter should be', () => {
  it('is still there for whoever comes back before it is written', () => {
    leaveWish()
    expect(open().result.current).toMatchObject({ tone: 'warm', mention: 'I know your clinic' })
  })

  it('is not carried over to another job', () => {
    leaveWish('/cover-letter?job=1')
    expect(open({ address: '/cover-letter?job=2' }).result.current).toMatchObject({ tone: 'plain', mention: '' })
  })

  it('is forgotten once the letter is written, and the next one begins without it', () => {
    leaveWish()
    forgetLetterWish()
    open({ written: { tone: 'warm', mention: 'I know your clinic' } }).unmount()
    expect(open().result.current).toMatchObject({ tone: 'plain', mention: '' })
  })
})
