import { expect, it } from 'vitest'
import { parseQuery, queryTags, toTextQuery } from './parse-query.ts'

const all = (text: string) => toTextQuery(parseQuery(text)).all

it('asks for every word', () => {
  expect(all('night baker')).toBe("'night' & 'baker'")
})

it('keeps the words of a phrase side by side, and leaves out what is not wanted', () => {
  expect(all('"pastry chef" -"night shift" -hotel')).toBe(
    "('pastry' <-> 'chef') & !(('night' <-> 'shift')) & !('hotel')",
  )
})

it('knows other words for the same thing, the longest run first', () => {
  expect(all('RN')).toBe("(('rn') | ('registered' <-> 'nurse'))")
  expect(all('human resources manager')).toBe("(('human' & 'resources') | 'hr') & 'manager'")
})

it('drops words that say nothing about a job', () => {
  expect(all('jobs for a baker near me')).toBe("'baker'")
})

it('sees what the text search cannot', () => {
  expect(queryTags(parseQuery('C++ developer'))).toEqual({ required: ['=word/cplusplus'], excluded: [] })
  expect(queryTags(parseQuery('IT -C#'))).toEqual({ required: ['=word/it'], excluded: ['=word/csharp'] })
})

it.each(["'; DROP TABLE jobs; --", "a'b", '\\', '((&|!:*<->', '"open', '-', '""', '--x', '“curly quotes”'])(
  'makes something harmless of %s',
  (text) => {
    expect(all(text)).toMatch(/^(?:[!()&|\s]|<->|'[\p{L}\p{N}]+')*$/u)
  },
)
