import { type ConditionGroup, type Failure, fail } from '../condition.ts'

export const headings: ConditionGroup = {
  title: '14 Headings',
  checked: ['14-002', '14-003', '14-006', '14-007'],
  human: ['14-001', '14-004', '14-005'],
  check({ elements }) {
    const failures: Failure[] = []
    const levels = elements.flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type[1])] : []))
    const [first] = levels
    if (first !== undefined && first !== 1) failures.push(fail('14-002', `the first heading is H${first}`))
    levels.forEach((level, index) => {
      const before = levels[index - 1]
      if (before !== undefined && level > before + 1) failures.push(fail('14-003', `H${level} follows H${before}`))
    })
    const plain = elements.filter(({ type }) => type === 'H')
    if (plain.length > 0 && levels.length > 0) failures.push(fail('14-007', 'H and numbered headings are mixed'))
    const holders = plain.map(({ parent }) => parent)
    if (new Set(holders).size < holders.length) failures.push(fail('14-006', 'a tag holds two H'))
    return failures
  },
}
