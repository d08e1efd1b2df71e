import type { Look } from './look.ts'
import { type Column, pageColumn, splitColumn } from './regions.ts'

/** Five columns of which three carry the main text and two the rest. */
export const gridColumns = (look: Look): { main: Column; side: Column } =>
  splitColumn(pageColumn(look), { side: 'right', share: 2 / 5 - 0.04, gap: look.gap.column * 1.8 })
