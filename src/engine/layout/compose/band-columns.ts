import type { Look } from './look.ts'
import { type Column, pageColumn, splitColumn } from './regions.ts'

/** Two thirds of the page under a band, and one third at the right. */
export const bandColumns = (look: Look): { main: Column; side: Column } =>
  splitColumn(pageColumn(look), { side: 'right', share: 1 / 3, gap: look.gap.column * 1.2 })
