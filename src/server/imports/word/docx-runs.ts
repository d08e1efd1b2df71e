// The pieces of text inside a paragraph of Word, with links, tabs, breaks and text boxes.
import type { Run } from '#engine/reading/segment.ts'
import { readRunLook, type Styles } from './docx-styles.ts'
import { longestInstruction } from './flow.ts'
import { isUnseen, type RunLook, runOf } from './run-look.ts'
import { childElement, childElements, type XmlElement } from './xml.ts'

export type RunContext = {
  styles: Styles
  links: ReadonlyMap<string, string>
  /** The look that the paragraph's style gives to all of it. */
  look: RunLook
  /** Whether white letters may be seen here: in a filled cell, a filled box, a coloured paragraph. */
  isShaded: boolean
  hide(text: string): void
  /** Called with the content of a text box. */
  openBox(content: XmlElement): void
}

type Field = { instruction: string; isResult: boolean; link?: string }

const passThrough = new Set(['w:ins', 'w:moveTo', 'w:smartTag', 'w:sdtContent', 'w:customXml', 'w:dir', 'w:bdo'])

export function readRuns(paragraph: XmlElement, context: RunContext): Run[] {
  const runs: Run[] = []
  const fields: Field[] = []

  function visit(element: XmlElement, link: string | undefined): void {
    for (const child of childElements(element)) {
      if (child.name === 'w:r') readRun(child, link)
      else if (child.name === 'w:hyperlink') visit(child, addressOf(child, context.links) ?? link)
      else if (child.name === 'w:fldSimple') visit(child, linkOf(child.attributes['w:instr'] ?? '') ?? link)
      else if (child.name === 'w:sdt') visit(childElement(child, 'w:sdtContent') ?? child, link)
      else if (passThrough.has(child.name)) visit(child, link)
      else if (child.name === 'mc:AlternateContent') visit(chosen(child), link)
    }
  }

  function readRun(run: XmlElement, link: string | undefined): void {
    const properties = childElement(run, 'w:rPr')
    const style = childElement(properties, 'w:rStyle')?.attributes['w:val']
    const look = { ...context.look, ...context.styles.character(style), ...readRunLook(properties) }
    let text = ''
    const read = (element: XmlElement): void => {
      for (const child of childElements(element)) {
        if (child.name === 'w:t') text += child.children.filter((node) => typeof node === 'string').join('')
        else if (child.name === 'mc:AlternateContent') read(chosen(child))
        else if (child.name === 'w:fldChar') changeField(fields, child.attributes['w:fldCharType'])
        else if (child.name === 'w:instrText') addInstruction(fields, child)
        else if (child.name === 'w:drawing' || child.name === 'w:pict' || child.name === 'w:object')
          context.openBox(child)
        else text += characters[child.name] ?? symbol(child)
      }
    }
    read(run)
    if (text === '') return
    if (isUnseen(text, look, context)) context.hide(text)
    else runs.push(runOf(text, look, link ?? fields.at(-1)?.link))
  }

  visit(paragraph, undefined)
  return runs
}

const characters: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
}

/** Symbols of Wingdings and its kin: at most a bullet, as far as a reader is concerned. */
function symbol(element: XmlElement): string {
  return element.name === 'w:sym' ? '•' : ''
}

/** A picture is stored in two forms for old and new versions of Word; only one may be read. */
export function chosen(alternatives: XmlElement): XmlElement {
  return childElement(alternatives, 'mc:Choice') ?? childElement(alternatives, 'mc:Fallback') ?? alternatives
}

function changeField(fields: Field[], type: string | undefined): void {
  const field = fields.at(-1)
  if (type === 'begin') fields.push({ instruction: '', isResult: false })
  else if (type === 'end') fields.pop()
  else if (field) {
    const link = field.isResult ? field.link : linkOf(field.instruction)
    Object.assign(field, { isResult: true }, link === undefined ? {} : { link })
  }
}

function addInstruction(fields: Field[], element: XmlElement): void {
  const field = fields.at(-1)
  if (field && field.instruction.length < longestInstruction)
    field.instruction += element.children.filter((node) => typeof node === 'string').join('')
}

function addressOf(link: XmlElement, links: ReadonlyMap<string, string>): string | undefined {
  return links.get(link.attributes['r:id'] ?? '')
}

function linkOf(instruction: string): string | undefined {
  return /^\s*HYPERLINK\s+"([^"\\][^"]*)"/i.exec(instruction.slice(0, longestInstruction))?.[1]
}
