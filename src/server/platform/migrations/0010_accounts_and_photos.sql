CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "document_photos" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"data" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "document_photos_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_photos" ADD CONSTRAINT "document_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user_id_index" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_index" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
-- Photos move out of the documents and versions that each held a copy.
INSERT INTO "document_photos" ("user_id", "hash", "data", "size")
SELECT "user_id", encode(sha256(convert_to("data", 'UTF8')), 'hex'), "data", length("data") FROM (
	SELECT "user_id", "content" #>> '{personalInfo,profileImage}' AS "data" FROM "resumes"
	UNION
	SELECT "user_id", "content" #>> '{personalInfo,profileImage}' FROM "document_versions"
) AS "found" WHERE "data" <> ''
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "resumes" SET
	"photo" = encode(sha256(convert_to("content" #>> '{personalInfo,profileImage}', 'UTF8')), 'hex'),
	"content" = "content" #- '{personalInfo,profileImage}'
WHERE "content" #>> '{personalInfo,profileImage}' <> '';--> statement-breakpoint
UPDATE "document_versions" SET
	"photo" = encode(sha256(convert_to("content" #>> '{personalInfo,profileImage}', 'UTF8')), 'hex'),
	"content" = "content" #- '{personalInfo,profileImage}',
	"size" = length(("content" #- '{personalInfo,profileImage}')::text) + length("look"::text)
WHERE "content" #>> '{personalInfo,profileImage}' <> '';--> statement-breakpoint
-- Addresses lose characters nobody sees. Where the plain address has an account already, both stay as they are.
UPDATE "users" SET "username" = "plain"."name" FROM (
	SELECT DISTINCT ON ("name") "id", "name" FROM (
		SELECT "id", "username", "created_at", normalize(regexp_replace("username", '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC) AS "name"
		FROM "users"
	) AS "spelled"
	WHERE "name" <> "username" AND NOT EXISTS (SELECT 1 FROM "users" AS "other" WHERE "other"."username" = "spelled"."name")
	ORDER BY "name", "created_at"
) AS "plain" WHERE "users"."id" = "plain"."id";
