// How the open postings are read: title, employer, wishes, duties.
// `npx tsx scripts/read-postings.ts [folder or text file] [only]`.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { findEvalFolder } from './support/writing-evaluation.ts'

const given = process.argv[2]
const only = process.argv[3]
const isFile = given !== undefined && statSync(given, { throwIfNoEntry: false })?.isFile() === true
const folder = isFile ? undefined : findEvalFolder(given)

function readTexts(): [string, string][] {
  if (isFile)
    return readFileSync(given, 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map((block) => [
        block.split('\n')[0] ?? '',
        (block.split('\n').slice(1).join('\n').split(/^--- /m)[0] ?? '').trim(),
      ])
  if (!folder) return []
  return readdirSync(join(folder, 'jobs')).map((file) => {
    const stored: unknown = JSON.parse(readFileSync(join(folder, 'jobs', file), 'utf8'))
    const text = typeof stored === 'object' && stored !== null && 'text' in stored ? String(stored.text) : ''
    return [file, text]
  })
}

for (const [name, text] of readTexts().filter(([key]) => only === undefined || key.includes(only))) {
  const posting = readPosting(text)
  console.log(
    `\n##### ${name}\n  title   ${posting.title?.text}\n  company ${posting.company?.text}\n  place   ${posting.place?.text}`,
  )
  for (const { need, kind, weight, quote, years } of [...posting.mustHave, ...posting.niceToHave])
    console.log(`  ${need} ${kind.padEnd(10)} ${weight.toFixed(2)} ${quote}   ${years ?? ''}`)
  for (const { quote } of posting.duties) console.log(`  duty ${quote}`)
}
