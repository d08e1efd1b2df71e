type Matrix = Float64Array[]

/** The rows along the axes in which they differ most, from the strongest on: principal components, by Jacobi's rotations. */
export function findAxes(rows: number[][], axes: { from: number; to: number }): Float64Array[] {
  const size = rows[0]?.length ?? 0
  const centred = centre(rows, size)
  const spread: Matrix = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of centred)
    for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) add(spread, a, b, at(row, a) * at(row, b))
  const turned: Matrix = Array.from({ length: size }, (_, index) => new Float64Array(size).fill(1, index, index + 1))
  for (let sweep = 0; sweep < 20; sweep++)
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(spread, turned, p, q)
  const strongest = [...spread.keys()].sort((a, b) => cell(spread, b, b) - cell(spread, a, a)).slice(axes.from, axes.to)
  return centred.map((row) =>
    Float64Array.from(strongest, (axis) =>
      row.reduce((sum, value, index) => sum + value * cell(turned, index, axis), 0),
    ),
  )
}

function centre(rows: number[][], size: number): Float64Array[] {
  const mean = Array.from(
    { length: size },
    (_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length,
  )
  return rows.map((row) => Float64Array.from(row, (value, index) => value - (mean[index] ?? 0)))
}

function rotate(spread: Matrix, turned: Matrix, p: number, q: number): void {
  const between = cell(spread, p, q)
  if (Math.abs(between) < 1e-9) return
  const theta = (cell(spread, q, q) - cell(spread, p, p)) / (2 * between)
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  const size = spread.length
  for (let k = 0; k < size; k++) turn(spread, [k, p], [k, q], c, s)
  for (let k = 0; k < size; k++) turn(spread, [p, k], [q, k], c, s)
  for (let k = 0; k < size; k++) turn(turned, [k, p], [k, q], c, s)
}

function turn(matrix: Matrix, [ar, ac]: [number, number], [br, bc]: [number, number], c: number, s: number): void {
  const a = cell(matrix, ar, ac)
  const b = cell(matrix, br, bc)
  set(matrix, ar, ac, c * a - s * b)
  set(matrix, br, bc, s * a + c * b)
}

const at = (row: Float64Array, index: number) => row[index] ?? 0
const cell = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0
function set(matrix: Matrix, row: number, column: number, value: number): void {
  const line = matrix[row]
  if (line) line[column] = value
}
const add = (matrix: Matrix, row: number, column: number, value: number) =>
  set(matrix, row, column, cell(matrix, row, column) + value)
