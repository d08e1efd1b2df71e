// The page on the home page's desk: laid out like any other, painted without the line that is written in by hand there.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Item, Pages, TextItem } from '#engine/layout/display-list.ts'
import type { Design } from '#engine/style/design.ts'
import compass from '#engine/templates/compass.ts'
import { defineSample } from '#engine/templates/samples/define-sample.ts'
import { faceRules, firstPageHtml, layOut, type PictureOrder, stampOf } from './page-picture.ts'
import { root } from './root.mjs'

const pictures = join(root, 'src/client/home/pictures')
const generated = join(root, 'src/client/home/hero-picture.gen.ts')

/** The blue of the house; tokens.css calls it the paper's accent. */
const ink = '#2447d6'
const weakLine = 'Responsible for weekly reports'
const betterLine = 'Built the margin report four sites plan by'
/** How much of the page is shown: the rest goes on below the desk's edge, and the note with the reason lies on its foot. */
const shownHeight = 520
const pictureWidth = 560

const resume = defineSample('hero', {
  person: {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    professionalTitle: '',
    email: '',
    phone: '',
    location: '',
    summary: '',
  },
  experiences: [
    {
      company: 'Northfield Provisions',
      position: 'Operations Analyst',
      location: '',
      startDate: '2021-03',
      points: [
        'Cut spoiled stock from 6.1% to 3.8%',
        // Last, so that the room for what is written in looks like the space after the list.
        weakLine,
        betterLine,
      ],
    },
    {
      company: 'Harrow Street Foods',
      position: 'Inventory Analyst',
      location: '',
      startDate: '2018-06',
      endDate: '2021-02',
      points: ['Ran the stock counts', 'Trained six new buyers'],
    },
  ],
  education: [],
  skills: {},
})

/** A place on the picture, in its CSS pixels. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

export interface HeroPage {
  pages: Pages
  stamp: string
  weak: Place
  better: Place
}

/** A line with the mark before it. */
function findLine(pages: Pages, line: string): TextItem[] {
  const texts = pages.pages[0]?.items.filter((item) => item.kind === 'text') ?? []
  const found = texts.find(({ text }) => text.trim() === line)
  if (!found) throw new Error(`"${line}" does not stand on one line of the page any more`)
  return texts.filter(({ y }) => y === found.y)
}

export function layOutHero(): HeroPage {
  // The labels in its gutter would take the room that makes the lines large enough to read.
  const design: Design = {
    ...compass.design,
    layout: 'single',
    header: 'left-stack',
    headingMark: 'none',
    margin: 44,
    nameScale: 0.95,
    roleScale: 1.15,
    main: ['experience'],
  }
  const template = { style: compass.style, design }
  const pages = layOut({ resume, template, style: { fontSize: 20.5, spacing: 0.8 } })
  const stamp = stampOf(pages, `${shownHeight} ${pictureWidth}`)
  const zoom = pictureWidth / pages.width
  const weakText = findLine(pages, weakLine).slice(-1)
  return { pages, stamp, weak: placeOf(weakText, zoom), better: placeOf(findLine(pages, betterLine), zoom) }
}

/** Whole pixels, with room for what letters reach beyond their line. */
function placeOf(texts: readonly TextItem[], zoom: number): Place {
  const start = Math.min(...texts.map(({ x }) => x))
  const end = Math.max(...texts.map(({ x, width }) => x + width))
  const top = Math.min(...texts.map(({ y, size }) => y - size))
  const bottom = Math.max(...texts.map(({ y, size }) => y + size * 0.35))
  return {
    left: Math.floor(start * zoom) - 1,
    top: Math.floor(top * zoom) - 1,
    width: Math.ceil((end - start) * zoom) + 2,
    height: Math.ceil((bottom - top) * zoom) + 2,
  }
}

const heroParts = ['page', 'page-small', 'line'] as const
export type HeroPart = (typeof heroParts)[number]

export const heroFile = (part: HeroPart) => join(pictures, `hero-${part}.webp`)

/** The page without what is written in, and what is written in alone, to be laid over it. */
export function heroOrders({ pages, better }: HeroPage): Record<HeroPart, PictureOrder> {
  const zoom = `zoom:${pictureWidth / pages.width}`
  const css = `${faceRules(pages.faces)} .ink span{color:${ink} !important}`
  const writtenIn: readonly Item[] = findLine(pages, betterLine)
  const isWrittenIn = (item: Item) => writtenIn.includes(item)
  const page = firstPageHtml(pages, (item) => !isWrittenIn(item))
  const line = firstPageHtml({ ...pages, background: 'transparent' }, isWrittenIn)
  const offset = `position:absolute;left:${-better.left}px;top:${-better.top}px`
  const whole = {
    css,
    html: `<div style="${zoom}">${page}</div>`,
    width: pictureWidth,
    height: pictureHeight(pages),
  }
  return {
    page: { ...whole, scale: 2 },
    'page-small': { ...whole, scale: 1.1 },
    line: {
      css,
      html: `<div class="ink" style="${offset}"><div style="${zoom}">${line}</div></div>`,
      width: better.width,
      height: better.height,
      scale: 2,
      isOverlay: true,
    },
  }
}

const pictureHeight = (pages: Pages) => Math.round((pictureWidth * shownHeight) / pages.width)

export async function writeHero(hero: HeroPage, paint: (part: HeroPart) => Promise<Buffer>): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const part of heroParts) {
    const picture = await paint(part)
    writeFileSync(heroFile(part), picture)
    console.log(`hero-${part}.webp ${(picture.length / 1000).toFixed(1)} kB`)
  }
  const lines = [
    '// Written by scripts/thumbnails.ts. Places are in pixels of the picture.',
    'export const heroPicture = {',
    `  width: ${pictureWidth},`,
    `  height: ${pictureHeight(hero.pages)},`,
    `  weak: ${showPlace(hero.weak)},`,
    `  better: ${showPlace(hero.better)},`,
    `  stamp: '${hero.stamp}',`,
    '}',
    '',
  ]
  writeFileSync(generated, lines.join('\n'))
}

const showPlace = ({ left, top, width, height }: Place) =>
  `{ left: ${left}, top: ${top}, width: ${width}, height: ${height} }`
