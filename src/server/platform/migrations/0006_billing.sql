CREATE TABLE "billing_bindings" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"document_id" text,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_claims" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_deliveries" (
	"signature_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subjects" text[] NOT NULL,
	"fact" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"email" text,
	"user_id" uuid,
	"guest_id" uuid,
	"provider" text NOT NULL,
	"reference" text,
	"customer" text,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"must_end" boolean DEFAULT false NOT NULL,
	CONSTRAINT "billing_orders_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "billing_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"paid_at" timestamp with time zone NOT NULL,
	"period_from" timestamp with time zone,
	"period_to" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_states" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"phase" text,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"renewal_cents" integer
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"secret_hashes" text[] NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_bindings" ADD CONSTRAINT "billing_bindings_order_id_billing_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."billing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_claims" ADD CONSTRAINT "billing_claims_order_id_billing_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."billing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_order_id_billing_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."billing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD CONSTRAINT "billing_payments_order_id_billing_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."billing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_states" ADD CONSTRAINT "billing_states_order_id_billing_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."billing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_claims_order_id_index" ON "billing_claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "billing_deliveries_expires_at_index" ON "billing_deliveries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "billing_events_subjects_index" ON "billing_events" USING gin ("subjects");--> statement-breakpoint
CREATE INDEX "billing_mails_sent_at_index" ON "billing_mails" USING btree ("sent_at","leased_until");--> statement-breakpoint
CREATE INDEX "billing_orders_user_id_index" ON "billing_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_orders_guest_id_index" ON "billing_orders" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "billing_orders_check_at_index" ON "billing_orders" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "billing_payments_order_id_index" ON "billing_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "billing_states_paid_until_index" ON "billing_states" USING btree ("paid_until");--> statement-breakpoint
CREATE INDEX "sandbox_events_delivered_at_index" ON "sandbox_events" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "sandbox_objects_due_at_index" ON "sandbox_objects" USING btree ("due_at");