// Colours of a document: reading, mixing, and keeping text readable. A colour is `#rrggbb` everywhere inside.

export type Rgb = { red: number; green: number; blue: number }
type Hsl = { hue: number; saturation: number; lightness: number }

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Channels from 0 to 255; undefined for anything but #rgb and #rrggbb. */
export function parseColor(text: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(long, 16)
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 }
}

const toChannel = (value: number) => Math.min(255, Math.max(0, Math.round(value)))

export function formatColor({ red, green, blue }: Rgb): string {
  const value = (toChannel(red) << 16) | (toChannel(green) << 8) | toChannel(blue)
  return `#${value.toString(16).padStart(6, '0')}`
}

/** A colour of a style is checked where it comes in; one that is wrong here is a fault of ours. */
function readColor(text: string): Rgb {
  const color = parseColor(text)
  if (!color) throw new TypeError(`Not a colour: ${text}`)
  return color
}

/** From `from` (share 0) to `to` (share 1). */
export function mixColors(from: string, to: string, share: number): string {
  const a = readColor(from)
  const b = readColor(to)
  return formatColor({
    red: a.red + (b.red - a.red) * share,
    green: a.green + (b.green - a.green) * share,
    blue: a.blue + (b.blue - a.blue) * share,
  })
}

// A page asks for the same few colours hundreds of times.
const luminances = new Map<string, number>()
const mostLuminances = 1000

/** Relative luminance of WCAG 2: 0 is black, 1 is white. */
export function luminance(color: string): number {
  const known = luminances.get(color)
  if (known !== undefined) return known
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const { red, green, blue } = readColor(color)
  const found = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  if (luminances.size < mostLuminances) luminances.set(color, found)
  return found
}

/** WCAG 2 contrast: 1 for equal colours, 21 for black on white. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Black or white, whichever reads better on the background. */
export function strongestOn(background: string): string {
  return contrastRatio(BLACK, background) >= contrastRatio(WHITE, background) ? BLACK : WHITE
}

/** The colour, made darker or lighter in its own hue just until it reads on the background. */
export function readable(color: string, background: string, ratio = 4.5): string {
  const start = formatColor(readColor(color))
  if (contrastRatio(start, background) >= ratio) return start
  const hsl = toHsl(readColor(start))
  const darker = nearestReadable(hsl, { towards: 0, background, ratio })
  const lighter = nearestReadable(hsl, { towards: 1, background, ratio })
  if (darker === undefined && lighter === undefined) return strongestOn(background)
  const change = (lightness = Number.POSITIVE_INFINITY) => Math.abs(lightness - hsl.lightness)
  const lightness = change(darker) <= change(lighter) ? darker : lighter
  return formatColor(fromHsl({ ...hsl, lightness: lightness ?? hsl.lightness }))
}

/** The lightness closest to the colour's own that reads; undefined if even black or white does not. */
function nearestReadable(
  hsl: Hsl,
  { towards, background, ratio }: { towards: 0 | 1; background: string; ratio: number },
): number | undefined {
  const reads = (lightness: number) => contrastRatio(formatColor(fromHsl({ ...hsl, lightness })), background) >= ratio
  if (!reads(towards)) return undefined
  let good: number = towards
  let bad = hsl.lightness
  for (let step = 0; step < 12; step += 1) {
    const middle = (good + bad) / 2
    if (reads(middle)) good = middle
    else bad = middle
  }
  return good
}

/** Quieter than the ink and still readable on the page: dates, places, captions. */
export function mutedColor(ink: string, page: string): string {
  return readable(mixColors(readable(ink, page), page, 0.3), page)
}

export function toHsl({ red, green, blue }: Rgb): Hsl {
  const channels = [red / 255, green / 255, blue / 255] as const
  const [r, g, b] = channels
  const most = Math.max(...channels)
  const least = Math.min(...channels)
  const lightness = (most + least) / 2
  const spread = most - least
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  if (most === r) return { hue: (((g - b) / spread + 6) % 6) * 60, saturation, lightness }
  if (most === g) return { hue: ((b - r) / spread + 2) * 60, saturation, lightness }
  return { hue: ((r - g) / spread + 4) * 60, saturation, lightness }
}

function fromHsl({ hue, saturation, lightness }: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}
