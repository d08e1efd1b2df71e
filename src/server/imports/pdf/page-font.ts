/** What pdf.js tells of a font. */
export type Font = {
  name?: string
  bold?: boolean
  black?: boolean
  italic?: boolean
  isType3Font?: boolean
  fontMatrix?: number[]
  vertical?: boolean
  bbox?: number[]
}
