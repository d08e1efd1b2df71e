import { expect, it } from 'vitest'
import { drawMonogram } from './draw-monogram.ts'

const svgOf = (name: string) => decodeURIComponent(drawMonogram(name).split(',').slice(1).join(','))

it('draws the first letters of two names as outlines, which need no font', () => {
  const svg = svgOf('The Brightwater Clinic of Ohio')
  expect(svg.match(/<path /g)).toHaveLength(2)
  expect(svg).not.toContain('<text')
})

it('gives an employer the same ground every time', () => {
  expect(svgOf('Halewood Hospital')).toBe(svgOf('Halewood Hospital'))
})
