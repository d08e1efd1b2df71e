import { type ConditionGroup, fail } from '../condition.ts'
import type { Element } from '../document.ts'

/** Which tags may hold a tag, and which it may hold; what is not named is free. */
const parents: Record<string, readonly string[]> = {
  LI: ['L'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TOCI: ['TOC'],
  RB: ['Ruby'],
  RT: ['Ruby'],
  RP: ['Ruby'],
  WT: ['Warichu'],
  WP: ['Warichu'],
}
const children: Record<string, readonly string[]> = {
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
}
const ofLists = new Set(['L', 'LI', 'LBody'])
const holdsNoBlocks = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'Span', 'Link', 'Lbl'])
const blocks = new Set(['Document', 'Sect', 'Art', 'Div', 'P', 'H1', 'H2', 'H3', 'L', 'LI', 'LBody', 'Table'])

export const appropriateTags: ConditionGroup = {
  title: '09 Appropriate tags',
  checked: ['09-004', '09-005', '09-006', '09-007', '09-008'],
  human: ['09-001', '09-002', '09-003'],
  check({ elements }) {
    return elements.flatMap((element) => {
      const { type, parent, kids } = element
      const condition = conditionOf(type)
      const wrongParent = parents[type] && !parents[type].includes(parent?.type ?? '')
      const wrongKids = kids.filter((kid) => children[type] && !children[type].includes(kid.type))
      const straying = holdsNoBlocks.has(type) ? kids.filter((kid) => blocks.has(kid.type)) : []
      return [
        ...(wrongParent ? [fail(condition, `${type} stands in ${parent?.type}`)] : []),
        ...[...wrongKids, ...straying].map((kid) => fail(condition, `${type} holds ${kid.type}`)),
        ...(isEmpty(element) ? [fail(condition, `${type} is empty`)] : []),
        ...(parent === undefined && type !== 'Document' ? [fail(condition, `${type} is not in the document`)] : []),
      ]
    })
  },
}

function conditionOf(type: string): string {
  if (ofLists.has(type)) return '09-005'
  if (type.startsWith('TOC')) return '09-006'
  if (/^(Ruby|R[BTP])$/.test(type)) return '09-007'
  return /^(Warichu|W[TP])$/.test(type) ? '09-008' : '09-004'
}

const isEmpty = ({ kids, marks, objects, parent }: Element): boolean =>
  parent !== undefined && kids.length + marks.length + objects.length === 0
