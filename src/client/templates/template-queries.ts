// Templates and their samples, loaded once and kept.
import { queryOptions } from '@tanstack/react-query'
import { call, callRaw, readJson } from '#client/lib/api.ts'
import { newId } from '#client/lib/new-id.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Template } from '#engine/templates/template.ts'
import { getTemplate, getTemplateSample, listTemplates } from '#shared/api/templates.ts'

export const templatesQuery = () =>
  queryOptions({
    queryKey: [listTemplates.path],
    queryFn: ({ signal }): Promise<Template[]> => call(listTemplates, { signal }),
  })

export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: [listTemplates.path, id],
    queryFn: ({ signal }): Promise<Template> => call(getTemplate, { params: { id }, signal }),
  })

export const sampleQuery = (id: number) =>
  queryOptions({
    queryKey: [listTemplates.path, id, 'sample'],
    queryFn: async ({ signal }): Promise<Resume> => {
      const sample = await readJson(await callRaw(getTemplateSample, { params: { id }, signal }))
      return readResume(sample, { newId }).resume
    },
  })
