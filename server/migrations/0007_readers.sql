CREATE TABLE "reader_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"reader" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"provider_session" text,
	"id_token" text,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deletion_requested_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reader_sessions" ADD CONSTRAINT "reader_sessions_reader_readers_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reader_sessions_reader" ON "reader_sessions" USING btree ("reader");--> statement-breakpoint
CREATE UNIQUE INDEX "readers_subject" ON "readers" USING btree ("issuer","subject");