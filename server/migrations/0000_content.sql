CREATE TABLE "chapter_texts" (
	"release" text NOT NULL,
	"translation" text NOT NULL,
	"osis_id" text NOT NULL,
	"content" text NOT NULL,
	"styling" json NOT NULL,
	CONSTRAINT "chapter_texts_release_translation_osis_id_pk" PRIMARY KEY("release","translation","osis_id")
);
--> statement-breakpoint
CREATE TABLE "content_pointer" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"current" text NOT NULL,
	"previous" text,
	CONSTRAINT "content_pointer_only_one" CHECK ("content_pointer"."only")
);
--> statement-breakpoint
CREATE TABLE "content_releases" (
	"hash" text PRIMARY KEY NOT NULL,
	"counts" json NOT NULL,
	"licences" json NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"release" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"language" text NOT NULL,
	"direction" text NOT NULL,
	"year" integer NOT NULL,
	"licence" text NOT NULL,
	CONSTRAINT "translations_release_slug_pk" PRIMARY KEY("release","slug")
);
--> statement-breakpoint
ALTER TABLE "chapter_texts" ADD CONSTRAINT "chapter_texts_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pointer" ADD CONSTRAINT "content_pointer_current_content_releases_hash_fk" FOREIGN KEY ("current") REFERENCES "public"."content_releases"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pointer" ADD CONSTRAINT "content_pointer_previous_content_releases_hash_fk" FOREIGN KEY ("previous") REFERENCES "public"."content_releases"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;