ALTER TABLE "content_releases" ADD COLUMN "tables" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "dating" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "words" integer;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "published" text;--> statement-breakpoint
UPDATE "entries" SET "dating" = "data" ->> 'dating' WHERE "typename" = 'Event';--> statement-breakpoint
UPDATE "entries" SET "words" = ("data" ->> 'words')::integer, "published" = "data" ->> 'published' WHERE "typename" = 'Article';--> statement-breakpoint
-- A release without days of its own was loaded before there were tables for them.
UPDATE "content_releases" SET "tables" = 1 WHERE EXISTS (SELECT FROM "daily_entries" WHERE "release" = "hash");--> statement-breakpoint
CREATE INDEX "entries_by_publication" ON "entries" USING btree ("release","collection","published" DESC NULLS FIRST,"sort_name","id") WHERE "entries"."published" is not null;