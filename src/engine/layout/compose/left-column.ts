import type { Look } from './look.ts'
import { type Column, pageColumn, splitColumn } from './regions.ts'

/** A narrow column at the left and a wide one. */
export const leftColumn = (look: Look): { main: Column; side: Column } =>
  splitColumn(pageColumn(look), {
    side: 'left',
    share: 1 / 3,
    gap: look.gap.column * (look.design.border === 'quarter-block' ? 2.4 : 1.3),
  })
