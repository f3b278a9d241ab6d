CREATE TABLE `security_claims` (
	`id` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`digest` text NOT NULL,
	`event_type` text NOT NULL,
	`severity` text NOT NULL,
	`details` text NOT NULL,
	`reports` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`user_agent` text NOT NULL,
	`session_id` text,
	`visitor` text,
	CONSTRAINT "security_claims_severity" CHECK("security_claims"."severity" IN ('low', 'medium', 'high', 'critical'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `security_claims_by_digest` ON `security_claims` (`digest`);--> statement-breakpoint
CREATE INDEX `security_claims_by_day` ON `security_claims` (`day`);--> statement-breakpoint
CREATE INDEX `security_claims_by_visitor` ON `security_claims` (`visitor`,`day`);--> statement-breakpoint
CREATE TABLE `security_counts` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `security_counts_by_day` ON `security_counts` (`day`,`name`);--> statement-breakpoint
CREATE INDEX `security_events_by_visitor` ON `security_events` (`visitor`,`event_type`,`at`);--> statement-breakpoint
-- Until now anybody could write any entry. Nobody can tell which of them are true, so all of them become claims.
INSERT INTO `security_claims` (`day`, `digest`, `event_type`, `severity`, `details`, `reports`, `first_at`, `last_at`, `user_agent`)
SELECT date(`at` / 1000, 'unixepoch'), 'before ' || hex(randomblob(16)), `event_type`, `severity`, `details`, count(*), min(`at`), max(`at`), min(`user_agent`)
FROM `security_events` GROUP BY 1, `event_type`, `severity`, `details`;--> statement-breakpoint
DELETE FROM `security_events`;
