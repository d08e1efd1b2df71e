// The operands of a page's operators: pdf.js passes on whatever the file contains.
import { type Bounds, type Matrix, toMatrix } from './matrix.ts'

export function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

export function hex(value: unknown): string | null {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null
}

function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value)
}

export function isNumbers(value: unknown): value is Float32Array {
  return value instanceof Float32Array
}

export function listMatrix(value: unknown): Matrix {
  return toMatrix(isList(value) ? value : null)
}

export function toBounds(value: unknown): Bounds | null {
  if (!isList(value) || value.length < 4) return null
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(value, Number)
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
}
