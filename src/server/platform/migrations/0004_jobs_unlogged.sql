ALTER TABLE "jobs" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "job_words" SET UNLOGGED;
