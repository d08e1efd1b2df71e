declare module 'word-extractor' {
  type Options = {
    filterUnicode?: boolean
    includeFooters?: boolean
    includeHeadersAndFooters?: boolean
    includeBody?: boolean
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<{
      getBody(options?: Options): string
      getHeaders(options?: Options): string
      getFooters(options?: Options): string
      getTextboxes(options?: Options): string
    }>
  }
}
