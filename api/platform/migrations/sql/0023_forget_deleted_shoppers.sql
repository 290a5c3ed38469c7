-- Accounts that were deleted before 0022 allowed to forget them. In a migration of its own, which locks only these rows.
UPDATE order_events SET actor_id = NULL
  WHERE actor = 'shopper' AND actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = actor_id);
--> statement-breakpoint
UPDATE custom_request_events SET actor_id = NULL
  WHERE actor = 'shopper' AND actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = actor_id);
--> statement-breakpoint
UPDATE invoice_prints SET actor_id = NULL
  WHERE actor = 'shopper' AND actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = actor_id);
