ALTER TABLE "sandbox_events" ADD COLUMN "object" text NOT NULL;--> statement-breakpoint
CREATE INDEX "sandbox_events_object_index" ON "sandbox_events" USING btree ("object");