declare module 'pdfmake' {
  type Face = { normal: string; bold?: string; italics?: string; bolditalics?: string }
  type Made = { getBuffer(): Promise<Buffer> }
  const pdfmake: {
    setFonts(fonts: Record<string, Face>): void
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
    createPdf(definition: object): Made
  }
  export default pdfmake
}
