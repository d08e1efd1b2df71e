import { type ConditionGroup, type Failure, fail } from '../condition.ts'
import { readToUnicode, shownCodes } from '../text-codes.ts'

/** Every code that is shown reads as letters; none stands for a glyph that the font does not have. */
export const characterMappings: ConditionGroup = {
  title: '10 Character mappings',
  checked: ['10-001', '31-027', '31-028', '31-029', '31-030'],
  human: [],
  check(document) {
    const failures: Failure[] = []
    const { file } = document
    for (const page of document.pages) {
      const fonts = file.dict(file.dict(page.dict.get('Resources'))?.get('Font'))
      for (const painted of page.painted) {
        if (painted.font === undefined) continue
        const font = file.dict(fonts?.get(painted.font))
        const map = readToUnicode(file.stream(font?.get('ToUnicode'))?.bytes.toString('latin1'))
        if (!map) failures.push(fail('31-027', `${painted.font} says nothing about its letters`))
        for (const code of shownCodes(painted)) {
          const text = map?.get(code)
          if (text === undefined) failures.push(fail('10-001', `code ${code} of ${painted.font} has no letter`))
          if (text?.includes('\0')) failures.push(fail('31-028', `code ${code} reads as nothing`))
          if (/[\ufeff\ufffe]/.test(text ?? ''))
            failures.push(fail('31-029', `code ${code} reads as a byte order mark`))
          if (code === 0) failures.push(fail('31-030', `page ${page.number} shows the glyph for missing letters`))
        }
      }
    }
    return failures
  },
}
