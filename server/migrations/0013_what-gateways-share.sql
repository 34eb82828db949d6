CREATE TABLE "canary_stops" (
	"environment" text NOT NULL,
	"revision" integer NOT NULL,
	"pillar" text NOT NULL,
	"version" text NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canary_stops_environment_revision_pillar_version_pk" PRIMARY KEY("environment","revision","pillar","version")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_counts" (
	"gateway" uuid NOT NULL,
	"name" text NOT NULL,
	"count" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_counts_gateway_name_pk" PRIMARY KEY("gateway","name")
);
