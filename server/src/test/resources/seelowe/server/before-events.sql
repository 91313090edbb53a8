-- A database as the server kept it before it kept events: a game of The Lion's Tail in which a garrison on an airfield was attacked twice
-- in one phase, which later rules forbid [8.14, LT 3.23]. Made by playing; the seat of both sides has the token
-- BMC5DR4AIXFO_uUy0tAOI3VmVoGkYq5m.
BEGIN TRANSACTION;
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('act', 'undo', 'comment')),
    side TEXT NOT NULL,
    -- An action in the notation of the records, or the words of a comment.
    notation TEXT NOT NULL,
    -- The faces rolled, as digits in order.
    dice TEXT NOT NULL,
    -- The hash of the state afterwards.
    hash TEXT NOT NULL,
    -- What a computer opponent said about it.
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',1,'act','british','A GB-D02,GB-ATB21 x 3015','','389b9b8257cba6f7','',1794830234805);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',2,'act','british','column 2-1','1','f60745ae854ac7e9','',1794830234810);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',3,'act','german','R GB-D02 2814','','57c032d2ee255acc','',1794830234816);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',4,'act','german','R GB-ATB21 2814','','8f725694612cf176','',1794830234822);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',5,'comment','british','Now the partisans.','','8f725694612cf176','',1794830234822);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',6,'act','british','A GB-PART-1,GB-PART-2 x 3015','','59bedb4ccc4b5cf6','',1794830234825);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',7,'act','british','column 4-1','6','13ea374024ed903e','',1794830234830);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',8,'act','british','+ GB-PART-1 3015','','359401f64668ee71','',1794830234830);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',9,'act','british','+ GB-PART-2 3015','','f0cf081eb6cff879','',1794830234831);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',10,'act','british','.','','961d7052fef5730a','',1794830234834);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',11,'act','british','GB-ATB21 -2813-2913-2813-2814-2715-2615','','7fa867b690283d74','',1794830234843);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',12,'act','british','.','','529c8ac5590cc5ef','',1794830234847);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',13,'act','german','roll','4','32f818fdec05ff64','',1794830234854);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',14,'act','german','.','','f483781ca1266b4b','',1794830234861);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',15,'act','german','.','','b6233edff3d80aea','',1794830234869);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',16,'act','british','GB-D02 -2813-2914-3014','','ed9fb3eec1e83479','',1794830234872);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',17,'act','british','GB-ATB21 -2616-2716-2815-2715-2714','','4df89da81efa5f14','',1794830234878);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',18,'undo','british','','','ed9fb3eec1e83479','',1794830234882);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',19,'act','british','GB-PART-2 -3014-3013-3012','','259f4c4bee009897','',1794830234886);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',20,'act','british','GB-ATB21 -2715-2614-2514-2613-2713-2812','','76bfe4cfb6fb9503','',1794830234888);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',21,'act','british','GB-PART-1 -3014-2915-2815','','9da0f7ffb7bb5267','',1794830234888);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',22,'act','british','.','','fbbc1d1df05307ad','',1794830234891);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',23,'act','british','GB-ATB21 -2913-3013-2914-2814-2715-2814','','5cff600d3406bab4','',1794830234894);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',24,'act','british','.','','7cf5bdf0c64c6bef','',1794830234895);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',25,'act','german','roll','4','7a9597be8c2e8f22','',1794830234896);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',26,'act','german','.','','16d4be1ede9f3cb3','',1794830234897);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',27,'act','german','embark GE-SU-23 D','','8262d4dce1e6aa99','',1794830234900);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',28,'act','german','embark GE-SU-24 C','','8f25ce8658d8bc92','',1794830234901);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',29,'act','german','embark GE-SU-25 F','','a63a9e56d2158007','',1794830234901);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',30,'act','german','embark GE-SU-26 E','','6e7ab02743e0da76','',1794830234905);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',31,'act','german','embark GE-SU-27 C','','2db99cf19a72f42a','',1794830234906);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',32,'act','german','.','','87a4802815aeebbe','',1794830234908);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',33,'act','british','GB-D02 -3013-3012-3011','','97b50aed1291c6c4','',1794830234909);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',34,'act','british','GB-ATB21 -2914','','4e27affc29352032','',1794830234910);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',35,'act','british','GB-PART-1 -2816-2817-2818','','9077642b79a68108','',1794830234910);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',36,'act','british','GB-PART-2 -3113-3213-3314','','d81d5c9c1593057d','',1794830234914);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',37,'act','british','.','','770c9e97efeba2c3','',1794830234916);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',38,'act','british','GB-ATB21 -3013','','d37e4ca90a73537d','',1794830234919);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',39,'act','british','.','','e6a1788aeb7837df','',1794830234920);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',40,'act','german','roll','6','de6780f792f9556b','',1794830234923);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',41,'act','british','GB-D02 -3111-3210','','401de8c85705a3f8','',1794830234927);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',42,'act','british','GB-ATB21 -2914-2813-2713','','e90eb25ad8ecd1a6','',1794830234930);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',43,'act','british','GB-PART-1 -2918-3017-3117','','0c1677afcbd5ad87','',1794830234930);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',44,'act','british','GB-PART-2 -3414-3515-3615','','4e854f83566da7e7','',1794830234931);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',45,'act','british','.','','49f67f3a823bad26','',1794830234932);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',46,'act','british','GB-ATB21 -2612-2512-2411-2311-2210-2110','','d9df2e4b682994d8','',1794830234934);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',47,'undo','british','','','49f67f3a823bad26','',1794830234940);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',48,'act','british','GB-ATB21 -2612-2512','','bc8c55e3774241ac','',1794830234942);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',49,'act','british','.','','81a22c7fdf861749','',1794830234943);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',50,'act','german','roll','3','a6893daff7b83bb2','',1794830234945);
INSERT INTO "entries" VALUES('dhMLM_eQQDGX',51,'act','german','.','','d025e734ff987340','',1794830234945);
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO "flyway_schema_history" VALUES(1,'1','games','SQL','V1__games.sql',-1945036564,'','2026-11-16 11:57:10.426',2,1);
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('solo', 'hotseat')),
    -- The computer opponent of a side; empty for a person.
    german_player TEXT NOT NULL,
    british_player TEXT NOT NULL,
    opponent_seed BIGINT NOT NULL,
    dice_seed TEXT NOT NULL,
    -- The position a record began with, if not the scenario's own.
    start TEXT,
    -- The game of a record that this one goes on from, and how many of the first entries came with it: their dice are not of this seed.
    branched_from TEXT,
    imported INTEGER NOT NULL,
    match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
    board INTEGER NOT NULL,
    -- Where the game stands, so that a list of games need not replay them.
    turn INTEGER NOT NULL,
    phase TEXT NOT NULL,
    decider TEXT,
    result TEXT,
    created_at BIGINT NOT NULL,
    played_at BIGINT NOT NULL
);
INSERT INTO "games" VALUES('dhMLM_eQQDGX','LT','{}','afcb67a50ca27496ae92b207ab5fa411108d82c126694fb20bb773b023348ca5','hotseat','','',4997682528367905549,'dc0c99c4d80e6b705a470c6304728501d0154ac75e9364d9fbd1125362d8ec78','seelowe1 LT turn=3 phase=BF weather=C held=+3015~0429~0530~0831~0931~1330~1529~1629~1827~2129~2228~2429~2628~2728~2928~3128~3329~3628~3728~3820~3827~3918~3927~4018~4026~4225~4325~4420~4424~4524~4620-22 units=2915:GB-D02,GB-ATB21;3015:GE-ID17-IR021;3115:GB-PART-1,GB-PART-2;awaited:GE-ID17-IR055,GE-ID17-IR095,GE-ID35-IR034,GE-ID35-IR109,GE-ID35-IR111,GE-ID07-IR019,GE-ID07-IR061,GE-ID07-IR062,GE-ID26-IR039,GE-ID26-IR077,GE-ID26-IR078,GE-ID34-IR080,GE-ID34-IR107,GE-ID34-IR253,GE-ID08-IR028,GE-LL22-IR016,GE-LL22-IR065,GE-PD10-PZR07,GE-PD10-PZR08,GE-PD08-PZR10,GE-PD07-PZR25,GE-PD04-PZR35,GE-PD10-SB10,GE-PD08-SB08,GE-PD07-SB07,GE-MD29-IR015,GE-MD29-IR071,GE-GD,GE-LAH,GE-AIR-01,GE-AIR-02,GE-AIR-03,GE-AIR-04,GE-AIR-05,GE-AIR-06,GE-AIR-07,GE-AIR-08,GE-AIR-09,GE-AIR-10,GE-SU-01,GE-SU-02,GE-SU-03,GE-SU-04,GE-SU-05,GE-SU-06,GE-SU-07,GE-SU-08,GE-SU-09,GE-SU-10,GE-SU-11,GE-SU-12,GE-SU-13,GE-SU-14,GE-SU-15,GE-SU-16,GB-LDN4,GB-LDN5,GB-D54,GB-D46,GB-AIR-1 campaign=airfields:3015;losses:0;edge:0;counted:0;score:0',NULL,0,NULL,0,7,'GE','german',NULL,1794830234795,1794830234945);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('sequential', 'concurrent')),
    first_name TEXT NOT NULL,
    second_name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE seats (
    token_hash TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('german', 'british', 'both', 'spectator'))
);
INSERT INTO "seats" VALUES('48094239c6c545c2dbca731154a2310e2aa97edda08f739b671fc26409b6f51d','dhMLM_eQQDGX','both');
INSERT INTO "seats" VALUES('5847de39a5b1732736deea8ddf7b353c708846af2aa93f0cbfa94571579dea5e','dhMLM_eQQDGX','spectator');
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE INDEX games_by_decider ON games (decider);
CREATE INDEX games_by_match ON games (match_id);
CREATE INDEX seats_by_game ON seats (game);
COMMIT;
