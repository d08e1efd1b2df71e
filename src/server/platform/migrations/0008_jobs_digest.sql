TRUNCATE "jobs";--> statement-breakpoint
DROP INDEX "jobs_seen_index";--> statement-breakpoint
DROP INDEX "job_words_index";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "digest" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "job_words_index" ON "job_words" USING btree ("word","kind");