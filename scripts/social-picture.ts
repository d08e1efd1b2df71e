/** Paints public/social.png, which stands beside links to the product: tsx scripts/social-picture.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heroOrders, layOutHero, type Place } from './support/hero-page.ts'
import { openPainter, type PictureOrder } from './support/page-picture.ts'
import { root } from './support/root.mjs'

const width = 1200
const height = 630
/** How much larger the home page's picture is drawn here. */
const zoom = 1.02

const readModule = (path: string) => readFileSync(join(root, 'node_modules', path)).toString('base64')
const inter = readModule('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const newsreader = readModule('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2')
const mark = readFileSync(join(root, 'public/favicon.svg')).toString('base64')

const css = `
@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}) }
@font-face { font-family: Newsreader; font-weight: 200 800; src: url(data:font/woff2;base64,${newsreader}) }
body { width: ${width}px; height: ${height}px; overflow: hidden; background: #fbfaf7; color: #1b1a17; position: relative }
.name { position: absolute; left: 72px; top: 60px; display: flex; align-items: center; gap: 16px; font: 600 40px/48px Newsreader; letter-spacing: -0.01em }
.name img { width: 44px; height: 44px }
h1 { position: absolute; left: 72px; top: 196px; margin: 0; font: 500 78px/84px Newsreader; letter-spacing: -0.02em }
.stroke { position: absolute; left: 72px; top: 366px }
p { position: absolute; left: 72px; top: 424px; margin: 0; width: 480px; font: 400 26px/38px Inter; color: #4a4740 }
.desk { position: absolute; left: 640px; top: 56px; width: 640px; height: 640px; border-radius: 16px; background: #f6e7d8 }
.page { position: absolute; left: 676px; top: 96px; transform: rotate(-1deg); transform-origin: 0 0; background: #fff; box-shadow: 0 1px 1px #1b1a170a, 0 4px 12px #1b1a170d, 0 16px 40px #1b1a1712 }
.page img { position: absolute; display: block }
.page svg { position: absolute; overflow: visible }
`

const data = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`

const placed = ({ left, top, width: wide, height: high }: Place) =>
  `left:${left * zoom}px;top:${top * zoom}px;width:${wide * zoom}px;height:${high * zoom}px`

const hero = layOutHero()
const orders = heroOrders(hero)
const painter = await openPainter()
try {
  const page = data(await painter.png(orders.page))
  const line = data(await painter.png(orders.line))
  const whole: Place = { left: 0, top: 0, width: orders.page.width, height: orders.page.height }
  const html = `
    <div class="name"><img src="data:image/svg+xml;base64,${mark}" alt="">Candid</div>
    <h1>Your experience,<br>written well.</h1>
    <svg class="stroke" width="400" height="30" viewBox="0 0 300 18" preserveAspectRatio="none" fill="none"><path d="M3 11.5C52 4.8 118 3.2 176 5.1c40 1.3 82 3.4 121 1.6-38 2.2-96 3.7-141 8.3" stroke="#2447d6" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>
    <p>Honest resumes and cover letters at a fair price.</p>
    <div class="desk"></div>
    <div class="page" style="width:${whole.width * zoom}px;height:${whole.height * zoom}px">
      <img src="${page}" style="${placed(whole)}"><img src="${line}" style="${placed(hero.better)}">
      <svg viewBox="0 0 200 20" preserveAspectRatio="none" fill="none" style="${placed(hero.weak)}"><path d="M-3 12.5C22 9.5 51 8.6 82 10.4S150 12.2 203 8.8" stroke="#2447d6" stroke-width="2.5" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>
    </div>`
  const order: PictureOrder = { html, css, width, height, scale: 1 }
  const picture = await painter.png(order)
  writeFileSync(join(root, 'public/social.png'), picture)
  console.log(`social.png ${(picture.length / 1000).toFixed(0)} kB`)
} finally {
  await painter.close()
}
