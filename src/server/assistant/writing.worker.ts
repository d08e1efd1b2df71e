import { serveThreadJobs } from '#server/platform/work-pool/serve-jobs.ts'
import { warmUp } from './tasks/warm-up.ts'
import { performTask, type WritingJob } from './tasks/writing-tasks.ts'

warmUp()
serveThreadJobs<WritingJob, unknown, string>(performTask, { priority: 'background' })
