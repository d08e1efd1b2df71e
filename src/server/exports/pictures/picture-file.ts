/** How the picture must be turned to stand upright: EXIF's eight values. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type JpegPicture = {
  kind: 'jpeg'
  bytes: Buffer
  width: number
  height: number
  components: 1 | 3 | 4
  orientation: Orientation
}

export type PngPicture = {
  kind: 'png'
  bytes: Buffer
  width: number
  height: number
  /** Eight bits a sample, one or three samples a pixel. */
  channels: 1 | 3
  colors: Buffer
  alpha: Buffer | undefined
}

export type PictureFile = JpegPicture | PngPicture
