import * as z from 'zod'

type JsonSchema = {
  type?: string | string[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  items?: JsonSchema | undefined
  enum?: unknown[] | undefined
  const?: unknown
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  $ref?: string | undefined
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    $ref: z.string().optional(),
  }),
)

/** Writes a JSON schema the way a programmer would note it down: `{ id: number, name?: string }`. */
export function describeShape(schema: unknown): string {
  const parsed = jsonSchema.safeParse(schema)
  return parsed.success ? write(parsed.data, '') : 'anything'
}

function write(schema: JsonSchema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'anything'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => write(choice, indent)).join(' | ')
  if (schema.properties) return writeObject(schema, schema.properties, indent)
  if (schema.items) return `${bracket(write(schema.items, indent))}[]`
  return [schema.type ?? 'anything'].flat().join(' | ')
}

function writeObject(schema: JsonSchema, properties: Record<string, JsonSchema>, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${write(property, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function bracket(shape: string): string {
  return shape.includes(' | ') && !shape.startsWith('{') ? `(${shape})` : shape
}
