// What the person changed in what was read, put into the resume.
import { newId } from '#client/lib/new-id.ts'
import { type Resume, resumeSchema } from '#engine/resume/resume.ts'

/** The resume with what the person changed, by the path of each row. */
export function applyEdits(resume: Resume, edits: ReadonlyMap<string, string>): Resume {
  const changed: unknown = structuredClone(resume)
  for (const [path, value] of edits) {
    if (/^skillCategories\.\d+$/.test(path)) continue
    setAt(changed, path.split('.'), value)
  }
  const next = resumeSchema.parse(changed)
  return {
    ...next,
    skillCategories: next.skillCategories.map((category, index) => {
      const names = edits.get(`skillCategories.${index}`)
      return names === undefined ? category : { ...category, skills: renameSkills(category.skills, names) }
    }),
  }
}

function setAt(target: unknown, [key = '', ...rest]: string[], value: string): void {
  if (typeof target !== 'object' || target === null) return
  if (rest.length === 0) Reflect.set(target, key, value)
  else setAt(Reflect.get(target, key), rest, value)
}

type Skills = Resume['skillCategories'][number]['skills']

function renameSkills(skills: Skills, names: string): Skills {
  return names
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => skills.find((skill) => skill.name === name) ?? { id: newId(), name, level: 3 })
}
