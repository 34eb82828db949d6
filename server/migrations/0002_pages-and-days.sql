CREATE TABLE "daily_entries" (
	"release" text NOT NULL,
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"published" text,
	CONSTRAINT "daily_entries_release_kind_entry_pk" PRIMARY KEY("release","kind","entry")
);
--> statement-breakpoint
CREATE TABLE "dated_days" (
	"release" text NOT NULL,
	"position" integer NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "dated_days_release_position_pk" PRIMARY KEY("release","position")
);
--> statement-breakpoint
CREATE TABLE "day_verses" (
	"release" text NOT NULL,
	"day" integer NOT NULL,
	"osis" text NOT NULL,
	CONSTRAINT "day_verses_release_day_pk" PRIMARY KEY("release","day")
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"release" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "site_pages_release_slug_language_pk" PRIMARY KEY("release","slug","language")
);
--> statement-breakpoint
ALTER TABLE "daily_entries" ADD CONSTRAINT "daily_entries_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dated_days" ADD CONSTRAINT "dated_days_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_verses" ADD CONSTRAINT "day_verses_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_release_content_releases_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("hash") ON DELETE cascade ON UPDATE no action;