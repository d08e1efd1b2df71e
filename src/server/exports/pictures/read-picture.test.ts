import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pictureSize, readPicture } from './read-picture.ts'

const dataString = (type: string, bytes: Buffer): string => `data:image/${type};base64,${bytes.toString('base64')}`

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body, Buffer.alloc(4)])
}

type PngParts = {
  width: number
  height: number
  depth?: number
  colorType: number
  interlace?: number
  /** Each line with its filter before it. */
  lines: number[]
  more?: Buffer[]
}

function png({ width, height, depth = 8, colorType, interlace = 0, lines, more = [] }: PngParts): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colorType, 0, 0, interlace], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(Buffer.from(lines)))
  return dataString(
    'png',
    Buffer.concat([signature, chunk('IHDR', header), ...more, data, chunk('IEND', Buffer.alloc(0))]),
  )
}

function jpeg({ orientation, components = 3 }: { orientation?: number; components?: number } = {}): string {
  const exif = Buffer.from([
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation ?? 1,
    0,
    0,
  ])
  const segment = (marker: number, body: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  }
  const frame = Buffer.from([8, 0, 30, 0, 40, components])
  const parts = [Buffer.from([0xff, 0xd8])]
  if (orientation) parts.push(segment(0xe1, exif))
  return dataString('jpeg', Buffer.concat([...parts, segment(0xc0, frame), Buffer.from([0xff, 0xd9])]))
}

describe('readPicture', () => {
  it('reads colours, filters and transparency of a PNG', () => {
    const picture = readPicture(
      png({ width: 2, height: 2, colorType: 6, lines: [1, 10, 20, 30, 255, 5, 5, 5, 0, 2, 1, 1, 1, 0, 1, 1, 1, 0] }),
    )
    expect(picture).toMatchObject({ kind: 'png', width: 2, height: 2, channels: 3 })
    if (picture?.kind !== 'png') throw new Error('no PNG')
    expect([...picture.colors]).toEqual([10, 20, 30, 15, 25, 35, 11, 21, 31, 16, 26, 36])
    expect([...(picture.alpha ?? [])]).toEqual([255, 255, 255, 255])
  })

  it('reads a palette with holes in it', () => {
    const more = [chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0])), chunk('tRNS', Buffer.from([0]))]
    const picture = readPicture(png({ width: 2, height: 1, depth: 1, colorType: 3, lines: [0, 0b01000000], more }))
    if (picture?.kind !== 'png') throw new Error('no PNG')
    expect([...picture.colors]).toEqual([255, 0, 0, 0, 255, 0])
    expect([...(picture.alpha ?? [])]).toEqual([0, 255])
  })

  it('puts the passes of an interlaced PNG together', () => {
    // Two by two: the first pass has the first pixel, the sixth the second, the seventh the lower line.
    const picture = readPicture(png({ width: 2, height: 2, colorType: 0, interlace: 1, lines: [0, 1, 0, 2, 0, 3, 4] }))
    if (picture?.kind !== 'png') throw new Error('no PNG')
    expect([...picture.colors]).toEqual([1, 2, 3, 4])
  })

  it('knows how a photo must be turned', () => {
    const upright = readPicture(jpeg())
    const turned = readPicture(jpeg({ orientation: 6 }))
    expect(upright).toMatchObject({ kind: 'jpeg', width: 40, height: 30, orientation: 1 })
    expect(turned && pictureSize(turned)).toEqual({ width: 30, height: 40 })
  })

  it.each([
    ['an address', 'https://example.com/photo.png'],
    ['another kind of picture', dataString('gif', Buffer.from('GIF89a'))],
    ['nothing', 'data:image/png;base64,'],
    ['a PNG that breaks off', png({ width: 4, height: 4, colorType: 2, lines: [0, 1, 2] })],
    ['a PNG that claims to fill the memory', png({ width: 65_000, height: 65_000, colorType: 2, lines: [0] })],
    ['a PNG without lines', png({ width: 0, height: 1, colorType: 2, lines: [0] })],
    ['a JPEG with a number of colours that is none', jpeg({ components: 7 })],
    ['a JPEG that breaks off', dataString('jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xc0]))],
  ])('takes %s for no picture', (_name, src) => {
    expect(readPicture(src)).toBeUndefined()
  })
})
