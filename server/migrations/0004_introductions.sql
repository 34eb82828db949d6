CREATE TABLE "book_introductions" (
	"release" text NOT NULL,
	"book" integer NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "book_introductions_release_book_pk" PRIMARY KEY("release","book")
);
--> statement-breakpoint
ALTER TABLE "book_introductions" ADD CONSTRAINT "book_introductions_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A release that counts no introductions had none: nothing of it is missing.
UPDATE "content_releases" SET "tables" = 2 WHERE "tables" = 1 AND "counts" -> 'introductions' IS NULL;