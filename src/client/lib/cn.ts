import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Names of our own tokens; without them `text-small` and `text-accent` would count as the same thing.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display-1', 'display-2', 'h1', 'h2', 'h3', 'body-l', 'body', 'small', 'micro'],
      radius: ['page', 'chip', 'control', 'card', 'dialog'],
      shadow: ['menu', 'dialog', 'page'],
      spacing: ['control'],
      container: ['prose', 'app', 'marketing'],
    },
    classGroups: {
      z: [{ z: ['header', 'dialog', 'menu', 'tooltip', 'toast', 'skip'] }],
    },
  },
})

/** Joins class names; where two set the same thing, the later one wins. */
export function cn(...names: ClassValue[]) {
  return merge(clsx(names))
}
