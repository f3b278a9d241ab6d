-- What `npm run log` prints, a table for each statement: what the server saw; what browsers claim, which anybody can make
-- up; and how much there was of either. Many rows of one kind leave room for the others.
SELECT strftime('%Y-%m-%d %H:%M:%S', at / 1000, 'unixepoch') AS at, severity, event_type AS event, details, substr(visitor, 1, 8) AS network, user_agent AS browser
FROM (SELECT *, row_number() OVER (PARTITION BY event_type ORDER BY id DESC) AS newest FROM security_events)
WHERE newest <= 30 ORDER BY id DESC;
SELECT day, severity, event_type AS claim, reports, details, substr(visitor, 1, 8) AS first_by, user_agent AS browser
FROM (SELECT *, row_number() OVER (PARTITION BY day, severity ORDER BY reports DESC) AS place FROM security_claims)
WHERE place <= 10 ORDER BY day DESC, CASE severity WHEN 'critical' THEN 1 WHEN 'high' THEN 2 WHEN 'medium' THEN 3 ELSE 4 END, reports DESC
LIMIT 200;
SELECT day, name, count FROM security_counts ORDER BY day DESC, name LIMIT 240;
