import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImageProblem } from '#engine/resume/profile-image.ts'
import { PhotoField } from './photo-field.tsx'

/** A browser that finds a picture in every .png, wide or square by its name, and tells which part was drawn. */
function stubPictures(): void {
  let drawn = ''
  const context = {
    fillRect: () => undefined,
    clearRect: () => undefined,
    drawImage: (_picture: unknown, left: number, _top: number, width: number) => {
      drawn = `${left} ${width}`
    },
  }
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!file.name.endsWith('.png')) throw new DOMException('no picture', 'InvalidStateError')
    const size = file.name.startsWith('wide') ? { width: 900, height: 300 } : { width: 300, height: 300 }
    return { ...size, close: () => undefined }
  })
  // Only what the encoder calls of a real one.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => drawn)
}

const photo = 'data:image/png;base64,iVBORw0KGgo='

describe('the photo field', () => {
  const onChange = vi.fn<(image: string | undefined) => void>()
  const onProblem = vi.fn<(problem: ImageProblem) => void>()

  beforeEach(stubPictures)
  afterEach(() => {
    vi.clearAllMocks()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const show = (value?: string) =>
    render(<PhotoField place="content-editor" value={value} onChange={onChange} onProblem={onProblem} />)
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('Profile image'), { target: { files: [file] } })

  it('refuses what is no image in the words of the place', () => {
    show()
    choose(new File(['hello'], 'note.txt', { type: 'text/plain' }))
    expect(onProblem).toHaveBeenCalledWith({
      title: 'Invalid file type',
      message: 'Please upload an image file (JPEG, PNG, etc.)',
    })
  })

  it('refuses more than 2 MB and takes exactly 2 MB', async () => {
    show()
    choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
    expect(onProblem).toHaveBeenCalledWith({
      title: 'File too large',
      message: 'Profile image must be smaller than 2MB',
    })
    choose(new File([new Uint8Array(2 * 1024 * 1024)], 'large.png', { type: 'image/png' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('0 300'))
    expect(onProblem).toHaveBeenCalledTimes(1)
  })

  it('refuses a file that only pretends to be an image', async () => {
    show()
    choose(new File(['no picture'], 'fake.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ title: 'Invalid file type' })))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('offers to crop what is not square', async () => {
    show()
    choose(new File(['x'], 'wide.png', { type: 'image/png' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Use this part' }))
    expect(onChange).toHaveBeenCalledWith('300 300')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the whole picture where the person wants it', async () => {
    show()
    choose(new File(['x'], 'wide.png', { type: 'image/png' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Keep the whole picture' }))
    expect(onChange).toHaveBeenCalledWith('0 900')
  })

  it('keeps the old photo when the cropping is called off', async () => {
    show(photo)
    choose(new File(['x'], 'wide.png', { type: 'image/png' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onChange).not.toHaveBeenCalled()
  })

  it('removes the photo', () => {
    show(photo)
    expect(screen.getByRole('img', { name: 'Profile' }).getAttribute('src')).toBe(photo)
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onChange).toHaveBeenCalledWith(undefined)
  })

  it('loads nothing from an address that stands where a photo should', () => {
    show('https://example.com/spy.png')
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
  })
})
