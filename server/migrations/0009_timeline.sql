CREATE TABLE "timeline_items" (
	"release" text NOT NULL,
	"position" integer NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "timeline_items_release_position_pk" PRIMARY KEY("release","position")
);
--> statement-breakpoint
ALTER TABLE "lexicon" ADD COLUMN "forms" json;--> statement-breakpoint
ALTER TABLE "lexicon" ADD COLUMN "renderings" json;--> statement-breakpoint
ALTER TABLE "timeline_items" ADD CONSTRAINT "timeline_items_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A release that counts nothing on the timeline had none, and no forms of words: nothing of it is missing.
UPDATE "content_releases" SET "tables" = 4 WHERE "tables" = 3 AND "counts" -> 'entries.on the timeline' IS NULL;
