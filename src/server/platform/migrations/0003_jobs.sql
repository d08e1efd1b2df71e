CREATE TABLE "job_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "job_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"weight" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"logo" text,
	"types" text[] NOT NULL,
	"location" text NOT NULL,
	"places" text NOT NULL,
	"salary" text,
	"salary_min" integer,
	"salary_max" integer,
	"salary_currency" text,
	"posted_on" date NOT NULL,
	"description" text NOT NULL,
	"url" text NOT NULL,
	"also_at" jsonb NOT NULL,
	"sample" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"tags" text[] NOT NULL,
	"head" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "jobs"."title"), 'A') || setweight(to_tsvector('english', "jobs"."company"), 'B') || setweight(to_tsvector('english', "jobs"."places"), 'D') || array_to_tsvector("jobs"."tags")) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "jobs"."title"), 'A') || setweight(to_tsvector('english', "jobs"."company"), 'B') || setweight(to_tsvector('english', "jobs"."places"), 'D') || array_to_tsvector("jobs"."tags") || setweight(to_tsvector('english', "jobs"."description"), 'C')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"job" jsonb NOT NULL,
	"status" text NOT NULL,
	"notes" text NOT NULL,
	"documents" jsonb NOT NULL,
	"history" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD CONSTRAINT "tracked_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_words_index" ON "job_words" USING btree ("kind","word");--> statement-breakpoint
CREATE INDEX "job_words_stem_index" ON "job_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "job_words_trigram_index" ON "job_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_head_index" ON "jobs" USING gin ("head");--> statement-breakpoint
CREATE INDEX "jobs_document_index" ON "jobs" USING gin ("document");--> statement-breakpoint
CREATE INDEX "jobs_fingerprint_index" ON "jobs" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "jobs_seen_index" ON "jobs" USING btree ("source","seen_at");--> statement-breakpoint
CREATE INDEX "saved_searches_user_index" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_jobs_user_job_index" ON "tracked_jobs" USING btree ("user_id","job_id");