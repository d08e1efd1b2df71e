import { inflateSync } from 'node:zlib'
import type { PngPicture } from './picture-file.ts'
import { type Chunks, readChunks, samplesOf, signature } from './png-chunks.ts'

const interlacePasses = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
] as const

/** Decodes every kind of PNG to eight bits a sample; undefined if the bytes aren't a PNG. Throws if they are broken. */
export function readPng(bytes: Buffer): PngPicture | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const chunks = readChunks(bytes)
  if (!chunks) return undefined
  const { width, height } = chunks.header
  const samples = decodeSamples(chunks)
  if (!samples) return undefined
  return { kind: 'png', bytes, width, height, ...toColors(chunks, samples) }
}

/** Every sample of every pixel as one number of at most eight bits (palette indexes stay as they are). */
function decodeSamples({ header, data }: Chunks): Uint8Array | undefined {
  const { width, height, depth, colorType, isInterlaced } = header
  const perPixel = samplesOf[colorType] ?? 1
  const raw = inflateSync(data, { maxOutputLength: height * (Math.ceil((width * perPixel * depth) / 8) + 1) * 2 + 64 })
  const samples = new Uint8Array(width * height * perPixel)
  const passes = isInterlaced ? interlacePasses : [{ x: 0, y: 0, dx: 1, dy: 1 }]
  const stride = Math.max(1, (perPixel * depth) >> 3)
  let at = 0
  for (const pass of passes) {
    const columns = Math.ceil((width - pass.x) / pass.dx)
    const rows = Math.ceil((height - pass.y) / pass.dy)
    if (columns <= 0 || rows <= 0) continue
    const lineLength = Math.ceil((columns * perPixel * depth) / 8)
    let above = new Uint8Array(lineLength)
    for (let row = 0; row < rows; row++) {
      if (at + 1 + lineLength > raw.length) return undefined
      const line = new Uint8Array(raw.subarray(at + 1, at + 1 + lineLength))
      unfilter({ filter: raw[at] ?? 0, line, above, stride })
      at += 1 + lineLength
      for (let column = 0; column < columns; column++) {
        const pixel = (pass.y + row * pass.dy) * width + pass.x + column * pass.dx
        for (let sample = 0; sample < perPixel; sample++) {
          samples[pixel * perPixel + sample] = readSample(line, column * perPixel + sample, depth, colorType)
        }
      }
      above = line
    }
  }
  return samples
}

function readSample(line: Uint8Array, index: number, depth: number, colorType: number): number {
  if (depth === 8) return line[index] ?? 0
  if (depth === 16) return line[index * 2] ?? 0
  const bit = index * depth
  const highest = 2 ** depth - 1
  const value = ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & highest
  return colorType === 3 ? value : Math.round((value * 255) / highest)
}

function unfilter(options: { filter: number; line: Uint8Array; above: Uint8Array; stride: number }): void {
  const { filter, line, above, stride } = options
  if (filter === 0) return
  for (let index = 0; index < line.length; index++) {
    const left = index >= stride ? (line[index - stride] ?? 0) : 0
    const up = above[index] ?? 0
    const corner = index >= stride ? (above[index - stride] ?? 0) : 0
    line[index] = (line[index] ?? 0) + predict(filter, { left, up, corner })
  }
}

function predict(filter: number, { left, up, corner }: { left: number; up: number; corner: number }): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const estimate = left + up - corner
  const toLeft = Math.abs(estimate - left)
  const toUp = Math.abs(estimate - up)
  const toCorner = Math.abs(estimate - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function toColors(chunks: Chunks, samples: Uint8Array): Pick<PngPicture, 'channels' | 'colors' | 'alpha'> {
  const { header, palette, transparency } = chunks
  const pixels = header.width * header.height
  if (header.colorType === 3) {
    const colors = Buffer.alloc(pixels * 3)
    const alpha = transparency.length > 0 ? Buffer.alloc(pixels, 255) : undefined
    for (let pixel = 0; pixel < pixels; pixel++) {
      const index = samples[pixel] ?? 0
      palette.copy(colors, pixel * 3, index * 3, index * 3 + 3)
      if (alpha && index < transparency.length) alpha[pixel] = transparency[index] ?? 255
    }
    return { channels: 3, colors, alpha }
  }
  const channels = header.colorType === 0 || header.colorType === 4 ? 1 : 3
  const hasAlpha = header.colorType === 4 || header.colorType === 6
  if (!hasAlpha) return { channels, colors: Buffer.from(samples), alpha: undefined }
  const colors = Buffer.alloc(pixels * channels)
  const alpha = Buffer.alloc(pixels)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const from = pixel * (channels + 1)
    for (let channel = 0; channel < channels; channel++)
      colors[pixel * channels + channel] = samples[from + channel] ?? 0
    alpha[pixel] = samples[from + channels] ?? 255
  }
  return { channels, colors, alpha }
}
