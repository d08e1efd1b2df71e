import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WaitingNotice } from './waiting-notice.tsx'

const nothing = () => undefined
const props = { title: 'Mine', format: 'pdf', usesPurchase: true, onDownload: nothing, onDismiss: nothing } as const

it.each([
  ['coming', true, 0, /Your PDF file of “Mine” is on its way/],
  ['coming', false, 0, /on its way/],
  ['taken', true, 1, /has been downloaded/],
  ['taken', false, 2, /has been downloaded/],
  ['ready', true, 2, /is ready to download/],
] as const)('offers no second button for the PDF (%s, beside one: %s)', (state, isBesideDownloads, count, words) => {
  render(<WaitingNotice {...props} making={undefined} state={state} isBesideDownloads={isBesideDownloads} />)
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.queryAllByRole('button', { name: /^Download/ })).toHaveLength(count)
})

it('names the file that is being made, not the one asked for first', () => {
  render(<WaitingNotice {...props} making="docx" state="coming" isBesideDownloads={false} />)
  expect(screen.getByText(/Your Word file of “Mine” is on its way/)).toBeDefined()
})
