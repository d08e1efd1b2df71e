ALTER TABLE "billing_orders" ADD COLUMN "paid_with" uuid;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_paid_with_billing_orders_id_fk" FOREIGN KEY ("paid_with") REFERENCES "public"."billing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_orders_paid_with_index" ON "billing_orders" USING btree ("paid_with");