// Which square of a picture is kept. Place and size are shares, so that they hold for any picture.

export type Crop = {
  /** 1 is the largest square that fits. */
  zoom: number
  /** 0 is the left edge, 1 the right one. */
  x: number
  y: number
}

export type Size = { width: number; height: number }
export type Rect = Size & { left: number; top: number }

export const centered: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 4

/** The square in pixels of the picture. */
export function cropRect({ width, height }: Size, { zoom, x, y }: Crop): Rect {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, width: side, height: side }
}

/** The crop after the picture was pulled by shares of the frame; it never shows anything beside the picture. */
export function pullCrop(size: Size, crop: Crop, pull: { x: number; y: number }): Crop {
  const { width: side } = cropRect(size, crop)
  const along = (place: number, length: number, share: number) => {
    const room = length - side
    return room <= 0 ? place : clamp(place - (share * side) / room)
  }
  return { ...crop, x: along(crop.x, size.width, pull.x), y: along(crop.y, size.height, pull.y) }
}

/** The size at which a picture is kept. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export function isSquare({ width, height }: Size): boolean {
  return Math.abs(width - height) <= Math.max(width, height) * 0.02
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
