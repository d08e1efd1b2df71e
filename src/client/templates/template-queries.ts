// Templates and their samples, loaded once and kept.
import { queryOptions } from '@tanstack/react-query'
import { callJson } from '#client/lib/api.ts'
import { newId } from '#client/lib/new-id.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { type Template, templateSchema } from '#engine/templates/template.ts'

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['/api/templates'],
    queryFn: async ({ signal }): Promise<Template[]> =>
      templateSchema.array().parse(await callJson('/api/templates', { signal })),
  })

export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/templates', id],
    queryFn: async ({ signal }): Promise<Template> =>
      templateSchema.parse(await callJson(`/api/templates/${id}`, { signal })),
  })

export const sampleQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/templates', id, 'sample'],
    queryFn: async ({ signal }): Promise<Resume> => {
      const sample = await callJson(`/api/templates/${id}/sample`, { signal })
      return readResume(sample, { newId }).resume
    },
  })
