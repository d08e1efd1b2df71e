import { expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { demoFields, demoTemplate } from './demo-person.ts'

it('fills the demo with the person on the page beside it', () => {
  const template = Object.values(templates).find(({ id }) => id === demoTemplate.id)
  expect(template?.name).toBe(demoTemplate.name)
  const known = Object.values(template?.sample.personalInfo ?? {})
  for (const { label, value } of demoFields) expect(known, label).toContain(value)
})
