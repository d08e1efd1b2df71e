// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import circles from './circles.ts'
import geometric from './geometric.ts'
import highlightBlocks from './highlight-blocks.ts'
import imageFocus from './image-focus.ts'
import none from './none.ts'

export const accents = {
  circles,
  geometric,
  'highlight-blocks': highlightBlocks,
  'image-focus': imageFocus,
  none,
} as const
