import type { ConditionGroup } from '../condition.ts'

/** The protocol leaves colour to people; the suite over the templates measures contrast on the same pages. */
export const contrast: ConditionGroup = {
  title: '03 to 05 Flickering, colour and contrast, sound',
  checked: [],
  human: ['03-001', '03-002', '03-003', '04-001', '05-001', '05-002'],
  check: () => [],
}
