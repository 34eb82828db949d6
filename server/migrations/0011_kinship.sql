ALTER TABLE "relations" ADD COLUMN "osis" text;--> statement-breakpoint
-- A release without passages of kinship has nothing to fill the column with.
UPDATE "content_releases" SET "tables" = 5 WHERE "tables" = 4 AND "counts" -> 'entries.relations with a passage' IS NULL;
