CREATE TABLE "book_entries" (
	"release" text NOT NULL,
	"book" integer NOT NULL,
	"collection" text NOT NULL,
	"place" integer NOT NULL,
	"entry" text NOT NULL,
	CONSTRAINT "book_entries_release_book_collection_place_pk" PRIMARY KEY("release","book","collection","place")
);
--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As a load makes them (release-tables.ts), of the releases that are there.
INSERT INTO "book_entries" ("release", "book", "collection", "place", "entry")
SELECT "release", "book", "collection", "place", "id"
FROM (
  SELECT "told"."release", "told"."book", "entries"."collection", "entries"."id",
    row_number() OVER (PARTITION BY "told"."release", "told"."book", "entries"."collection"
      ORDER BY "entries"."origin" <> 'authored', "told"."verses" DESC, "entries"."sort_name", "entries"."id") AS "place"
  FROM (
    SELECT "release", "verse" / 1000000 AS "book", "entry", count(*) AS "verses"
    FROM "entry_verses" GROUP BY "release", "verse" / 1000000, "entry"
  ) AS "told"
  JOIN "entries" ON "entries"."release" = "told"."release" AND "entries"."id" = "told"."entry"
  WHERE "entries"."period" IS NULL OR "entries"."period" NOT IN ('church-history', 'bible-translation')
) AS "placed"
WHERE "place" <= 100;