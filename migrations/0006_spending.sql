CREATE TABLE `spending` (
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`key`, `at`)
);
--> statement-breakpoint
CREATE INDEX `spending_by_time` ON `spending` (`at`);