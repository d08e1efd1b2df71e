import * as z from 'zod'
import { describeShape } from './describe-shape.ts'

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }))

const operationSchema = z.object({
  summary: z.string().default(''),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })).default({}),
})

const documentSchema = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)).default({}),
})

export type CallDescription = {
  method: string
  path: string
  summary: string
  parameters: { name: string; place: string; required: boolean; shape: string }[]
  body: { type: string; shape: string } | undefined
  answers: { status: string; type: string; shape: string }[]
}

export type ApiDescription = { title: string; calls: CallDescription[] }

/** Turns the OpenAPI document into what the page shows, ordered by path. */
export function describeApi(document: unknown): ApiDescription {
  const { info, paths } = documentSchema.parse(document)
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describeCall(method, path, operation)),
  )
  return { title: info.title, calls: calls.sort((a, b) => a.path.localeCompare(b.path)) }
}

function describeCall(method: string, path: string, operation: z.infer<typeof operationSchema>): CallDescription {
  const [body] = describeContent(operation.requestBody?.content)
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    parameters: operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place,
      required,
      shape: describeShape(schema),
    })),
    body,
    answers: Object.entries(operation.responses)
      .filter(([status]) => /^[23]/.test(status))
      .flatMap(([status, { content }]) => describeContent(content).map((answer) => ({ status, ...answer }))),
  }
}

function describeContent(content: z.infer<typeof contentSchema> | undefined): { type: string; shape: string }[] {
  return Object.entries(content ?? {}).map(([type, { schema }]) => ({ type, shape: describeShape(schema) }))
}
