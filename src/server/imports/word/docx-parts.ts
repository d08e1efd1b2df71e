// The parts of a Word file and what leads from one to another.

import { parseXml } from './parse-xml.ts'
import type { Package } from './unzip.ts'
import { descendants, textOf, type XmlElement } from './xml.ts'

export function mainPart(parts: Package): string {
  const relations = parts.get('_rels/.rels')
  const target = relations
    ? descendants(parseXml(relations), 'Relationship').find(({ attributes }) =>
        /\/officeDocument$/.test(attributes.Type ?? ''),
      )
    : undefined
  const name = target?.attributes.Target?.replace(/^\//, '')
  return name !== undefined && parts.has(name) ? name : 'word/document.xml'
}

function relationsOf(parts: Package, part: string): XmlElement[] {
  const xml = parts.get(part.replace(/([^/]*)$/, '_rels/$1.rels'))
  return xml === undefined ? [] : descendants(parseXml(xml), 'Relationship')
}

export function readLinks(parts: Package, part: string): Map<string, string> {
  const links = relationsOf(parts, part).filter(({ attributes }) => /\/hyperlink$/.test(attributes.Type ?? ''))
  return new Map(links.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']))
}

type RunningPart = { name: string; xml: XmlElement }

/** The headers and footers that the sections use; what two of them say alike is read once. */
export function readRunning(
  document: XmlElement,
  parts: Package,
  main: string,
): { headers: RunningPart[]; footers: RunningPart[] } {
  const folder = main.replace(/[^/]*$/, '')
  const targets = new Map(relationsOf(parts, main).map(({ attributes }) => [attributes.Id, attributes.Target ?? '']))
  const read = new Set<string>()
  const seen = new Set<string>()
  const list = (reference: string) =>
    descendants(document, reference).flatMap(({ attributes }) => {
      const name = folder + (targets.get(attributes['r:id']) ?? '')
      const text = parts.get(name)
      if (text === undefined || read.has(name)) return []
      read.add(name)
      const xml = parseXml(text)
      const words = textOf(xml)
      if (seen.has(words)) return []
      seen.add(words)
      return [{ name, xml }]
    })
  return { headers: list('w:headerReference'), footers: list('w:footerReference') }
}
