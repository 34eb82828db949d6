CREATE TABLE "commentaries" (
	"release" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "commentaries_release_slug_pk" PRIMARY KEY("release","slug")
);
--> statement-breakpoint
CREATE TABLE "commentary_passages" (
	"release" text NOT NULL,
	"commentary" text NOT NULL,
	"position" integer NOT NULL,
	"first_verse" integer NOT NULL,
	"last_verse" integer NOT NULL,
	"osis" text NOT NULL,
	"characters" integer NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "commentary_passages_release_commentary_position_pk" PRIMARY KEY("release","commentary","position")
);
--> statement-breakpoint
ALTER TABLE "commentaries" ADD CONSTRAINT "commentaries_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commentary_passages" ADD CONSTRAINT "commentary_passages_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commentary_passages_by_verse" ON "commentary_passages" USING btree ("release","first_verse");--> statement-breakpoint
-- A release that counts no commentaries had none: nothing of it is missing.
UPDATE "content_releases" SET "tables" = 3 WHERE "tables" = 2 AND "counts" -> 'commentaries' IS NULL;