import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { mergeClasses, readClass } from './merge-classes.ts'

// The whole of Tailwind, with the names of our own tokens: too large for every page, and the measure of what is ours.
const merge = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: {
      text: ['display-1', 'display-2', 'h1', 'h2', 'h3', 'body-l', 'body', 'small', 'micro'],
      radius: ['page', 'chip', 'control', 'card', 'dialog'],
      shadow: ['menu', 'dialog', 'page'],
      spacing: ['control'],
      container: ['prose', 'app', 'marketing'],
    },
    classGroups: { z: [{ z: ['header', 'dialog', 'menu', 'tooltip', 'toast', 'skip'] }] },
  },
})

/** Every class that is in a text of the client, without its conditions. */
function listClasses(): string[] {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.{test,gen}.*', '!**/merge-classes.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const found = new Set<string>()
  for (const source of Object.values(sources)) {
    for (const [text] of source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)) {
      for (const word of text.slice(1, -1).split(/\s+/)) {
        const base = word.slice(readClass(word).scope.replace('!', '').length).replaceAll('!', '')
        // What Tailwind knows is dropped where it stands twice.
        if (base && !base.includes('$') && merge(`${base} ${base}`) === base) found.add(base)
      }
    }
  }
  return [...found]
}

describe('classes that set the same thing', () => {
  it('are the same ones that Tailwind says, for every class of the client', () => {
    const classes = listClasses()
    expect(classes.length).toBeGreaterThan(600)
    const oneOfEach = [...new Map(classes.map((name) => [readClass(name).kind ?? name, name])).values()]
    const differing = classes.flatMap((earlier) =>
      oneOfEach
        .map((later) => `${earlier} ${later}`)
        .filter((pair) => mergeClasses(pair) !== merge(pair) && pair !== `${earlier} ${earlier}`),
    )
    expect(differing.slice(0, 40)).toEqual([])
  })

  it('replace each other only under the same condition', () => {
    expect(mergeClasses('p-4 md:p-2 hover:bg-hover p-6')).toBe('md:p-2 hover:bg-hover p-6')
    expect(mergeClasses('!size-4 size-5 [&_svg]:size-4 [&_svg]:size-5')).toBe('!size-4 size-5 [&_svg]:size-5')
    expect(mergeClasses('data-[state=open]:p-1 data-[state=closed]:p-1')).toBe(
      'data-[state=open]:p-1 data-[state=closed]:p-1',
    )
  })

  it('leave what they do not set alone', () => {
    expect(mergeClasses('wrap-app text-small text-accent px-2 pt-3 px-4')).toBe(
      'wrap-app text-small text-accent pt-3 px-4',
    )
  })
})
