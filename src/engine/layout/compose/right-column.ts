import type { Look } from './look.ts'
import { type Column, pageColumn, splitColumn } from './regions.ts'

/** A wide column and a narrow one at the right. */
export const rightColumn = (look: Look): { main: Column; side: Column } =>
  splitColumn(pageColumn(look), { side: 'right', share: 1 / 3, gap: look.gap.column * 1.3 })
