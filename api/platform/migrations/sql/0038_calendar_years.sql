CREATE TABLE "calendar_years" (
	"year" smallint PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"days_in_month" smallint[] NOT NULL,
	CONSTRAINT "calendar_years_months" CHECK (cardinality("calendar_years"."days_in_month") = 12 and 29 <= all ("calendar_years"."days_in_month") and 32 >= all ("calendar_years"."days_in_month")),
	CONSTRAINT "calendar_years_days" CHECK (days_in_month[1] + days_in_month[2] + days_in_month[3] + days_in_month[4] + days_in_month[5] + days_in_month[6] + days_in_month[7] + days_in_month[8] + days_in_month[9] + days_in_month[10] + days_in_month[11] + days_in_month[12] in (365, 366))
);
--> statement-breakpoint
-- The years of domain/bikram-sambat-years.ts; staff add the next ones.
INSERT INTO calendar_years (year, starts_on, days_in_month) VALUES
  (2070, '2013-04-14', '{31,31,31,32,31,31,29,30,30,29,30,30}'),
  (2071, '2014-04-14', '{31,31,32,31,31,31,30,29,30,29,30,30}'),
  (2072, '2015-04-14', '{31,32,31,32,31,30,30,29,30,29,30,30}'),
  (2073, '2016-04-13', '{31,32,31,32,31,30,30,30,29,29,30,31}'),
  (2074, '2017-04-14', '{31,31,31,32,31,31,30,29,30,29,30,30}'),
  (2075, '2018-04-14', '{31,31,32,31,31,31,30,29,30,29,30,30}'),
  (2076, '2019-04-14', '{31,32,31,32,31,30,30,30,29,29,30,30}'),
  (2077, '2020-04-13', '{31,32,31,32,31,30,30,30,29,30,29,31}'),
  (2078, '2021-04-14', '{31,31,31,32,31,31,30,29,30,29,30,30}'),
  (2079, '2022-04-14', '{31,31,32,31,31,31,30,29,30,29,30,30}'),
  (2080, '2023-04-14', '{31,32,31,32,31,30,30,30,29,29,30,30}'),
  (2081, '2024-04-13', '{31,32,31,32,31,30,30,30,29,30,29,31}'),
  (2082, '2025-04-14', '{31,31,32,31,31,31,30,29,30,29,30,30}'),
  (2083, '2026-04-14', '{31,31,32,31,31,31,30,29,30,29,30,30}');
--> statement-breakpoint
SELECT keep_audit_of('calendar_years');
--> statement-breakpoint
-- Pages tell dates in Nepali by the years in the shop's settings.
CREATE TRIGGER calendar_years_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON calendar_years FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('settings');
