CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	name VARCHAR(64) NOT NULL,
	text TEXT NOT NULL,
	at DOUBLE NOT NULL,
	PRIMARY KEY (table_id, number)
);

CREATE TABLE entry (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	seat INTEGER NOT NULL,
	action TEXT,
	"by" VARCHAR(8) NOT NULL,
	at DOUBLE NOT NULL,
	arrived DOUBLE,
	allowance DOUBLE,
	PRIMARY KEY (table_id, number)
);

CREATE TABLE game_table (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(64) NOT NULL,
	rules VARCHAR(16) NOT NULL,
	options TEXT NOT NULL,
	seed BLOB NOT NULL,
	clock TEXT NOT NULL,
	onlookers BOOLEAN NOT NULL,
	made DOUBLE NOT NULL,
	over BOOLEAN NOT NULL,
	PRIMARY KEY (id)
);

CREATE TABLE seat (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	bot VARCHAR(32),
	name VARCHAR(64) NOT NULL,
	holder VARCHAR(64),
	invitation VARCHAR(64),
	recovery VARCHAR(64),
	taken_at DOUBLE,
	PRIMARY KEY (table_id, seat)
);

CREATE TABLE setting (
	name VARCHAR(32) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);

