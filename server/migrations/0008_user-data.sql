CREATE TABLE "user_data" (
	"reader" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_data_reader_key_pk" PRIMARY KEY("reader","key")
);
--> statement-breakpoint
CREATE TABLE "user_data_items" (
	"reader" uuid NOT NULL,
	"key" text NOT NULL,
	"item" text NOT NULL,
	"value" text,
	"position" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text,
	CONSTRAINT "user_data_items_reader_key_item_pk" PRIMARY KEY("reader","key","item")
);
--> statement-breakpoint
CREATE TABLE "user_data_requests" (
	"reader" uuid NOT NULL,
	"request" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_data_requests_reader_request_pk" PRIMARY KEY("reader","request")
);
--> statement-breakpoint
ALTER TABLE "user_data" ADD CONSTRAINT "user_data_reader_readers_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_items" ADD CONSTRAINT "user_data_items_reader_key_user_data_reader_key_fk" FOREIGN KEY ("reader","key") REFERENCES "public"."user_data"("reader","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_requests" ADD CONSTRAINT "user_data_requests_reader_readers_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_data_requests_device" ON "user_data_requests" USING btree ("reader","device","at");