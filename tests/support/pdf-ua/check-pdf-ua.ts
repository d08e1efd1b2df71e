// Checks a PDF against every condition of PDF/UA-1 that a machine can decide for files of our writer.
import type { ConditionGroup, Failure } from './condition.ts'
import { realContent } from './conditions/01-real-content.ts'
import { roleMapping } from './conditions/02-role-mapping.ts'
import { contrast } from './conditions/04-contrast.ts'
import { metadata } from './conditions/06-metadata.ts'
import { appropriateTags } from './conditions/09-appropriate-tags.ts'
import { characterMappings } from './conditions/10-character-mappings.ts'
import { language } from './conditions/11-language.ts'
import { graphics } from './conditions/13-graphics.ts'
import { headings } from './conditions/14-headings.ts'
import { tablesListsNotes } from './conditions/15-tables-lists-notes.ts'
import { filesAndScripts } from './conditions/20-files-and-scripts.ts'
import { annotations } from './conditions/28-annotations.ts'
import { fonts } from './conditions/31-fonts.ts'
import { readUaDocument } from './document.ts'

export const conditionGroups: readonly ConditionGroup[] = [
  realContent,
  roleMapping,
  contrast,
  metadata,
  appropriateTags,
  characterMappings,
  language,
  graphics,
  headings,
  tablesListsNotes,
  filesAndScripts,
  annotations,
  fonts,
]

/** Each way in which the file fails, once. */
export function checkPdfUa(bytes: Buffer): string[] {
  const document = readUaDocument(bytes)
  const failures = conditionGroups.flatMap((group): Failure[] => group.check(document))
  return [...new Set(failures.map(({ condition, what }) => `${condition}: ${what}`))]
}
