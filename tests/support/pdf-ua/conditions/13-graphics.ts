import { type ConditionGroup, fail } from '../condition.ts'

export const graphics: ConditionGroup = {
  title: '13 Graphics, 17 Mathematical expressions',
  checked: ['13-004', '17-002'],
  human: ['13-001', '13-002', '13-003', '13-005', '13-006', '13-007', '13-008', '17-001'],
  check({ elements, file }) {
    return elements.flatMap(({ type, dict }) => {
      if (type !== 'Figure' && type !== 'Formula') return []
      const condition = type === 'Figure' ? '13-004' : '17-002'
      const text = file.text(dict.get('Alt')) ?? file.text(dict.get('ActualText')) ?? ''
      const box = file.array(file.dict(dict.get('A'))?.get('BBox'))
      return [
        ...(text.trim() === '' ? [fail(condition, `a ${type} has no text in its place`)] : []),
        ...(box.length === 4 ? [] : [fail(condition, `a ${type} does not say where it stands`)]),
      ]
    })
  },
}
