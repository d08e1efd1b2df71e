import type { Block } from '../blocks.ts'

/** Sets the gap above the first block of a body. */
export function spaceBody(body: Block[], gap: number): Block[] {
  return body.map((block, index) => (index === 0 ? { ...block, before: gap } : block))
}
