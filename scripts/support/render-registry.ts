interface RegistrySource {
  /** Path of the folder; its last part names the constant. */
  folder: string
  /** File names without extension, in any order. */
  entries: string[]
}

/** The text of a registry: one import a file, and a record keyed by file name, sorted so that diffs show only what was added. */
export function renderRegistry({ folder, entries }: RegistrySource): string {
  const constant = toIdentifier(folder.split('/').at(-1) ?? '')
  const sorted = [...entries].sort()
  const imports = sorted.map((name) => `import ${toImportName(name, constant)} from './${name}.ts'\n`)
  const members = sorted.map((name) => `  ${renderMember(name, toImportName(name, constant))},\n`)
  const body = members.length > 0 ? `{\n${members.join('')}}` : '{}'

  return [
    '// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.\n',
    ...imports,
    imports.length > 0 ? '\n' : '',
    `export const ${constant} = ${body} as const\n`,
  ].join('')
}

function renderMember(name: string, importName: string): string {
  if (name === importName) return name
  return name.includes('-') ? `'${name}': ${importName}` : `${name}: ${importName}`
}

/** A file may be named like a word of the language (`default`) or like the registry itself. */
function toImportName(name: string, constant: string): string {
  const identifier = toIdentifier(name)
  return reservedWords.has(identifier) || identifier === constant ? `${identifier}Entry` : identifier
}

function toIdentifier(name: string): string {
  return name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const reservedWords = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await package private public interface'.split(
    ' ',
  ),
)
