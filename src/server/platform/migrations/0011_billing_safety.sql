ALTER TABLE "billing_bindings" ADD COLUMN "under_way" integer;--> statement-breakpoint
ALTER TABLE "billing_claims" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD COLUMN "email_identity" text;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD COLUMN "card" text;--> statement-breakpoint
CREATE INDEX "billing_orders_email_identity_index" ON "billing_orders" USING btree ("email_identity");--> statement-breakpoint
CREATE INDEX "billing_payments_card_index" ON "billing_payments" USING btree ("card");--> statement-breakpoint
UPDATE "billing_orders" SET "email_identity" = regexp_replace(lower(trim("email")), '\+[^@]*@', '@') WHERE "email" IS NOT NULL;
