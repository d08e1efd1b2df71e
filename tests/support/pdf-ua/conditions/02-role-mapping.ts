import { type ConditionGroup, type Failure, fail } from '../condition.ts'

const grouping = 'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private'
const blocks = 'P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot'
const inline = 'Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu RB RT RP WT WP Figure Formula Form'
const standard = new Set([grouping, blocks, inline].join(' ').split(' '))

export const roleMapping: ConditionGroup = {
  title: '02 Role mapping',
  checked: ['02-001', '02-003', '02-004'],
  human: ['02-002'],
  check({ elements, file, catalog }) {
    const failures: Failure[] = []
    const map = file.dict(file.dict(catalog.get('StructTreeRoot'))?.get('RoleMap')) ?? new Map()
    for (const from of map.keys()) if (standard.has(from)) failures.push(fail('02-004', `${from} is mapped anew`))
    for (const { type } of elements) {
      const seen = new Set<string>()
      let role = type
      while (!standard.has(role) && !seen.has(role)) {
        seen.add(role)
        role = file.name(map.get(role)) ?? role
      }
      if (!standard.has(role)) failures.push(fail(seen.size > 1 ? '02-003' : '02-001', `${type} is no standard tag`))
    }
    return failures
  },
}
