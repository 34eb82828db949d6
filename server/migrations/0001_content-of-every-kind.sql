CREATE TABLE "categories" (
	"release" text NOT NULL,
	"pillar" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "categories_release_pillar_slug_pk" PRIMARY KEY("release","pillar","slug")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"release" text NOT NULL,
	"id" text NOT NULL,
	"typename" text NOT NULL,
	"collection" text NOT NULL,
	"category" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"page_path" text NOT NULL,
	"title" text,
	"summary" text NOT NULL,
	"origin" text NOT NULL,
	"events_start" integer,
	"events_end" integer,
	"sort_key" double precision,
	"period" text,
	"data" json NOT NULL,
	CONSTRAINT "entries_release_id_pk" PRIMARY KEY("release","id")
);
--> statement-breakpoint
CREATE TABLE "entry_verses" (
	"release" text NOT NULL,
	"verse" integer NOT NULL,
	"entry" text NOT NULL,
	CONSTRAINT "entry_verses_release_verse_entry_pk" PRIMARY KEY("release","verse","entry")
);
--> statement-breakpoint
CREATE TABLE "journeys" (
	"release" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "journeys_release_slug_pk" PRIMARY KEY("release","slug")
);
--> statement-breakpoint
CREATE TABLE "lexicon" (
	"release" text NOT NULL,
	"strongs" text NOT NULL,
	"lemma" text NOT NULL,
	"language" text NOT NULL,
	"transliteration" text NOT NULL,
	"pronunciation" text NOT NULL,
	"derivation" text NOT NULL,
	"definition" text NOT NULL,
	"kjv_definition" text NOT NULL,
	CONSTRAINT "lexicon_release_strongs_pk" PRIMARY KEY("release","strongs")
);
--> statement-breakpoint
CREATE TABLE "lineages" (
	"release" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "lineages_release_slug_pk" PRIMARY KEY("release","slug")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"release" text NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	CONSTRAINT "redirects_release_from_path_pk" PRIMARY KEY("release","from_path")
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"release" text NOT NULL,
	"position" integer NOT NULL,
	"from_entry" text NOT NULL,
	"to_entry" text NOT NULL,
	"kind" text NOT NULL,
	"featured" boolean NOT NULL,
	CONSTRAINT "relations_release_position_pk" PRIMARY KEY("release","position")
);
--> statement-breakpoint
CREATE TABLE "strongs_verses" (
	"release" text NOT NULL,
	"strongs" text NOT NULL,
	"verses" integer[] NOT NULL,
	CONSTRAINT "strongs_verses_release_strongs_pk" PRIMARY KEY("release","strongs")
);
--> statement-breakpoint
CREATE TABLE "verse_words" (
	"release" text NOT NULL,
	"verse" integer NOT NULL,
	"words" json NOT NULL,
	CONSTRAINT "verse_words_release_verse_pk" PRIMARY KEY("release","verse")
);
--> statement-breakpoint
CREATE TABLE "verses" (
	"release" text NOT NULL,
	"id" integer NOT NULL,
	"osis_id" text NOT NULL,
	"texts" json NOT NULL,
	"cross_references" integer[] NOT NULL,
	CONSTRAINT "verses_release_id_pk" PRIMARY KEY("release","id")
);
--> statement-breakpoint
ALTER TABLE "content_pointer" ADD COLUMN "passed_over" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "contains" json;--> statement-breakpoint
-- A release from before this column held whole Bibles, and did not say what else was in them.
UPDATE "translations" SET "contains" = '{"testaments":"whole","chapters":1189,"verses":31102,"omitted":0,"incomplete":0,"features":[]}';--> statement-breakpoint
ALTER TABLE "translations" ALTER COLUMN "contains" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_verses" ADD CONSTRAINT "entry_verses_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon" ADD CONSTRAINT "lexicon_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineages" ADD CONSTRAINT "lineages_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strongs_verses" ADD CONSTRAINT "strongs_verses_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verse_words" ADD CONSTRAINT "verse_words_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verses" ADD CONSTRAINT "verses_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_page_path" ON "entries" USING btree ("release","page_path");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_slug" ON "entries" USING btree ("release","collection","slug");--> statement-breakpoint
CREATE INDEX "entries_of_collection" ON "entries" USING btree ("release","collection","sort_name","id");--> statement-breakpoint
CREATE INDEX "entries_of_category" ON "entries" USING btree ("release","collection","category","sort_name","id");--> statement-breakpoint
CREATE INDEX "entries_in_time" ON "entries" USING btree ("release","events_start","sort_key","id") WHERE "entries"."events_start" is not null;--> statement-breakpoint
CREATE INDEX "relations_of_entry" ON "relations" USING btree ("release","from_entry","featured" DESC NULLS FIRST,"position");