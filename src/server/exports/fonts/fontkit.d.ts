// The part of fontkit we use; the package has no types of its own.
declare module 'fontkit' {
  export type Features = Record<string, boolean>
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[]; isMark: boolean }
  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
  export type GlyphRun = { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number; direction: 'ltr' | 'rtl' }

  type LazyArray<Item> = { length: number; get(index: number): Item }
  type ValueRecord = { xAdvance?: number }
  type ClassDefinition =
    | { version: 1; startGlyph: number; classValueArray: number[] }
    | { version: 2; classRangeRecord: { start: number; end: number; class: number }[] }
  export type Coverage =
    | { version: 1; glyphs: number[] }
    | { version: 2; rangeRecords: { start: number; end: number; startCoverageIndex: number }[] }
  export type PairTable =
    | {
        version: 1
        coverage: Coverage
        pairSets: LazyArray<{ secondGlyph: number; value1?: ValueRecord }[]>
      }
    | {
        version: 2
        coverage: Coverage
        classDef1: ClassDefinition
        classDef2: ClassDefinition
        classRecords: LazyArray<LazyArray<{ value1?: ValueRecord }>>
      }
  export type Lookup = { lookupType: number; subTables: (PairTable & { lookupType?: number; extension?: PairTable })[] }
  type LanguageSystem = { featureIndexes: number[] }
  export type LayoutTable = {
    scriptList: { tag: string; script: { defaultLangSys: LanguageSystem | null } }[]
    featureList: { tag: string; feature: { lookupListIndexes: number[] } }[]
    lookupList: LazyArray<Lookup>
  }

  export type Font = {
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    capHeight: number
    xHeight: number
    characterSet: number[]
    GPOS?: LayoutTable
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(
      text: string,
      features?: Features,
      script?: string | null,
      language?: string | null,
      direction?: 'ltr' | 'rtl' | null,
    ): GlyphRun
  }

  export function openSync(path: string): Font
  export function create(data: Uint8Array): Font
}
