CREATE TABLE `event_cards` (
	`card_id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL
);
