// Runs in the browser that draws the pictures. Pages are ink on paper, so a few colours without loss come out sharper
// and smaller than any lossy picture of the same letters.

/**
 * The colours that stand for all others: the most frequent ones, each far enough from those before it.
 * Flat areas keep their exact colour because they are the most frequent.
 */
function choosePalette(pixels, size) {
  const counts = new Map()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([pixel]) => pixel)
  const palette = []
  for (let nearest = 48; nearest >= 6 && palette.length < size; nearest -= 6) {
    for (const pixel of frequent) {
      if (palette.length >= size) break
      if (palette.every((chosen) => distance(chosen, pixel) >= nearest)) palette.push(pixel)
    }
  }
  return palette
}

function distance(a, b) {
  let sum = 0
  for (let shift = 0; shift < 32; shift += 8) sum += Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255))
  return sum
}

function mapToPalette(pixels, palette) {
  const known = new Map()
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index]
    let chosen = known.get(pixel)
    if (chosen === undefined) {
      let least = Number.POSITIVE_INFINITY
      for (const candidate of palette) {
        const far = distance(candidate, pixel)
        if (far < least) {
          least = far
          chosen = candidate
        }
      }
      known.set(pixel, chosen)
    }
    pixels[index] = chosen
  }
}

/**
 * A picture as WebP: with a palette without loss, with a quality as photographs are. Made smaller to `width` where that is
 * given: letters drawn several times as large and then averaged keep all their strokes.
 */
async function encodePicture({ source, colors, quality, width }) {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width ?? image.width
  canvas.height = Math.round((image.height * canvas.width) / image.width)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  if (colors) {
    const data = context.getImageData(0, 0, canvas.width, canvas.height)
    const pixels = new Uint32Array(data.data.buffer)
    mapToPalette(pixels, choosePalette(pixels, colors))
    context.putImageData(data, 0, 0)
  }
  return canvas.toDataURL('image/webp', quality ?? 1)
}

window.encodePicture = encodePicture
