import { readable } from '#engine/style/colors.ts'
import type { Run } from '../blocks.ts'

/** A heading's signs have colours of their own, made for the page and not for the ground it is set on. */
export const onGround = (run: Run, ground: string): Run =>
  run.style?.color ? { ...run, style: { ...run.style, color: readable(run.style.color, ground, 4.5) } } : run
