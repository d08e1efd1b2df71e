// Suggestions for one part of a resume while it is being written.
import * as z from 'zod'
import { resumeInputSchema } from '#engine/resume/read-resume.ts'
import { streamed, writerSchema } from './assistant.ts'
import { defineRoute } from './route.ts'

/** Each may be left out. */
const summaryAnswers = z
  .object({
    years: z.string().max(40).optional(),
    wanted: z.string().max(120).optional(),
    best: z.string().max(300).optional(),
    result: z.string().max(300).optional(),
  })
  .optional()

export const suggestSummary = defineRoute({
  method: 'POST',
  path: '/api/assistant/summary',
  summary: 'A summary from the facts in a resume and the person’s answers',
  body: z.object({ resume: resumeInputSchema, answers: summaryAnswers }),
  response: z.object({ summary: z.string(), ...writerSchema }),
  bodyLimit: streamed.bodyLimit,
  errors: ['too-many-requests'],
  isRepeatable: true,
})

export const suggestSkills = defineRoute({
  method: 'POST',
  path: '/api/assistant/skills',
  summary: 'Skills that fit a category and the rest of a resume',
  body: z.object({
    resume: resumeInputSchema,
    category: z.string().max(200),
    /** Suggested before: what the person took away is not offered again. */
    leaveOut: z.array(z.string().max(100)).max(200).default([]),
  }),
  response: z.object({
    /** Borne out by what the person says, or a model's. */
    skills: z.array(z.string()),
    /** Usual in their work; only they know which are true. */
    others: z.array(z.string()).default([]),
    ...writerSchema,
  }),
  bodyLimit: streamed.bodyLimit,
  errors: ['too-many-requests'],
  isRepeatable: true,
})

export const suggestLines = defineRoute({
  method: 'POST',
  path: '/api/assistant/lines',
  summary: 'More lines with blanks for one job, beyond the library’s; none without a model',
  body: z.object({ title: z.string().max(200), description: z.string().max(20_000) }),
  response: z.object({ lines: z.array(z.string()), ...writerSchema }),
  errors: ['too-many-requests'],
  isRepeatable: true,
})
