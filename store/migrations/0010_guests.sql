-- Guests who have left no trace are removed with their last session. To know that, the database must find what refers to them.
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX all_events_of_host ON events (host);
