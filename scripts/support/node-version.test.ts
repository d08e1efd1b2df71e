import { expect, it } from 'vitest'
import { describeOldNode } from './node-version.mjs'

it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('runs on Node %s', (version) => {
  expect(describeOldNode(version)).toBeUndefined()
})

it.each(['20.18.9', '18.20.0', '9.11.2'])('refuses Node %s and says what is needed', (version) => {
  expect(describeOldNode(version)).toContain(`needs Node 20.19 or newer, and this is Node ${version}`)
})
