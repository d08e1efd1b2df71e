import { serveThreadJobs } from '#server/platform/work-pool/serve-jobs.ts'
import { performTask, type WritingJob } from './tasks/writing-tasks.ts'

serveThreadJobs<WritingJob, unknown>(performTask, { priority: 'background' })
