// What JSON Resume has no place for travels in `meta.candid`: each field with what reading the rest gives in its
// place, so that a value somebody has edited since then is not written over by an old one.
import { isRecord } from './read-value.ts'

export type RemainingField = { path: string; read?: unknown; value?: unknown }

/** The fields, ids aside, in which `read` is not the original. */
export function findRemainder(original: unknown, read: unknown, path = ''): RemainingField[] {
  const below = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)
  if (Array.isArray(original) && Array.isArray(read) && original.length === read.length) {
    return original.flatMap((value, index) => findRemainder(value, read[index], below(index)))
  }
  if (isRecord(original) && isRecord(read)) {
    const keys = new Set([...Object.keys(original), ...Object.keys(read)])
    keys.delete('id')
    return [...keys].flatMap((key) => findRemainder(original[key], read[key], below(key)))
  }
  return isSame(original, read) ? [] : [{ path, read, value: original }]
}

/** Puts the fields back where reading still gives what it gave when they were set aside. */
export function restoreRemainder(value: unknown, fields: unknown): unknown {
  if (!Array.isArray(fields)) return value
  return fields.filter(isRecord).reduce<unknown>((restored, field) => {
    if (typeof field.path !== 'string') return restored
    return replaceAt(restored, field.path.split('.'), field)
  }, value)
}

function replaceAt(target: unknown, [key, ...rest]: string[], field: Record<string, unknown>): unknown {
  if (key === undefined) return isSame(target, field.read) ? field.value : target
  if (Array.isArray(target)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index >= target.length) return target
    return target.with(index, replaceAt(target[index], rest, field))
  }
  if (!isRecord(target)) return target
  const own = Object.hasOwn(target, key) ? target[key] : undefined
  return { ...target, [key]: replaceAt(own, rest, field) }
}

/** An empty text and a missing one are the same to the person, and so here. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
}
