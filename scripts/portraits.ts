// Draws the faces of the sample people and writes them as data strings: `npx tsx scripts/portraits.ts`.
// They are drawings because nobody was asked for a photograph. Run by hand: the drawing needs a browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const size = 320
const folder = new URL('../src/engine/templates/samples/', import.meta.url)

type Skin = { base: string; shade: string; line: string; lip: string }
type Hair = { color: string; shade: string }
type Layers = { back?: string; front?: string }
type Wear = { cut: keyof typeof cuts; main: string; edge: string; under?: string }
type Portrait = {
  background: string
  backdrop: string
  skin: Skin
  hair: Hair
  style: keyof typeof hairStyles
  wear: Wear
  jaw?: keyof typeof jaws
  brows?: { color?: string; weight?: number; arch?: number }
  beard?: string
  glasses?: string
  earrings?: string
  lines?: boolean
}

const skins = {
  fair: { base: '#f0d0b8', shade: '#e2b698', line: '#b07d60', lip: '#bd7467' },
  light: { base: '#eac5a6', shade: '#d9aa85', line: '#a37350', lip: '#b36a5c' },
  olive: { base: '#deb28c', shade: '#c99770', line: '#8f6140', lip: '#a55d4e' },
  tan: { base: '#c9946a', shade: '#b27d53', line: '#7d5030', lip: '#96513f' },
  brown: { base: '#91603f', shade: '#7b4d2f', line: '#4e2e1a', lip: '#733c2f' },
  deep: { base: '#6f4731', shade: '#5b3724', line: '#361f13', lip: '#57302a' },
} satisfies Record<string, Skin>

const hairs = {
  black: { color: '#26211f', shade: '#191514' },
  darkBrown: { color: '#3d2b22', shade: '#2d1f18' },
  brown: { color: '#5a3d2b', shade: '#452d1f' },
  auburn: { color: '#7d432a', shade: '#63321f' },
  blond: { color: '#c49d63', shade: '#a9824b' },
  grey: { color: '#9c9891', shade: '#827e77' },
  ironGrey: { color: '#55504c', shade: '#423e3b' },
} satisfies Record<string, Hair>

const jaws = {
  soft: 'M119 132C119 97 136 81 160 81S201 97 201 132C201 166 183 197 160 197S119 166 119 132Z',
  long: 'M119 132C119 96 136 80 160 80S201 96 201 132C201 160 194 180 178 194C170 201 150 201 142 194C126 180 119 160 119 132Z',
  square:
    'M117 130C117 95 135 80 160 80S203 95 203 130C203 156 200 173 189 186C180 197 171 201 160 201S140 197 131 186C120 173 117 156 117 130Z',
}

const path = (d: string, fill: string, opacity = 1) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const hairStyles = {
  bob: ({ color, shade }: Hair): Layers => ({
    back: path(
      'M160 66C113 66 103 101 103 136C103 168 101 190 108 210C124 219 140 214 160 214S196 219 212 210C219 190 217 168 217 136C217 101 207 66 160 66Z',
      shade,
    ),
    front: path(
      'M160 66C116 66 104 98 103 134C102 164 100 190 108 210C118 213 124 210 127 207C119 184 117 160 121 138C138 132 156 120 168 102C176 120 190 132 199 139C203 160 201 184 193 207C196 210 202 213 212 210C220 190 218 164 217 134C216 98 204 66 160 66Z',
      color,
    ),
  }),
  longWaves: ({ color, shade }: Hair): Layers => ({
    back: path(
      'M160 64C112 64 102 100 102 138C102 170 90 186 92 214C94 240 106 250 112 268C140 276 180 276 208 268C214 250 226 240 228 214C230 186 218 170 218 138C218 100 208 64 160 64Z',
      shade,
    ),
    front: path(
      'M172 66C124 58 104 92 102 136C101 168 88 188 92 216C95 240 106 250 110 270C122 270 130 262 128 250C126 236 114 226 116 206C118 188 120 176 119 150C126 122 146 106 170 94C184 102 198 122 201 150C200 176 202 188 204 206C206 226 194 236 192 250C190 262 198 270 210 270C214 250 225 240 228 216C232 188 219 168 218 136C216 98 204 70 172 66Z',
      color,
    ),
  }),
  topBun: ({ color, shade }: Hair): Layers => ({
    back: `<ellipse cx="160" cy="62" rx="26" ry="22" fill="${shade}"/>${path('M160 70C120 70 110 102 112 140L208 140C210 102 200 70 160 70Z', shade)}`,
    front: `<ellipse cx="158" cy="60" rx="25" ry="20" fill="${color}"/>${path('M160 70C122 70 111 100 113 142C115 148 119 148 120 142C122 124 128 112 140 103C158 112 184 112 194 118C198 124 199 134 200 142C201 148 205 148 207 142C209 100 198 70 160 70Z', color)}`,
  }),
  sideSwept: ({ color, shade }: Hair): Layers => ({
    back: path('M160 66C122 64 110 94 112 136L208 136C210 94 200 66 160 66Z', shade),
    front: path(
      'M132 74C148 58 190 58 204 86C211 102 210 122 206 144C204 148 201 146 200 140C199 126 196 116 190 108C172 112 148 108 136 98C130 108 122 120 120 140C119 146 115 147 114 142C108 116 112 86 132 74Z',
      color,
    ),
  }),
  short: ({ color, shade }: Hair): Layers => ({
    back: path('M160 68C124 67 112 94 113 134L207 134C208 94 196 67 160 68Z', shade),
    front: path(
      'M160 66C124 65 110 92 113 138C114 144 118 144 119 138C119 122 124 110 132 102C150 107 172 107 188 101C196 110 201 122 201 138C202 144 206 144 207 138C210 92 196 65 160 66Z',
      color,
    ),
  }),
  quiff: ({ color, shade }: Hair): Layers => ({
    back: path('M160 68C124 67 113 94 114 130L206 130C207 94 196 67 160 68Z', shade),
    front: path(
      'M128 80C140 58 184 54 200 78C209 90 208 112 205 134C204 139 201 138 200 133C199 120 196 111 191 105C176 102 164 96 152 97C142 98 134 103 128 110C123 116 121 124 120 133C119 138 116 138 115 133C112 112 114 90 128 80Z',
      color,
    ),
  }),
  afro: ({ color, shade }: Hair): Layers => ({
    back: path(
      'M160 42C118 40 88 68 89 110C88 140 100 164 118 172L202 172C220 164 232 140 231 110C232 68 202 40 160 42Z',
      color,
    ),
    front: `${path('M160 76C134 76 121 94 118 132C112 128 106 112 112 96C122 74 142 66 160 66S198 74 208 96C214 112 208 128 202 132C199 94 186 76 160 76Z', color)}${stroke('M122 74C132 64 146 59 160 59', shade, 3)}${stroke('M104 104C104 96 107 88 111 83', shade, 3)}`,
  }),
  cropped: ({ color }: Hair): Layers => ({
    front: path(
      'M160 72C130 71 115 92 116 130C117 134 119 134 120 130C121 114 127 104 135 99C152 103 170 103 186 99C194 104 199 114 200 130C201 134 203 134 204 130C205 92 190 71 160 72Z',
      color,
    ),
  }),
  straight: ({ color, shade }: Hair): Layers => ({
    back: path(
      'M160 66C112 66 104 102 104 140C104 184 100 222 100 252C120 258 200 258 220 252C220 222 216 184 216 140C216 102 208 66 160 66Z',
      shade,
    ),
    front: path(
      'M160 66C114 66 104 100 104 140C104 184 100 222 100 252C108 256 118 256 124 253C120 222 117 184 120 142C134 136 150 120 156 98C166 118 184 134 200 142C203 184 200 222 196 253C202 256 212 256 220 252C220 222 216 184 216 140C216 100 206 66 160 66Z',
      color,
    ),
  }),
  softCrop: ({ color, shade }: Hair): Layers => ({
    back: path(
      'M160 64C116 62 104 96 108 140C110 156 114 164 118 168L202 168C206 164 210 156 212 140C216 96 204 62 160 64Z',
      shade,
    ),
    front: path(
      'M146 66C180 54 214 78 212 126C212 144 208 156 204 162C201 150 201 136 198 124C184 122 160 114 146 98C142 114 130 124 121 130C119 142 119 152 116 162C110 154 106 140 107 124C106 92 120 74 146 66Z',
      color,
    ),
  }),
  headscarf: ({ color, shade }: Hair): Layers => ({
    back: path(
      'M160 58C110 58 100 100 102 142C104 178 100 206 96 230C112 262 208 262 226 230C220 206 216 178 218 142C220 100 210 58 160 58Z',
      color,
    ),
    front: `<path fill-rule="evenodd" d="M160 58C108 58 98 100 101 144C104 186 116 222 160 232C204 222 216 186 219 144C222 100 212 58 160 58ZM160 88C187 88 198 110 198 138C198 168 182 194 160 194S122 168 122 138C122 110 133 88 160 88Z" fill="${color}"/>${path('M117 186C128 214 160 222 201 190C212 206 222 224 232 240C200 272 130 276 92 244C100 226 110 206 117 186Z', color)}${stroke('M118 192C134 218 170 218 200 194', shade, 3)}${stroke('M112 214C136 242 184 238 214 216', shade, 3)}${stroke('M116 112C120 90 136 76 158 73', shade, 2.5)}`,
  }),
}

const torso =
  'M160 232C132 234 88 246 62 262C44 274 36 298 34 320L286 320C284 298 276 274 258 262C232 246 188 234 160 232Z'

const lapels = 'M122 238L100 262L118 276L110 290L160 320L210 290L202 276L220 262L198 238L160 312Z'
const opening = 'M126 236L160 314L194 236C182 230 138 230 126 236Z'

/** What lies over the torso; `neck` is the colour of the skin where the neckline is low. */
const cuts = {
  crew: ({ edge }: Wear) => path('M126 238C138 231 182 231 194 238C186 256 134 256 126 238Z', edge),
  vneck: ({ edge }: Wear, neck: string) =>
    path('M130 238L160 286L190 238C182 226 138 226 130 238Z', neck) + stroke('M129 239L160 287L191 239', edge, 4),
  shirt: ({ main, edge }: Wear, neck: string) =>
    path('M128 238L160 258L192 238C182 226 138 226 128 238Z', neck) +
    path('M126 234L118 256L144 274L160 268Z', main) +
    path('M194 234L202 256L176 274L160 268Z', main) +
    stroke('M126 236L118 256L144 274L160 258L176 274L202 256L194 236M160 276L160 320', edge, 2.5),
  sweater: ({ under = '', edge }: Wear) =>
    path('M126 236L160 266L194 236L202 250L176 280L160 268L144 280L118 250Z', under) +
    stroke('M118 250C130 274 142 280 160 281C178 280 190 274 202 250', edge, 5),
  blazer: ({ under = '', edge }: Wear, neck: string) =>
    path(opening, under) + path('M130 234C136 262 184 262 190 234C180 230 140 230 130 234Z', neck) + path(lapels, edge),
  suit: ({ under = '', edge }: Wear) =>
    path(opening, under) + stroke('M128 236L144 262L160 250L176 262L192 236', '#d3d6da', 2.5) + path(lapels, edge),
}

function face({ skin, jaw = 'soft', brows = {}, hair, lines, beard, glasses }: Portrait) {
  const outline = jaws[jaw]
  const { color = hair.shade, weight = 3.6, arch = 4 } = brows
  const brow = (x: number, inner: number) => {
    const outer = x + (x - inner)
    return stroke(`M${inner} 123C${(inner + x) / 2} ${122 - arch} ${x} ${121 - arch} ${outer} 124`, color, weight)
  }
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="137" rx="3.5" ry="4" fill="#2b211d"/>${stroke(`M${x - 8} 136C${x - 5} 131.5 ${x + 5} 131.5 ${x + 8} 136`, '#2b211d', 2)}`
  return [
    `<ellipse cx="117" cy="142" rx="8" ry="13" fill="${skin.shade}"/><ellipse cx="203" cy="142" rx="8" ry="13" fill="${skin.shade}"/>`,
    `<clipPath id="face"><path d="${outline}"/></clipPath>`,
    path(outline, skin.base),
    `<g clip-path="url(#face)">`,
    path('M188 70C199 108 198 148 185 170C177 184 168 192 154 204L214 206L214 70Z', skin.shade, 0.5),
    beard
      ? path(
          'M112 140C116 150 119 160 124 166C134 172 142 163 150 162C156 160 164 160 170 162C178 163 186 172 196 166C201 160 204 150 208 140L208 208L112 208Z',
          beard,
        )
      : '',
    '</g>',
    brow(141, 150),
    brow(179, 170),
    eye(142),
    eye(178),
    stroke('M161 138C163 146 167 152 165 157C163 159.5 158 159.5 155.5 158', skin.line, 2.2),
    stroke('M147 173C153 178.5 167 178.5 173 173', skin.lip, 3.2),
    lines
      ? stroke(
          'M134 150C137 152 141 153 145 152M175 152C179 153 183 152 186 150M140 164C138 168 137 171 137 174M180 164C182 168 183 171 183 174',
          skin.line,
          1.4,
        )
      : '',
    glasses
      ? `<g fill="#ffffff" fill-opacity=".14" stroke="${glasses}" stroke-width="2.6"><rect x="126" y="124" width="30" height="25" rx="11"/><rect x="164" y="124" width="30" height="25" rx="11"/></g>${stroke('M156 134C158 131.5 162 131.5 164 134M126 132L117 130M194 132L203 130', glasses, 2.6)}`
      : '',
  ].join('')
}

function draw(portrait: Portrait) {
  const { background, backdrop, skin, hair, style, wear, earrings } = portrait
  const { back = '', front = '' } = hairStyles[style](hair)
  const neck = path('M138 176L138 222C138 236 150 246 160 246S182 236 182 222L182 176Z', skin.base)
  const neckShade = path('M138 190C146 208 172 212 182 192L182 206C170 224 148 222 138 208Z', skin.shade)
  const body = path(torso, wear.main) + cuts[wear.cut](wear, skin.base)
  const drops = earrings
    ? `<circle cx="116" cy="160" r="4" fill="${earrings}"/><circle cx="204" cy="160" r="4" fill="${earrings}"/>`
    : ''
  // The head sits lower than it is drawn: a longer neck looks like a mannequin's.
  const lowered = (content: string) => `<g transform="translate(0 14)">${content}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 320 320">
    <rect width="320" height="320" fill="${background}"/>
    <circle cx="160" cy="168" r="130" fill="${backdrop}"/>
    <g transform="translate(160 320) scale(1.14) translate(-160 -320)">
      ${lowered(back + neck + neckShade)}${body}${lowered(face(portrait) + front + drops)}
    </g></svg>`
}

/** The faces of the samples, by the person who wears them. */
const sampleFaces = {
  a: {
    background: '#d3dfdc',
    backdrop: '#d3dfdc',
    skin: skins.olive,
    hair: hairs.darkBrown,
    style: 'bob',
    wear: { cut: 'blazer', main: '#2f5a60', edge: '#274b50', under: '#f3efe8' },
  },
  b: {
    background: '#ebe7dc',
    backdrop: '#ebe7dc',
    skin: skins.tan,
    hair: hairs.darkBrown,
    style: 'longWaves',
    wear: { cut: 'vneck', main: '#3d6657', edge: '#335649' },
    earrings: '#d9b768',
  },
  c: {
    background: '#ece3e4',
    backdrop: '#dfd1d4',
    skin: skins.fair,
    hair: hairs.auburn,
    style: 'topBun',
    wear: { cut: 'crew', main: '#6a3b63', edge: '#573051' },
    earrings: '#c7a55a',
  },
  d: {
    background: '#e3e2de',
    backdrop: '#d3d1cb',
    skin: skins.light,
    hair: hairs.black,
    style: 'sideSwept',
    jaw: 'long',
    wear: { cut: 'crew', main: '#2f2d35', edge: '#3f3c47' },
    glasses: '#2b2929',
  },
  e: {
    background: '#e2e5ea',
    backdrop: '#d0d6de',
    skin: skins.tan,
    hair: hairs.ironGrey,
    style: 'short',
    jaw: 'square',
    wear: { cut: 'suit', main: '#233552', edge: '#1a2940', under: '#f4f4f2' },
    lines: true,
    brows: { weight: 4.4, arch: 3 },
  },
  f: {
    background: '#dfe3ec',
    backdrop: '#ced5e3',
    skin: skins.olive,
    hair: hairs.black,
    style: 'quiff',
    jaw: 'long',
    beard: '#4a382e',
    wear: { cut: 'blazer', main: '#d5cfc4', edge: '#bfb8ab', under: '#ffffff' },
    brows: { weight: 4.6, arch: 3 },
  },
  g: {
    background: '#cfdedc',
    backdrop: '#cfdedc',
    skin: skins.deep,
    hair: hairs.black,
    style: 'afro',
    wear: { cut: 'vneck', main: '#c47b45', edge: '#a9652f' },
    earrings: '#e0bd6d',
  },
  i: {
    background: '#dedaea',
    backdrop: '#dedaea',
    skin: skins.olive,
    hair: { color: '#4f6591', shade: '#3d5077' },
    style: 'headscarf',
    wear: { cut: 'crew', main: '#2d3446', edge: '#2d3446' },
    brows: { color: '#3d2b22' },
  },
  m: {
    background: '#e3a73f',
    backdrop: '#d99a2e',
    skin: skins.light,
    hair: hairs.darkBrown,
    style: 'topBun',
    wear: { cut: 'shirt', main: '#f6f2ea', edge: '#ddd5c6' },
    earrings: '#14342b',
  },
  n: {
    background: '#dfe6f1',
    backdrop: '#cdd8ea',
    skin: skins.fair,
    hair: hairs.blond,
    style: 'bob',
    wear: { cut: 'blazer', main: '#22365c', edge: '#182848', under: '#f4f4f2' },
    glasses: '#3b3a44',
  },
} satisfies Record<string, Portrait>

/** For the home page: a man of about sixty, a woman of about thirty, a woman of about fifty-five. */
const testimonialFaces = {
  j: {
    background: '#ece6da',
    backdrop: '#ddd5c4',
    skin: skins.brown,
    hair: hairs.grey,
    style: 'cropped',
    jaw: 'square',
    beard: '#8b857d',
    wear: { cut: 'shirt', main: '#5b6f5a', edge: '#485a48' },
    glasses: '#3a2c24',
    lines: true,
    brows: { color: '#6d6761', weight: 4.2, arch: 3 },
  },
  k: {
    background: '#e6e9e2',
    backdrop: '#d5dbcf',
    skin: skins.light,
    hair: hairs.black,
    style: 'straight',
    wear: { cut: 'blazer', main: '#8a5a44', edge: '#744937', under: '#f4efe7' },
  },
  l: {
    background: '#e8e4e6',
    backdrop: '#d9d3d7',
    skin: skins.fair,
    hair: hairs.grey,
    style: 'softCrop',
    wear: { cut: 'shirt', main: '#55657f', edge: '#44526a' },
    glasses: '#6e3b3b',
    lines: true,
  },
} satisfies Record<string, Portrait>

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage({ viewport: { width: size, height: size } })
mkdirSync(folder, { recursive: true })

async function writeFaces(name: string, file: string, faces: Record<string, Portrait>) {
  const lines: string[] = []
  for (const [key, portrait] of Object.entries(faces)) {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw(portrait)}`)
    const picture = await page.screenshot({ type: 'jpeg', quality: 82 })
    lines.push(`  ${key}: 'data:image/jpeg;base64,${picture.toString('base64')}',`)
    console.log(`${key}: ${picture.length} bytes`)
  }
  const head = '// Written by scripts/portraits.ts.\n'
  writeFileSync(new URL(file, folder), `${head}export const ${name} = {\n${lines.join('\n')}\n}\n`)
}

try {
  await writeFaces('portraits', 'portraits.gen.ts', sampleFaces)
  await writeFaces('testimonialPortraits', 'testimonial-portraits.gen.ts', testimonialFaces)
} finally {
  await browser.close()
}
