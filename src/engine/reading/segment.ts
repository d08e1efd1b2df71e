// What a reader of files hands to the reader of resumes: text with its place and looks, whatever the file was.

/**
 * What the file itself calls a piece of text (a PDF's structure tree). `group` is text that is in no paragraph,
 * heading, item or cell of its own (Div, NonStruct, Span, Sect). To be checked against the text.
 */
export type BlockRole =
  | 'title'
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'list-mark'
  | 'table-cell'
  | 'group'
  | 'artifact'

/** The place of a piece in the file's structure tree. */
export type BlockTag = {
  /** Counts the pieces of content in the order in which a walk over the whole tree meets them, all pages together. */
  order: number
  /**
   * Pieces with one number belong to one paragraph, heading, item or cell: the number of the nearest ancestor with such
   * a role (P inside LI counts as LI; an LI inside an LI is its own), or of the innermost element for a `group`.
   */
  block: number
  role: BlockRole
  /** Of a heading: 1 is the largest. */
  level?: number
}

/** A run of text on one line of a page, as the file sets it: often a word, a part of a word or a whole line. */
export type Segment = {
  /** As extracted: private-use glyphs of icon fonts may be in it; the reader strips them. */
  text: string
  /** From 0; the page's size is in `pages`. */
  page: number
  /** Left edge, in points from the left of the page. */
  x: number
  /** Baseline, in points from the TOP of the page. */
  y: number
  width: number
  /** Font size in points. */
  size: number
  /** The real name of the font ('ABCDEF+Lato-Bold'), not the name the extractor gives it. */
  font?: string
  bold: boolean
  italic: boolean
  /** `#rrggbb`. */
  color?: string
  tag?: BlockTag
  /** 0..1, of a piece read by OCR. */
  certainty?: number
}

export type Box = { page: number; x: number; y: number; width: number; height: number }

export type PageSize = { width: number; height: number }

/** A link annotation; `y` is the top of its box from the top of the page. */
export type LinkArea = Box & { url: string }

/** A file with pages: PDF, and scans read by OCR. Segments in the order of the file. */
export type PagedSource = {
  kind: 'paged'
  pages: PageSize[]
  segments: Segment[]
  /** Small filled shapes (up to about 12 points), which are the bullets of PDFs printed by browsers; `y` is the top. */
  marks: Box[]
  /** Thin long shapes and strokes: rules under headings, lines between columns. */
  rules: Box[]
  links: LinkArea[]
  /** Text that nobody sees (white, tiny, off the page, drawn invisibly): told in a note, never read as content. */
  hidden: string[]
  isOcr?: boolean
}

export type Run = { text: string; bold: boolean; italic: boolean; size?: number; color?: string; link?: string }

/** Where a paragraph is in a table, all from 0; `table` numbers the tables of the file. */
export type CellPlace = { table: number; row: number; column: number; columns: number }

/** A paragraph of a file without pages: DOCX, DOC, ODT, RTF, TXT, MD. */
export type FlowParagraph = {
  /** Tabs stay `\t`, line breaks inside the paragraph `\n`; the bullet's own mark is left out where `isList`. */
  text: string
  /** Together they are `text`; one run without looks where the file has none. */
  runs: Run[]
  /** The style's name as the file has it ('Heading 1', 'List Bullet', 'Title'). */
  style?: string
  /** Of a heading by style or outline level: 1 is the largest. */
  level?: number
  isList: boolean
  /** Depth of a list item, from 0. */
  depth?: number
  /** Left indent in points. */
  indent?: number
  /** True if an empty paragraph or a clear gap is before it. */
  gapBefore?: boolean
  cell?: CellPlace
  /** Where it stands when not in the body: such text is read first (header, text box) or last (footer). */
  part?: 'header' | 'footer' | 'text-box'
}

/** A file whose text only flows. Empty paragraphs may be left out if `gapBefore` records them. */
export type FlowSource = {
  kind: 'flow'
  paragraphs: FlowParagraph[]
  hidden: string[]
}

export type SourceDocument = PagedSource | FlowSource

/** Where a value was read: a box on a page, or characters of a paragraph (from 0, end exclusive). */
export type SourceSpan = ({ kind: 'box' } & Box) | { kind: 'characters'; paragraph: number; start: number; end: number }
