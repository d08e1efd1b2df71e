import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['display-1', 'display-2', 'h1', 'h2', 'h3', 'body-l', 'body', 'small', 'micro'] }],
    },
  },
})

/** Joins class names; where two set the same thing, the later one wins. */
export function cn(...names: ClassValue[]) {
  return merge(clsx(names))
}
