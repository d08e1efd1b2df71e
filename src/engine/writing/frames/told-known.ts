// What the person does in the job that the opening has just named.
import type { Frame } from './_frame.ts'

export default {
  plain: ['In my current role, I {clause}.', 'In this role, I {clause}.'],
  warm: ['These days I {clause}.', 'In this job I {clause}.'],
  formal: ['In my current position, I {clause}.', 'In this position, I {clause}.'],
} satisfies Frame
