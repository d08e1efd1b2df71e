// Reads the postings whose names strangers wrote down: `===` and a number, the posting, `--- truth`, and a line for each name.
import { cleanPosting } from '#engine/writing/posting/clean-posting.ts'
import type { NameKind } from '#engine/writing/posting/find-mentions.ts'

/** Empty if the posting names none. */
export type NamedPosting = { text: string; names: Readonly<Record<NameKind, string>> }

export function readNamed(file: string): NamedPosting[] {
  return file
    .split(/^=== .*$/m)
    .slice(1)
    .map((block) => {
      const [posting = '', truth = ''] = block.split(/^--- truth$/m)
      const nameOf = (kind: NameKind) => new RegExp(`^${kind}: ?(.*)$`, 'm').exec(truth)?.[1]?.trim() ?? ''
      return {
        text: cleanPosting(posting.trim()).text,
        names: {
          title: nameOf('title'),
          employer: nameOf('employer'),
          reader: nameOf('reader'),
          reference: nameOf('reference'),
        },
      }
    })
}

/** Names are the same but for articles, legal forms, capitals and marks. */
export function isSameName(kind: NameKind, found: string, truth: string): boolean {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/\b(?:the|inc|ltd|llc|plc|pty|co|corp|limited|mr|mrs|ms|miss|dr)\b\.?/g, '')
      .replace(/[^a-z0-9&+#]+/g, ' ')
      .trim()
  const [one, other] = [bare(found), bare(truth)]
  if (kind === 'title') return one.replace(/s$/, '') === other.replace(/s$/, '')
  if (kind === 'reader' && one !== '' && other !== '')
    return one.includes(other) || other.includes(one) || one.split(' ').at(-1) === other.split(' ').at(-1)
  return one === other
}
