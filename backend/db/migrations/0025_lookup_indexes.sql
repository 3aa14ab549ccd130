CREATE INDEX "customer_email_index" ON "customer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_fidelity_card_index" ON "customer" USING btree ("fidelity_card");--> statement-breakpoint
CREATE INDEX "login_attempt_known_at" ON "login_attempt" USING btree (starts_with("subject", 'known:'),"at");--> statement-breakpoint
CREATE INDEX "gift_certificate_customer_id_index" ON "gift_certificate" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "gift_certificate_code" ON "gift_certificate" USING btree (upper("gift_code"));--> statement-breakpoint
CREATE INDEX "user_gift_order_id_index" ON "user_gift" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_replaced_by_id_index" ON "order" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "used_gift_order_id_index" ON "used_gift" USING btree ("order_id");