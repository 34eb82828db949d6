CREATE TABLE "account_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"uid" text PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account" uuid,
	"data" json NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" json NOT NULL,
	"uid" text,
	"grant_id" text,
	"account" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oidc_payloads_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "account_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logout_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "reader_sessions" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_passkeys" ADD CONSTRAINT "account_passkeys_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data" ADD CONSTRAINT "user_data_reader_readers_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_items" ADD CONSTRAINT "user_data_items_reader_key_user_data_reader_key_fk" FOREIGN KEY ("reader","key") REFERENCES "public"."user_data"("reader","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_requests" ADD CONSTRAINT "user_data_requests_reader_readers_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_sessions_account" ON "account_sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "account_tokens_expiry" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_account" ON "oidc_payloads" USING btree ("account");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expiry" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_passkeys_account" ON "account_passkeys" USING btree ("account");--> statement-breakpoint
CREATE INDEX "user_data_requests_device" ON "user_data_requests" USING btree ("reader","device","at");--> statement-breakpoint
CREATE INDEX "reader_sessions_provider" ON "reader_sessions" USING btree ("provider_session");--> statement-breakpoint
ALTER TABLE "reader_sessions" ADD CONSTRAINT "reader_sessions_public_id_unique" UNIQUE("public_id");