declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'woff' | 'sfnt'
    noHinting?: boolean
    keepFeatures?: readonly string[]
    noLayoutClosure?: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
