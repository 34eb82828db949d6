CREATE TABLE "entry_names" (
	"release" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"entry" text NOT NULL,
	CONSTRAINT "entry_names_release_name_entry_pk" PRIMARY KEY("release","name","entry")
);
--> statement-breakpoint
ALTER TABLE "entry_names" ADD CONSTRAINT "entry_names_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As a load makes them (release-tables.ts), of the releases that are there.
INSERT INTO "entry_names" ("release", "name", "entry")
SELECT DISTINCT "release", "called"."name", "id"
FROM "entries" CROSS JOIN LATERAL (
  SELECT "sort_name" AS "name"
  UNION ALL
  SELECT regexp_replace(
    btrim(regexp_replace(regexp_replace(lower("alias"), '[''‘’ʻ-ʿ]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')),
    '^(the|an?) (?=.)', '')
  FROM json_array_elements_text("data" -> 'aliases') AS "alias"
) AS "called"
WHERE "collection" NOT IN ('articles', 'resources') AND "called"."name" <> '';
