import { expect, it } from 'vitest'
import { splitSkills } from './split-skills.ts'

it('reads skills out of lists as people write them', () => {
  expect(splitSkills('Python, SQL; Excel')).toEqual(['Python', 'SQL', 'Excel'])
  expect(splitSkills('- Python\n- SQL\n\n* Excel ')).toEqual(['Python', 'SQL', 'Excel'])
  expect(splitSkills('Node.js')).toEqual(['Node.js'])
  expect(splitSkills('Problem-solving')).toEqual(['Problem-solving'])
})
