CREATE TABLE `card_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`card_id` text NOT NULL,
	`device` text,
	`network_64` text NOT NULL,
	`network_56` text NOT NULL,
	`network_48` text NOT NULL,
	`is_new_card` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `card_posts_by_device` ON `card_posts` (`device`,`at`);--> statement-breakpoint
CREATE INDEX `card_posts_by_network` ON `card_posts` (`network_48`,`at`);--> statement-breakpoint
CREATE TABLE `daily_writes` (
	`day` text PRIMARY KEY NOT NULL,
	`messages` integer NOT NULL,
	`unproven_messages` integer NOT NULL,
	`logged` integer NOT NULL
);
