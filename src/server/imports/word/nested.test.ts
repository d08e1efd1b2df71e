import { describe, expect, it } from 'vitest'
import { makeDocx, makeOdt } from '../files.fixture.ts'
import { readDocx } from './docx.ts'
import { readOdt } from './odt.ts'
import { parseXml } from './parse-xml.ts'

const texts = ({ paragraphs }: { paragraphs: { text: string }[] }) => paragraphs.map(({ text }) => text)

describe('M1: parts inside of parts', () => {
  it('are read once, however deep a table lies in content controls', () => {
    const word = '<w:p><w:r><w:t>Harbor Works</w:t></w:r></w:p>'
    expect(texts(readDocx(makeDocx('<w:tbl><w:sdt><w:tr><w:tc>'.repeat(90) + word)))).toEqual(['Harbor Works'])
  })

  it('are read once, however deep a table or a frame lies in others', () => {
    const tables = '<table:table><table:table-row><table:table-cell>'.repeat(90)
    expect(texts(readOdt(makeOdt(`${tables}<text:p>Harbor Works</text:p>`)))).toEqual(['Harbor Works'])
    const frames = '<draw:frame><draw:text-box>'.repeat(90)
    expect(texts(readOdt(makeOdt(`${frames}<text:p>Harbor Works</text:p>`)))).toEqual(['Harbor Works'])
  })
})

describe('a tag', () => {
  const attributes = (tag: string) => {
    const [element] = parseXml(tag).children
    return typeof element === 'object' ? element.attributes : undefined
  }

  it('gives its attributes in any quotes, with spaces and entities', () => {
    expect(attributes(`<w:p a="1" b = '2' w:c="&lt;3&gt;"/>`)).toEqual({ a: '1', b: '2', 'w:c': '<3>' })
    expect(attributes('<w:p a="x=1 b=2" c="/"/>')).toEqual({ a: 'x=1 b=2', c: '/' })
  })

  it('passes over what is no attribute', () => {
    expect(attributes('<w:p a b="1" c=2 d="3"/>')).toEqual({ b: '1', d: '3' })
    expect(attributes('<w:p ="1" a=2/>')).toEqual({})
  })
})
