/**
 * Paints what the gallery and the home page show of the templates: tsx scripts/thumbnails.ts [--check] [--all]
 * Needs a browser, so the pictures are committed; only those whose page has changed are painted again.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { heroPicture } from '#client/home/hero-picture.gen.ts'
import type { ThumbnailEntry } from '#client/templates/thumbnails/manifest.gen.ts'
import { pictureName } from '#client/templates/thumbnails/picture-name.ts'
import { thumbnailStamps } from '#client/templates/thumbnails/stamps.gen.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import { fullName } from '#engine/resume/names.ts'
import { testimonialPortraits } from '#engine/templates/samples/testimonial-portraits.gen.ts'
import { allTemplates } from '#server/templates/find-template.ts'
import { type HeroPage, heroFile, heroOrders, layOutHero, writeHero } from './support/hero-page.ts'
import { faceRules, firstPageHtml, layOut, openPainter, type Painter, stampOf } from './support/page-picture.ts'
import { root } from './support/root.mjs'

const folder = join(root, 'src/client/templates/thumbnails')
const pictures = join(folder, 'pictures')

/** How wide cards are in the gallery on a desk. */
const width = 262
/** Painted so much larger than a card, then made smaller. */
const scale = 6
/**
 * One picture for screens that draw as fine as this, one for those that draw twice as fine. The small letters of the
 * first need many shades; in the second more than 16 colours make no letter easier to read and the file half as large again.
 */
const sizes = [
  { ending: '-small', width, colors: 48 },
  { ending: '', width: 2 * width, colors: 16 },
]

interface Plan extends ThumbnailEntry {
  id: number
  file: string
  stamp: string
  pages: Pages
}

/** What every picture should be, without painting any. */
export function planThumbnails(): Plan[] {
  return allTemplates.map((template) => {
    const { id, name, sample } = template
    const pages = layOut({ resume: sample, template })
    return {
      id,
      pages,
      name,
      file: pictureName(name),
      person: [fullName(sample), sample.personalInfo.professionalTitle].filter(Boolean).join(', '),
      hasPhoto: pages.pages[0]?.items.some((item) => item.kind === 'image') ?? false,
      stamp: stampOf(pages, `${scale} ${JSON.stringify(sizes)}`),
    }
  })
}

/** Names of the pictures that no longer show what the engine would paint. */
export function findOldPictures(): string[] {
  const old = planThumbnails()
    .filter(({ id, file, stamp }) => thumbnailStamps[id] !== stamp || !hasPicture(file))
    .map(({ name }) => name)
  return heroPicture.stamp === layOutHero().stamp ? old : [...old, 'the page of the home page']
}

const pictureFiles = (file: string) => sizes.map(({ ending }) => `${file}${ending}.webp`)

const hasPicture = (file: string) => pictureFiles(file).every((name) => existsSync(join(pictures, name)))

async function paintThumbnail(painter: Painter, { file, pages }: Plan): Promise<void> {
  const html = `<div style="zoom:${width / pages.width}">${firstPageHtml(pages)}</div>`
  const height = Math.round((width * pages.height) / pages.width)
  const order = { html, css: faceRules(pages.faces), width, height, scale }
  for (const { ending, ...encoding } of sizes) {
    const picture = await painter.webp(order, encoding)
    writeFileSync(join(pictures, `${file}${ending}.webp`), picture)
    console.log(`${file}${ending}.webp ${(picture.length / 1000).toFixed(1)} kB`)
  }
}

const portraitFile = (key: string) => join(root, `src/client/home/pictures/portrait-${key}.webp`)

/** The faces beside the home page's testimonials, as small files of their own. */
async function paintPortraits(painter: Painter): Promise<void> {
  for (const [key, source] of Object.entries(testimonialPortraits)) {
    const html = `<img src="${source}" width="56" height="56" style="display:block">`
    writeFileSync(portraitFile(key), await painter.webp({ html, width: 56, height: 56, scale: 2 }, { quality: 0.85 }))
  }
}

function writeManifest(plans: readonly Plan[]): void {
  const lines = plans.map(
    ({ id, name, person, hasPhoto }) =>
      `  ${id}: { name: ${quote(name)}, person: ${quote(person)}, hasPhoto: ${hasPhoto} },`,
  )
  // Apart from what the pages carry along, for only this script reads them.
  const stamps = plans.map(({ id, stamp }) => `  ${id}: ${quote(stamp)},`)
  writeFileSync(
    join(folder, 'stamps.gen.ts'),
    [
      '// Written by scripts/thumbnails.ts.',
      'export const thumbnailStamps: Readonly<Record<number, string>> = {',
      ...stamps,
      '}',
      '',
    ].join('\n'),
  )
  writeFileSync(
    join(folder, 'manifest.gen.ts'),
    [
      '// Written by scripts/thumbnails.ts.',
      'export type ThumbnailEntry = { name: string; person: string; hasPhoto: boolean }',
      '',
      'export const thumbnailManifest: Readonly<Record<number, ThumbnailEntry>> = {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  )
}

const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`

async function paint({ isAll }: { isAll: boolean }): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  const plans = planThumbnails()
  const hero: HeroPage = layOutHero()
  const isOld = ({ id, file, stamp }: Plan) => isAll || thumbnailStamps[id] !== stamp || !hasPicture(file)
  const old = plans.filter(isOld)
  const isHeroOld = isAll || heroPicture.stamp !== hero.stamp || !existsSync(heroFile('page'))
  const isPortraitMissing = isAll || Object.keys(testimonialPortraits).some((key) => !existsSync(portraitFile(key)))
  if (old.length > 0 || isHeroOld || isPortraitMissing) {
    const painter = await openPainter()
    try {
      for (const plan of old) await paintThumbnail(painter, plan)
      if (isPortraitMissing) await paintPortraits(painter)
      if (isHeroOld) await writeHero(hero, (name) => painter.webp(heroOrders(hero)[name], { colors: 12 }))
    } finally {
      await painter.close()
    }
  }
  const kept = new Set(plans.flatMap(({ file }) => pictureFiles(file)))
  for (const file of readdirSync(pictures)) if (!kept.has(file)) rmSync(join(pictures, file))
  writeManifest(plans)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--check')) {
    const old = findOldPictures()
    for (const name of old) console.error(`The picture of ${name} is old: run npx tsx scripts/thumbnails.ts`)
    process.exitCode = old.length > 0 ? 1 : 0
  } else {
    await paint({ isAll: process.argv.includes('--all') })
  }
}
