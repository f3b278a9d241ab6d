-- Messages on event cards. Ids start with the time, so sorting by id descending gives the newest first.
CREATE TABLE event_card_messages (
  id TEXT PRIMARY KEY NOT NULL,
  card_id TEXT NOT NULL,
  sender_name TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  ip_address TEXT CHECK (ip_address IS NULL),
  user_agent TEXT NOT NULL,
  idempotency_key TEXT NOT NULL
);
CREATE INDEX event_card_messages_by_card ON event_card_messages (card_id, id);
CREATE UNIQUE INDEX event_card_messages_once ON event_card_messages (card_id, idempotency_key);

-- One row per accepted attempt. The key holds the action and a keyed hash, never an address.
CREATE TABLE rate_limit_attempts (
  id TEXT PRIMARY KEY NOT NULL,
  key TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX rate_limit_attempts_by_key ON rate_limit_attempts (key, at);
CREATE INDEX rate_limit_attempts_by_time ON rate_limit_attempts (at);

-- The salt of each UTC day. Without it, the hashes of that day cannot be traced.
CREATE TABLE daily_salts (
  day TEXT PRIMARY KEY NOT NULL,
  salt TEXT NOT NULL
);

CREATE TABLE security_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  event_type TEXT NOT NULL,
  severity TEXT NOT NULL CHECK (severity IN ('low', 'medium', 'high', 'critical')),
  details TEXT NOT NULL,
  ip_address TEXT CHECK (ip_address IS NULL),
  user_agent TEXT NOT NULL,
  session_id TEXT,
  visitor TEXT
);
CREATE INDEX security_events_by_time ON security_events (at);
