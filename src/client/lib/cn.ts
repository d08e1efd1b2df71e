import { type ClassValue, clsx } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

/** Joins class names; where two set the same thing, the later one wins. */
export function cn(...names: ClassValue[]) {
  return mergeClasses(clsx(names))
}
