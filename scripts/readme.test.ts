import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

it('the README names every npm script', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const readme = read('README.md')
  const isNamed = (script: string) => new RegExp(`npm (?:run )?${script}(?![\\w:])`).test(readme)
  expect(Object.keys(scripts).filter((script) => !isNamed(script))).toEqual([])
})
