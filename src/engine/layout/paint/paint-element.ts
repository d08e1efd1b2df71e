/** An element with absolute positions, before it becomes React's or the print window's. */
export type PaintElement = {
  tag: string
  key: string
  attributes: Record<string, string>
  style: Record<string, string>
  children: (PaintElement | string)[]
}
