-- Every table, index, trigger and function as they are today, for reading. `npm run db:structure` writes this file from a
-- freshly migrated database, and a test compares the two. The migrations in api/platform/migrations/sql create them.

CREATE EXTENSION pg_trgm;

CREATE TABLE addresses (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  details bytea NOT NULL,
  used_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT addresses_pkey PRIMARY KEY (id),
  CONSTRAINT addresses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX addresses_by_user ON addresses USING btree (user_id, used_at DESC);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON addresses FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{details}');

CREATE TABLE api_keys (
  id uuid NOT NULL,
  name text NOT NULL,
  staff_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  calls_per_minute integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_expiry CHECK (expires_at >= created_at AND expires_at <= (created_at + '731 days'::interval)),
  CONSTRAINT api_keys_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT api_keys_pace CHECK (calls_per_minute > 0),
  CONSTRAINT api_keys_some_scope CHECK (cardinality(scopes) > 0),
  CONSTRAINT api_keys_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX api_keys_by_staff ON api_keys USING btree (staff_id);
CREATE INDEX api_keys_by_time ON api_keys USING btree (created_at, id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON api_keys FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{token_hash}');

CREATE TABLE assignments (
  kind text NOT NULL,
  record_id uuid NOT NULL,
  owner_id uuid,
  due_at timestamp with time zone,
  is_open boolean DEFAULT true NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  owned_since timestamp with time zone,
  CONSTRAINT assignments_kind_record_id_pk PRIMARY KEY (kind, record_id),
  CONSTRAINT assignments_owner_id_staff_id_fk FOREIGN KEY (owner_id) REFERENCES staff(id)
);
CREATE INDEX assignments_by_owner ON assignments USING btree (kind, owner_id, record_id) WHERE owner_id IS NOT NULL;
CREATE INDEX assignments_of_nobody ON assignments USING btree (due_at, since, record_id) WHERE is_open AND owner_id IS NULL;
CREATE INDEX assignments_of_owner ON assignments USING btree (owner_id, due_at, since, record_id) WHERE is_open AND owner_id IS NOT NULL;
CREATE INDEX assignments_open ON assignments USING btree (due_at, since, record_id) WHERE is_open;
CREATE TRIGGER assignments_note_owner BEFORE INSERT OR UPDATE OF owner_id ON assignments FOR EACH ROW EXECUTE FUNCTION note_owner();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON assignments FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{kind,record_id}', '{}');

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  call text NOT NULL,
  request_id text NOT NULL,
  table_name text NOT NULL,
  row_key text NOT NULL,
  action text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_by_call ON audit_log USING btree (call);
CREATE INDEX audit_log_by_request ON audit_log USING btree (request_id);
CREATE INDEX audit_log_by_row ON audit_log USING btree (table_name, row_key, id);
CREATE INDEX audit_log_by_staff ON audit_log USING btree (staff_id, id);
CREATE INDEX audit_log_by_time ON audit_log USING btree (at DESC, id);
CREATE INDEX audit_log_by_words ON audit_log USING gin (staff_name gin_trgm_ops, row_key gin_trgm_ops, (before::text) gin_trgm_ops, (after::text) gin_trgm_ops);
CREATE INDEX audit_log_of_deletions ON audit_log USING btree (at, id) WHERE action = 'delete'::text;
CREATE TRIGGER audit_log_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER audit_log_live AFTER INSERT ON audit_log FOR EACH ROW WHEN (new.at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_change();
CREATE TRIGGER audit_log_live_assignments AFTER INSERT ON audit_log FOR EACH ROW WHEN (new.table_name = 'assignments'::text AND new.at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_assignment();

CREATE TABLE backup_runs (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  file_name text NOT NULL,
  bytes bigint NOT NULL,
  is_encrypted boolean NOT NULL,
  missing_files integer NOT NULL,
  CONSTRAINT backup_runs_pkey PRIMARY KEY (id)
);
CREATE INDEX backup_runs_by_time ON backup_runs USING btree (at);

CREATE TABLE bank_vouchers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  photo_id uuid NOT NULL,
  state text DEFAULT 'sent'::text NOT NULL,
  answer text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  answered_at timestamp with time zone,
  CONSTRAINT bank_vouchers_pkey PRIMARY KEY (id),
  CONSTRAINT bank_vouchers_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT bank_vouchers_photo_id_photos_id_fk FOREIGN KEY (photo_id) REFERENCES photos(id)
);
CREATE INDEX bank_vouchers_by_order ON bank_vouchers USING btree (order_id, created_at);
CREATE UNIQUE INDEX bank_vouchers_one_waits ON bank_vouchers USING btree (order_id) WHERE state = 'sent'::text;
CREATE TRIGGER bank_vouchers_live AFTER INSERT ON bank_vouchers FOR EACH ROW WHEN (new.created_at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('vouchers', 'id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON bank_vouchers FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE banner_images (
  banner_id integer NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  alt text NOT NULL,
  descriptions text[] DEFAULT '{}'::text[] NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT banner_images_banner_id_position_pk PRIMARY KEY (banner_id, "position"),
  CONSTRAINT banner_images_three_lines CHECK (cardinality(descriptions) <= 3),
  CONSTRAINT banner_images_banner_id_banners_id_fk FOREIGN KEY (banner_id) REFERENCES banners(id) ON DELETE CASCADE,
  CONSTRAINT banner_images_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id)
);
CREATE INDEX banner_images_by_picture ON banner_images USING btree (picture_id);
CREATE TRIGGER banner_images_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON banner_images FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('banners');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON banner_images FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{banner_id,position}', '{}');

CREATE TABLE banners (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  title text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  link_label text,
  link_category_id integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  CONSTRAINT banners_pkey PRIMARY KEY (id),
  CONSTRAINT banners_link_whole CHECK (num_nonnulls(link_label, link_category_id) <> 1),
  CONSTRAINT banners_title_not_blank CHECK (btrim(title) <> ''::text),
  CONSTRAINT banners_link_category_id_categories_id_fk FOREIGN KEY (link_category_id) REFERENCES categories(id)
);
CREATE INDEX banners_in_order ON banners USING btree ("position", id);
CREATE TRIGGER banners_due AFTER INSERT OR UPDATE OF starts_at, ends_at ON banners FOR EACH ROW WHEN (new.starts_at IS NOT NULL OR new.ends_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
CREATE TRIGGER banners_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('banners');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON banners FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE calendar_years (
  year smallint NOT NULL,
  starts_on date NOT NULL,
  days_in_month smallint[] NOT NULL,
  CONSTRAINT calendar_years_pkey PRIMARY KEY (year),
  CONSTRAINT calendar_years_days CHECK ((days_in_month[1] + days_in_month[2] + days_in_month[3] + days_in_month[4] + days_in_month[5] + days_in_month[6] + days_in_month[7] + days_in_month[8] + days_in_month[9] + days_in_month[10] + days_in_month[11] + days_in_month[12]) = ANY (ARRAY[365, 366])),
  CONSTRAINT calendar_years_months CHECK (cardinality(days_in_month) = 12 AND (29 <= ALL (days_in_month)) AND (32 >= ALL (days_in_month)))
);
CREATE TRIGGER calendar_years_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON calendar_years FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('settings');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON calendar_years FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{year}', '{}');

CREATE TABLE canned_replies (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  title text NOT NULL,
  english text NOT NULL,
  nepali text NOT NULL,
  CONSTRAINT canned_replies_pkey PRIMARY KEY (id),
  CONSTRAINT canned_replies_one_per_title UNIQUE (title)
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON canned_replies FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE cart_lines (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  cart_id uuid NOT NULL,
  variant_id integer,
  name text NOT NULL,
  size text,
  type text,
  is_saved boolean DEFAULT false NOT NULL,
  quantity smallint NOT NULL,
  seen_price integer NOT NULL,
  added_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  color jsonb,
  CONSTRAINT cart_lines_pkey PRIMARY KEY (id),
  CONSTRAINT cart_lines_one_per_variant UNIQUE (cart_id, variant_id, is_saved),
  CONSTRAINT cart_lines_price_positive CHECK (seen_price > 0),
  CONSTRAINT cart_lines_quantity CHECK (quantity >= 1 AND quantity <= 10),
  CONSTRAINT cart_lines_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE SET NULL
);
CREATE INDEX cart_lines_by_variant ON cart_lines USING btree (variant_id);

CREATE TABLE cart_notices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  cart_id uuid NOT NULL,
  reason text NOT NULL,
  variant_id integer,
  name text NOT NULL,
  size text,
  type text,
  wanted smallint NOT NULL,
  kept smallint NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  color jsonb,
  CONSTRAINT cart_notices_pkey PRIMARY KEY (id),
  CONSTRAINT cart_notices_one_per_variant UNIQUE (cart_id, variant_id, reason),
  CONSTRAINT cart_notices_less CHECK (kept >= 0 AND kept < wanted),
  CONSTRAINT cart_notices_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE,
  CONSTRAINT cart_notices_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE SET NULL
);
CREATE INDEX cart_notices_by_variant ON cart_notices USING btree (variant_id);

CREATE TABLE carts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid,
  guest_key bytea,
  share_key bytea,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  touched_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT carts_pkey PRIMARY KEY (id),
  CONSTRAINT carts_one_per_guest UNIQUE (guest_key),
  CONSTRAINT carts_one_per_share UNIQUE (share_key),
  CONSTRAINT carts_one_per_user UNIQUE (user_id),
  CONSTRAINT carts_have_one_owner CHECK (num_nonnulls(user_id, guest_key, share_key) = 1),
  CONSTRAINT carts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX carts_to_clean ON carts USING btree (touched_at) WHERE user_id IS NULL;

CREATE TABLE cash_handover_lines (
  handover_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  CONSTRAINT cash_handover_lines_handover_id_payment_id_pk PRIMARY KEY (handover_id, payment_id),
  CONSTRAINT cash_handover_lines_once UNIQUE (payment_id),
  CONSTRAINT cash_handover_lines_handover_id_cash_handovers_id_fk FOREIGN KEY (handover_id) REFERENCES cash_handovers(id),
  CONSTRAINT cash_handover_lines_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE TRIGGER cash_handover_lines_are_final BEFORE DELETE OR UPDATE OR TRUNCATE ON cash_handover_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER cash_handover_lines_counted AFTER INSERT ON cash_handover_lines REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_cash();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON cash_handover_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{handover_id,payment_id}', '{}');

CREATE TABLE cash_handovers (
  id uuid NOT NULL,
  day date NOT NULL,
  brought_by text NOT NULL,
  expected bigint NOT NULL,
  counted bigint NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cash_handovers_pkey PRIMARY KEY (id),
  CONSTRAINT cash_handovers_difference CHECK (expected = counted OR btrim(note) <> ''::text),
  CONSTRAINT cash_handovers_sums CHECK (expected > 0 AND counted >= 0)
);
CREATE INDEX cash_handovers_by_time ON cash_handovers USING btree (at DESC);
CREATE TRIGGER cash_handovers_are_final BEFORE DELETE OR UPDATE OR TRUNCATE ON cash_handovers FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON cash_handovers FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  filter_name text,
  intro text DEFAULT ''::text NOT NULL,
  parent_id integer,
  level smallint GENERATED ALWAYS AS (
CASE
    WHEN parent_id IS NULL THEN 1
    ELSE 2
END) STORED NOT NULL,
  parent_level smallint GENERATED ALWAYS AS (1) STORED NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  hs_code text DEFAULT '9403'::text NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_id_level UNIQUE (id, level),
  CONSTRAINT categories_id_parent UNIQUE (id, parent_id),
  CONSTRAINT categories_slug_unique UNIQUE (slug),
  CONSTRAINT categories_hs_code CHECK (hs_code ~ '^[0-9]{4,8}$'::text),
  CONSTRAINT categories_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT categories_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT categories_parent_is_top_level FOREIGN KEY (parent_id, parent_level) REFERENCES categories(id, level)
);
CREATE INDEX categories_by_parent ON categories USING btree (parent_id, "position");
CREATE TRIGGER categories_named AFTER INSERT OR UPDATE OF name, translations ON categories FOR EACH ROW EXECUTE FUNCTION category_name_changed();
CREATE TRIGGER categories_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('categories');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE category_pictures (
  category_id integer NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  alt text NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT category_pictures_category_id_position_pk PRIMARY KEY (category_id, "position"),
  CONSTRAINT category_pictures_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  CONSTRAINT category_pictures_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id)
);
CREATE INDEX category_pictures_by_picture ON category_pictures USING btree (picture_id);
CREATE TRIGGER category_pictures_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON category_pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('categories');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON category_pictures FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{category_id,position}', '{}');

CREATE TABLE clients (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  sector text DEFAULT ''::text NOT NULL,
  logo_picture_id text,
  "position" integer DEFAULT 0 NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT clients_pkey PRIMARY KEY (id),
  CONSTRAINT clients_slug_unique UNIQUE (slug),
  CONSTRAINT clients_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT clients_logo_picture_id_pictures_id_fk FOREIGN KEY (logo_picture_id) REFERENCES pictures(id)
);
CREATE INDEX clients_in_order ON clients USING btree ("position", id);
CREATE TRIGGER clients_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('clients');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON clients FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE credit_accounts (
  id uuid NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  code_hash bytea,
  code_end text DEFAULT ''::text NOT NULL,
  balance bigint DEFAULT 0 NOT NULL,
  blocked_at timestamp with time zone,
  language text DEFAULT 'en'::text NOT NULL,
  private_details bytea,
  email text DEFAULT ''::text NOT NULL,
  phone_index bytea,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT credit_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT credit_accounts_one_per_code UNIQUE (code_hash),
  CONSTRAINT credit_accounts_one_per_user UNIQUE (user_id),
  CONSTRAINT credit_accounts_balance CHECK (balance >= 0),
  CONSTRAINT credit_accounts_kind CHECK ((kind = 'gift-card'::text) = (code_hash IS NOT NULL)),
  CONSTRAINT credit_accounts_owner CHECK (kind = 'store-credit'::text OR user_id IS NULL),
  CONSTRAINT credit_accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX credit_accounts_by_balance ON credit_accounts USING btree (balance, id);
CREATE INDEX credit_accounts_by_email ON credit_accounts USING btree (email);
CREATE INDEX credit_accounts_by_end ON credit_accounts USING btree (code_end);
CREATE INDEX credit_accounts_by_phone ON credit_accounts USING btree (phone_index);
CREATE INDEX credit_accounts_by_time ON credit_accounts USING btree (created_at, id);
CREATE INDEX credit_accounts_to_forget ON credit_accounts USING btree (created_at) WHERE private_details IS NOT NULL;
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON credit_accounts FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{code_hash,private_details,email,phone_index}');

CREATE TABLE credit_entries (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  order_id uuid,
  payment_id uuid,
  refund_id uuid,
  paid_by text,
  reference text DEFAULT ''::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  staff_id uuid,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT credit_entries_pkey PRIMARY KEY (id),
  CONSTRAINT credit_entries_one_per_payment UNIQUE (payment_id),
  CONSTRAINT credit_entries_one_per_refund UNIQUE (refund_id),
  CONSTRAINT credit_entries_amount CHECK (amount <> 0),
  CONSTRAINT credit_entries_order CHECK ((reason = ANY (ARRAY['order'::text, 'back'::text, 'refund'::text])) = (order_id IS NOT NULL)),
  CONSTRAINT credit_entries_payment CHECK ((reason = 'order'::text) = (payment_id IS NOT NULL)),
  CONSTRAINT credit_entries_refund CHECK ((reason = ANY (ARRAY['back'::text, 'refund'::text])) = (refund_id IS NOT NULL)),
  CONSTRAINT credit_entries_sale CHECK ((reason = 'sold'::text) = (paid_by IS NOT NULL)),
  CONSTRAINT credit_entries_sign CHECK (reason = 'correction'::text OR (amount < 0) = (reason = 'order'::text)),
  CONSTRAINT credit_entries_account_id_credit_accounts_id_fk FOREIGN KEY (account_id) REFERENCES credit_accounts(id),
  CONSTRAINT credit_entries_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT credit_entries_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT credit_entries_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX credit_entries_by_account ON credit_entries USING btree (account_id, at);
CREATE INDEX credit_entries_by_order ON credit_entries USING btree (order_id);
CREATE INDEX credit_entries_by_time ON credit_entries USING btree (at, id);
CREATE UNIQUE INDEX credit_entries_one_per_transfer ON credit_entries USING btree (upper(regexp_replace(reference, '\s'::text, ''::text, 'g'::text))) WHERE paid_by = 'bank'::text;
CREATE TRIGGER credit_entries_are_final BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER credit_entries_balance AFTER INSERT ON credit_entries FOR EACH ROW EXECUTE FUNCTION keep_credit_balance();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON credit_entries FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE custom_quotes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  request_id uuid NOT NULL,
  price integer NOT NULL,
  weeks smallint NOT NULL,
  valid_until date NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT custom_quotes_pkey PRIMARY KEY (id),
  CONSTRAINT custom_quotes_price CHECK (price > 0),
  CONSTRAINT custom_quotes_weeks CHECK (weeks >= 1 AND weeks <= 52),
  CONSTRAINT custom_quotes_request_id_custom_requests_id_fk FOREIGN KEY (request_id) REFERENCES custom_requests(id) ON DELETE CASCADE
);
CREATE INDEX custom_quotes_by_request ON custom_quotes USING btree (request_id, created_at);
CREATE TRIGGER custom_quotes_are_final BEFORE DELETE OR UPDATE OR TRUNCATE ON custom_quotes FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON custom_quotes FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE custom_request_events (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  request_id uuid NOT NULL,
  action text NOT NULL,
  actor text NOT NULL,
  actor_id uuid,
  reason text DEFAULT ''::text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT custom_request_events_pkey PRIMARY KEY (id),
  CONSTRAINT custom_request_events_request_id_custom_requests_id_fk FOREIGN KEY (request_id) REFERENCES custom_requests(id)
);
CREATE INDEX custom_request_events_by_request ON custom_request_events USING btree (request_id, id);
CREATE TRIGGER custom_request_events_are_final BEFORE DELETE OR TRUNCATE ON custom_request_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER custom_request_events_forget_shoppers_alone BEFORE UPDATE ON custom_request_events FOR EACH ROW EXECUTE FUNCTION refuse_but_forget_shopper();
CREATE TRIGGER custom_request_events_live AFTER INSERT ON custom_request_events FOR EACH ROW WHEN (new.at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('custom-requests', 'request_id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON custom_request_events FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE custom_requests (
  id uuid NOT NULL,
  number text NOT NULL,
  user_id uuid,
  state text DEFAULT 'requested'::text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  private_details bytea,
  product_id integer,
  width_cm numeric(5,1) NOT NULL,
  height_cm numeric(5,1) NOT NULL,
  depth_cm numeric(5,1) NOT NULL,
  material text NOT NULL,
  order_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  color jsonb,
  plan jsonb,
  CONSTRAINT custom_requests_pkey PRIMARY KEY (id),
  CONSTRAINT custom_requests_one_per_number UNIQUE (number),
  CONSTRAINT custom_requests_one_per_order UNIQUE (order_id),
  CONSTRAINT custom_requests_order CHECK ((state = 'accepted'::text) = (order_id IS NOT NULL)),
  CONSTRAINT custom_requests_size CHECK (LEAST(width_cm, height_cm, depth_cm) > 0::numeric),
  CONSTRAINT custom_requests_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT custom_requests_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL,
  CONSTRAINT custom_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX custom_requests_by_state ON custom_requests USING btree (state, created_at);
CREATE INDEX custom_requests_by_time ON custom_requests USING btree (created_at DESC, id);
CREATE INDEX custom_requests_by_user ON custom_requests USING btree (user_id, created_at DESC);
CREATE INDEX custom_requests_by_words ON custom_requests USING gin (number gin_trgm_ops, name gin_trgm_ops, email gin_trgm_ops);
CREATE TRIGGER custom_requests_become_work AFTER INSERT ON custom_requests FOR EACH ROW WHEN (new.state = ANY (ARRAY['requested'::text, 'quoted'::text])) EXECUTE FUNCTION keep_custom_assignment();
CREATE TRIGGER custom_requests_change_work AFTER UPDATE OF state ON custom_requests FOR EACH ROW WHEN (old.state <> new.state) EXECUTE FUNCTION keep_custom_assignment();
CREATE TRIGGER custom_requests_end_work AFTER DELETE ON custom_requests FOR EACH ROW EXECUTE FUNCTION drop_assignment('custom-request');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON custom_requests FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{private_details,plan}');

CREATE TABLE customer_figures (
  user_id uuid NOT NULL,
  order_count integer DEFAULT 0 NOT NULL,
  spent bigint DEFAULT 0 NOT NULL,
  last_order_at timestamp with time zone,
  CONSTRAINT customer_figures_pkey PRIMARY KEY (user_id),
  CONSTRAINT customer_figures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX customer_figures_by_last_order ON customer_figures USING btree (last_order_at NULLS FIRST, user_id);
CREATE INDEX customer_figures_by_orders ON customer_figures USING btree (order_count, user_id);
CREATE INDEX customer_figures_by_spent ON customer_figures USING btree (spent, user_id);

CREATE TABLE customer_notes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  words bytea NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT customer_notes_pkey PRIMARY KEY (id),
  CONSTRAINT customer_notes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX customer_notes_by_user ON customer_notes USING btree (user_id, at);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON customer_notes FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{words}');

CREATE TABLE damage_reports (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  "position" smallint NOT NULL,
  description bytea,
  photo_ids uuid[] NOT NULL,
  state text DEFAULT 'reported'::text NOT NULL,
  remedy text,
  answer text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  answered_at timestamp with time zone,
  remedy_day date,
  remedy_slot text,
  remedied_at timestamp with time zone,
  CONSTRAINT damage_reports_pkey PRIMARY KEY (id),
  CONSTRAINT damage_reports_answered CHECK ((state = 'reported'::text) = (answered_at IS NULL)),
  CONSTRAINT damage_reports_day_with_slot CHECK ((remedy_day IS NULL) = (remedy_slot IS NULL)),
  CONSTRAINT damage_reports_have_photos CHECK (cardinality(photo_ids) >= 1 AND cardinality(photo_ids) <= 5),
  CONSTRAINT damage_reports_remedied CHECK (COALESCE(remedy = ANY (ARRAY['replacement'::text, 'repair'::text]), false) OR num_nonnulls(remedy_day, remedied_at) = 0),
  CONSTRAINT damage_reports_remedy CHECK ((state = 'accepted'::text) = (remedy IS NOT NULL)),
  CONSTRAINT damage_reports_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT damage_reports_order_id_position_order_lines_order_id_position_ FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position")
);
CREATE INDEX damage_reports_by_order ON damage_reports USING btree (order_id, created_at);
CREATE UNIQUE INDEX damage_reports_one_waits ON damage_reports USING btree (order_id, "position") WHERE state = 'reported'::text;
CREATE INDEX damage_reports_to_remedy ON damage_reports USING btree (remedy_day) WHERE (remedy = ANY (ARRAY['replacement'::text, 'repair'::text])) AND remedied_at IS NULL;
CREATE TRIGGER damage_reports_live AFTER INSERT ON damage_reports FOR EACH ROW WHEN (new.created_at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('damage-reports', 'id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON damage_reports FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{description}');

CREATE TABLE data_key_fingerprint (
  only_row boolean DEFAULT true NOT NULL,
  fingerprint bytea NOT NULL,
  CONSTRAINT data_key_fingerprint_pkey PRIMARY KEY (only_row),
  CONSTRAINT data_key_fingerprint_one_row CHECK (only_row)
);

CREATE TABLE data_key_passes (
  store text NOT NULL,
  key_id text NOT NULL,
  after text[],
  found integer DEFAULT 0 NOT NULL,
  rewritten integer DEFAULT 0 NOT NULL,
  began_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  clean_since timestamp with time zone,
  CONSTRAINT data_key_passes_pkey PRIMARY KEY (store)
);

CREATE TABLE data_keys (
  id text NOT NULL,
  fingerprint bytea NOT NULL,
  is_first boolean NOT NULL,
  hash_keys bytea,
  newest_since timestamp with time zone NOT NULL,
  unused_since timestamp with time zone,
  CONSTRAINT data_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE data_requests (
  id uuid NOT NULL,
  state text DEFAULT 'searching'::text NOT NULL,
  email_hash bytea,
  phone_hash bytea,
  contact bytea,
  words bytea NOT NULL,
  found jsonb,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  exported_at timestamp with time zone,
  exported_by text DEFAULT ''::text NOT NULL,
  deletion_at timestamp with time zone,
  deletion_by text DEFAULT ''::text NOT NULL,
  held jsonb,
  ended_at timestamp with time zone,
  problem text DEFAULT ''::text NOT NULL,
  exported_by_id uuid,
  deletion_by_id uuid,
  CONSTRAINT data_requests_pkey PRIMARY KEY (id),
  CONSTRAINT data_requests_ended CHECK ((state = ANY (ARRAY['deleted'::text, 'closed'::text])) = (ended_at IS NOT NULL) AND (ended_at IS NOT NULL) = (contact IS NULL)),
  CONSTRAINT data_requests_of_somebody CHECK (num_nonnulls(email_hash, phone_hash) > 0)
);
CREATE INDEX data_requests_by_email ON data_requests USING btree (email_hash);
CREATE INDEX data_requests_by_phone ON data_requests USING btree (phone_hash);
CREATE INDEX data_requests_by_time ON data_requests USING btree (created_at DESC, id);
CREATE INDEX data_requests_open ON data_requests USING btree (created_at) WHERE ended_at IS NULL;
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON data_requests FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{email_hash,phone_hash,contact,words}');

CREATE TABLE deliveries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  number smallint NOT NULL,
  state text DEFAULT 'planned'::text NOT NULL,
  day date,
  slot text,
  zone_id integer,
  is_large boolean NOT NULL,
  code text NOT NULL,
  moves smallint DEFAULT 0 NOT NULL,
  wrong_codes smallint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  delivered_at timestamp with time zone,
  is_pickup boolean DEFAULT false NOT NULL,
  cash_told integer,
  CONSTRAINT deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT deliveries_one_per_number UNIQUE (order_id, number),
  CONSTRAINT deliveries_code_form CHECK (code ~ '^[0-9]{6}$'::text),
  CONSTRAINT deliveries_day_with_slot CHECK ((day IS NULL) = (slot IS NULL)),
  CONSTRAINT deliveries_delivered CHECK ((state = 'delivered'::text) = (delivered_at IS NOT NULL)),
  CONSTRAINT deliveries_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT deliveries_zone_id_delivery_zones_id_fk FOREIGN KEY (zone_id) REFERENCES delivery_zones(id)
);
CREATE INDEX deliveries_by_arrangement ON deliveries USING btree (day NULLS FIRST, array_position(ARRAY['morning'::text, 'afternoon'::text, 'evening'::text], slot) NULLS FIRST, id) WHERE zone_id IS NULL AND NOT is_pickup;
CREATE INDEX deliveries_by_arrival ON deliveries USING btree (delivered_at NULLS FIRST, id);
CREATE INDEX deliveries_by_day ON deliveries USING btree (day NULLS FIRST, array_position(ARRAY['morning'::text, 'afternoon'::text, 'evening'::text], slot) NULLS FIRST, id);
CREATE INDEX deliveries_by_slot ON deliveries USING btree (zone_id, day, slot);
CREATE INDEX deliveries_by_time ON deliveries USING btree (created_at, id);
CREATE INDEX deliveries_in_state ON deliveries USING btree (state, day NULLS FIRST, array_position(ARRAY['morning'::text, 'afternoon'::text, 'evening'::text], slot) NULLS FIRST, id);
CREATE INDEX deliveries_to_collect ON deliveries USING btree (day NULLS FIRST, array_position(ARRAY['morning'::text, 'afternoon'::text, 'evening'::text], slot) NULLS FIRST, id) WHERE is_pickup;
CREATE TRIGGER deliveries_become_work AFTER INSERT ON deliveries FOR EACH ROW WHEN (new.state = ANY (ARRAY['planned'::text, 'out'::text])) EXECUTE FUNCTION keep_delivery_assignment();
CREATE TRIGGER deliveries_change_work AFTER UPDATE OF state ON deliveries FOR EACH ROW WHEN ((old.state = ANY (ARRAY['planned'::text, 'out'::text])) <> (new.state = ANY (ARRAY['planned'::text, 'out'::text]))) EXECUTE FUNCTION keep_delivery_assignment();
CREATE TRIGGER deliveries_dated AFTER INSERT OR DELETE OR UPDATE OF day, state ON deliveries FOR EACH ROW EXECUTE FUNCTION keep_delivery_day();
CREATE TRIGGER deliveries_end_work AFTER DELETE ON deliveries FOR EACH ROW EXECUTE FUNCTION drop_assignment('delivery');
CREATE TRIGGER deliveries_of_pickups BEFORE INSERT ON deliveries FOR EACH ROW EXECUTE FUNCTION keep_is_pickup();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON deliveries FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{code}');

CREATE TABLE delivery_districts (
  district text NOT NULL,
  zone_id integer NOT NULL,
  CONSTRAINT delivery_districts_pkey PRIMARY KEY (district),
  CONSTRAINT delivery_districts_zone_id_delivery_zones_id_fk FOREIGN KEY (zone_id) REFERENCES delivery_zones(id)
);
CREATE INDEX delivery_districts_by_zone ON delivery_districts USING btree (zone_id);
CREATE TRIGGER delivery_districts_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON delivery_districts FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('delivery');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON delivery_districts FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{district}', '{}');

CREATE TABLE delivery_lines (
  delivery_id uuid NOT NULL,
  order_id uuid NOT NULL,
  "position" smallint NOT NULL,
  quantity smallint NOT NULL,
  CONSTRAINT delivery_lines_delivery_id_position_pk PRIMARY KEY (delivery_id, "position"),
  CONSTRAINT delivery_lines_quantity CHECK (quantity > 0),
  CONSTRAINT delivery_lines_delivery_id_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES deliveries(id) ON DELETE CASCADE,
  CONSTRAINT delivery_lines_order_id_position_order_lines_order_id_position_ FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position")
);
CREATE INDEX delivery_lines_by_order ON delivery_lines USING btree (order_id, "position");
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON delivery_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{delivery_id,position}', '{}');

CREATE TABLE delivery_zones (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  standard_min_days smallint,
  standard_max_days smallint,
  express_min_days smallint,
  express_max_days smallint,
  "position" integer DEFAULT 0 NOT NULL,
  standard_fee integer,
  express_fee integer,
  cash_allowed boolean DEFAULT true NOT NULL,
  slot_capacity smallint DEFAULT 12 NOT NULL,
  truck_capacity smallint DEFAULT 4 NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  large_item_fee integer DEFAULT 0 NOT NULL,
  fitting_offered boolean DEFAULT true NOT NULL,
  arranged_min_days smallint,
  arranged_max_days smallint,
  CONSTRAINT delivery_zones_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_zones_name_unique UNIQUE (name),
  CONSTRAINT delivery_zones_arranged_1_to_90 CHECK (num_nulls(arranged_min_days, arranged_max_days) <> 1 AND 1 <= arranged_min_days AND arranged_min_days <= arranged_max_days AND arranged_max_days <= 90),
  CONSTRAINT delivery_zones_arranged_without_standard CHECK (arranged_min_days IS NULL OR standard_min_days IS NULL),
  CONSTRAINT delivery_zones_capacity CHECK (slot_capacity >= 0 AND truck_capacity >= 0),
  CONSTRAINT delivery_zones_express_1_to_3 CHECK (num_nulls(express_min_days, express_max_days) <> 1 AND 1 <= express_min_days AND express_min_days <= express_max_days AND express_max_days <= 3),
  CONSTRAINT delivery_zones_express_beside_standard CHECK (express_min_days IS NULL OR standard_min_days IS NOT NULL),
  CONSTRAINT delivery_zones_fees_not_negative CHECK (standard_fee >= 0 AND express_fee >= 0),
  CONSTRAINT delivery_zones_large_item_fee_not_negative CHECK (large_item_fee >= 0),
  CONSTRAINT delivery_zones_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT delivery_zones_standard_3_to_7 CHECK (num_nulls(standard_min_days, standard_max_days) <> 1 AND 3 <= standard_min_days AND standard_min_days <= standard_max_days AND standard_max_days <= 7)
);
CREATE TRIGGER delivery_zones_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('delivery');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON delivery_zones FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE driver_acts (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  kind text NOT NULL,
  problem text,
  words text DEFAULT ''::text NOT NULL,
  cash integer,
  photo_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  at timestamp with time zone NOT NULL,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  refusal text,
  answer text DEFAULT ''::text NOT NULL,
  happened_at timestamp with time zone,
  pieces jsonb DEFAULT '[]'::jsonb NOT NULL,
  rest_delivery_id uuid,
  settled_at timestamp with time zone,
  settled_by uuid,
  settlement text DEFAULT ''::text NOT NULL,
  CONSTRAINT driver_acts_pkey PRIMARY KEY (id),
  CONSTRAINT driver_acts_answer CHECK ((refusal IS NULL) = (answer = ''::text)),
  CONSTRAINT driver_acts_cash CHECK (cash >= 0),
  CONSTRAINT driver_acts_photos CHECK (cardinality(photo_ids) <= 3),
  CONSTRAINT driver_acts_problem CHECK ((kind = 'problem'::text) = (problem IS NOT NULL)),
  CONSTRAINT driver_acts_settled CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  CONSTRAINT driver_acts_delivery_id_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES deliveries(id) ON DELETE CASCADE,
  CONSTRAINT driver_acts_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT driver_acts_rest_delivery_id_deliveries_id_fk FOREIGN KEY (rest_delivery_id) REFERENCES deliveries(id) ON DELETE SET NULL,
  CONSTRAINT driver_acts_settled_by_staff_id_fk FOREIGN KEY (settled_by) REFERENCES staff(id),
  CONSTRAINT driver_acts_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX driver_acts_by_delivery ON driver_acts USING btree (delivery_id, received_at, id);
CREATE INDEX driver_acts_by_order ON driver_acts USING btree (order_id);
CREATE INDEX driver_acts_by_rest ON driver_acts USING btree (rest_delivery_id) WHERE rest_delivery_id IS NOT NULL;
CREATE INDEX driver_acts_to_settle ON driver_acts USING btree (received_at, id) WHERE refusal IS NOT NULL AND settled_at IS NULL;
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON driver_acts FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE driver_rounds (
  staff_id uuid NOT NULL,
  day date NOT NULL,
  delivery_ids uuid[] NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT driver_rounds_staff_id_day_pk PRIMARY KEY (staff_id, day),
  CONSTRAINT driver_rounds_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON driver_rounds FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{staff_id,day}', '{}');

CREATE TABLE exchanges (
  return_id uuid NOT NULL,
  order_id uuid NOT NULL,
  new_order_id uuid NOT NULL,
  amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT exchanges_pkey PRIMARY KEY (return_id),
  CONSTRAINT exchanges_one_per_new_order UNIQUE (new_order_id),
  CONSTRAINT exchanges_amount CHECK (amount >= 0),
  CONSTRAINT exchanges_new_order_id_orders_id_fk FOREIGN KEY (new_order_id) REFERENCES orders(id),
  CONSTRAINT exchanges_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT exchanges_return_id_return_requests_id_fk FOREIGN KEY (return_id) REFERENCES return_requests(id)
);
CREATE INDEX exchanges_by_order ON exchanges USING btree (order_id);
CREATE TRIGGER exchanges_counted AFTER INSERT OR UPDATE OF amount, ended_at ON exchanges FOR EACH ROW EXECUTE FUNCTION keep_exchanged();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON exchanges FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{return_id}', '{}');

CREATE TABLE faqs (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  "group" text NOT NULL,
  is_about_products boolean DEFAULT false NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT faqs_pkey PRIMARY KEY (id),
  CONSTRAINT faqs_slug_unique UNIQUE (slug),
  CONSTRAINT faqs_not_blank CHECK (btrim(question) <> ''::text AND btrim(answer) <> ''::text),
  CONSTRAINT faqs_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE INDEX faqs_in_order ON faqs USING btree ("group", "position", id);
CREATE TRIGGER faqs_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('faqs');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON faqs FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE help_feedback (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  verdict text NOT NULL,
  comment text DEFAULT ''::text NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT help_feedback_pkey PRIMARY KEY (id)
);
CREATE INDEX help_feedback_by_time ON help_feedback USING btree (created_at DESC);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON help_feedback FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE hoardings (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  description text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  CONSTRAINT hoardings_pkey PRIMARY KEY (id),
  CONSTRAINT hoardings_not_blank CHECK (btrim(description) <> ''::text)
);
CREATE INDEX hoardings_in_order ON hoardings USING btree ("position", id);
CREATE TRIGGER hoardings_due AFTER INSERT OR UPDATE OF starts_at, ends_at ON hoardings FOR EACH ROW WHEN (new.starts_at IS NOT NULL OR new.ends_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
CREATE TRIGGER hoardings_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON hoardings FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('hoardings');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON hoardings FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE idempotency_keys (
  owner bytea NOT NULL,
  key text NOT NULL,
  request bytea NOT NULL,
  status smallint NOT NULL,
  answer bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_keys_owner_key_pk PRIMARY KEY (owner, key)
);
CREATE INDEX idempotency_keys_to_clean ON idempotency_keys USING btree (created_at);

CREATE TABLE imports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  staff_id uuid NOT NULL,
  file_name text NOT NULL,
  state text DEFAULT 'checking'::text NOT NULL,
  rows jsonb NOT NULL,
  problems jsonb DEFAULT '[]'::jsonb NOT NULL,
  total_rows integer NOT NULL,
  done_rows integer DEFAULT 0 NOT NULL,
  added integer DEFAULT 0 NOT NULL,
  changed integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  unchanged integer DEFAULT 0 NOT NULL,
  samples jsonb DEFAULT '[]'::jsonb NOT NULL,
  seen jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT imports_pkey PRIMARY KEY (id),
  CONSTRAINT imports_rows CHECK (done_rows >= 0 AND done_rows <= total_rows),
  CONSTRAINT imports_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX imports_by_time ON imports USING btree (created_at DESC);

CREATE TABLE instalment_plans (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  bank text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  kind text NOT NULL,
  months smallint NOT NULL,
  annual_rate_percent numeric(5,2) DEFAULT 0 NOT NULL,
  rate_kind text DEFAULT 'reducing'::text NOT NULL,
  fee_percent numeric(5,2) DEFAULT 0 NOT NULL,
  fee_minimum integer DEFAULT 0 NOT NULL,
  fee_bearer text DEFAULT 'buyer'::text NOT NULL,
  down_payment_percent numeric(5,2) DEFAULT 0 NOT NULL,
  minimum integer DEFAULT 0 NOT NULL,
  maximum integer,
  category_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
  product_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
  starts_on date,
  ends_on date,
  is_active boolean DEFAULT true NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  terms_seen_on date NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT instalment_plans_pkey PRIMARY KEY (id),
  CONSTRAINT instalment_plans_amounts CHECK (fee_minimum >= 0 AND minimum >= 0 AND COALESCE(maximum >= minimum, true)),
  CONSTRAINT instalment_plans_bank_not_blank CHECK (btrim(bank) <> ''::text),
  CONSTRAINT instalment_plans_days CHECK (ends_on >= starts_on),
  CONSTRAINT instalment_plans_months CHECK (months >= 2 AND months <= 60),
  CONSTRAINT instalment_plans_percents CHECK (annual_rate_percent >= 0::numeric AND annual_rate_percent <= 60::numeric AND fee_percent >= 0::numeric AND fee_percent <= 20::numeric AND down_payment_percent >= 0::numeric AND down_payment_percent <= 90::numeric)
);
CREATE TRIGGER instalment_plans_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON instalment_plans FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('instalment-plans');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON instalment_plans FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE instalment_requests (
  order_id uuid NOT NULL,
  plan jsonb NOT NULL,
  state text DEFAULT 'asked'::text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  tell_bank text,
  CONSTRAINT instalment_requests_pkey PRIMARY KEY (order_id),
  CONSTRAINT instalment_requests_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX instalment_requests_open ON instalment_requests USING btree (order_id) WHERE state = ANY (ARRAY['asked'::text, 'papers'::text, 'approved'::text]);
CREATE INDEX instalment_requests_to_tell ON instalment_requests USING btree (order_id) WHERE tell_bank IS NOT NULL;
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON instalment_requests FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{order_id}', '{}');

CREATE TABLE invoice_counters (
  kind text NOT NULL,
  fiscal_year text NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_counters_kind_fiscal_year_pk PRIMARY KEY (kind, fiscal_year)
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON invoice_counters FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{kind,fiscal_year}', '{}');

CREATE TABLE invoice_prints (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  invoice_id uuid NOT NULL,
  actor text NOT NULL,
  actor_id uuid,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT invoice_prints_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_prints_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id)
);
CREATE INDEX invoice_prints_by_invoice ON invoice_prints USING btree (invoice_id);
CREATE TRIGGER invoice_prints_are_final BEFORE DELETE OR TRUNCATE ON invoice_prints FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER invoice_prints_forget_shoppers_alone BEFORE UPDATE ON invoice_prints FOR EACH ROW EXECUTE FUNCTION refuse_but_forget_shopper();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON invoice_prints FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE invoices (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  fiscal_year text NOT NULL,
  sequence integer NOT NULL,
  number text GENERATED ALWAYS AS ((fiscal_year || '-'::text) || lpad(sequence::text, GREATEST(6, length(sequence::text)), '0'::text)) STORED NOT NULL,
  cause text NOT NULL,
  credits_id uuid,
  total bigint NOT NULL,
  vat bigint NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  bs_day text NOT NULL,
  document bytea NOT NULL,
  has_pan boolean,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_one_per_cause UNIQUE (order_id, kind, cause),
  CONSTRAINT invoices_one_per_number UNIQUE (kind, fiscal_year, sequence),
  CONSTRAINT invoices_credit CHECK ((kind = 'credit-note'::text) = (credits_id IS NOT NULL)),
  CONSTRAINT invoices_figures CHECK (total >= 0 AND vat >= 0 AND vat <= total),
  CONSTRAINT invoices_fiscal_year CHECK (fiscal_year ~ '^[0-9]{4}/[0-9]{2}$'::text),
  CONSTRAINT invoices_sequence CHECK (sequence > 0),
  CONSTRAINT invoices_credits_id_invoices_id_fk FOREIGN KEY (credits_id) REFERENCES invoices(id),
  CONSTRAINT invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX invoices_by_time ON invoices USING btree (issued_at, id);
CREATE TRIGGER invoices_are_encrypted_again_alone BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_but_encrypt_again('document', 'number');
CREATE TRIGGER invoices_are_final BEFORE DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER invoices_told AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION tell_invoice();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON invoices FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{document}');

CREATE TABLE known_devices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  token_hash bytea NOT NULL,
  staff_id uuid,
  user_id uuid,
  session_id uuid NOT NULL,
  last_used_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (id),
  CONSTRAINT known_devices_one_per_account UNIQUE NULLS NOT DISTINCT (token_hash, staff_id, user_id),
  CONSTRAINT known_devices_of_one_account CHECK (num_nonnulls(staff_id, user_id) = 1),
  CONSTRAINT known_devices_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_by_staff ON known_devices USING btree (staff_id);
CREATE INDEX known_devices_by_user ON known_devices USING btree (user_id);

CREATE TABLE limit_counts (
  key text NOT NULL,
  points integer NOT NULL,
  expire timestamp with time zone NOT NULL,
  CONSTRAINT limit_counts_pkey PRIMARY KEY (key)
);
CREATE INDEX limit_counts_expire ON limit_counts USING btree (expire);

CREATE TABLE list_items (
  user_id uuid NOT NULL,
  product_id integer NOT NULL,
  added_at timestamp with time zone DEFAULT now() NOT NULL,
  color text,
  size text,
  type text,
  CONSTRAINT list_items_user_id_product_id_pk PRIMARY KEY (user_id, product_id),
  CONSTRAINT list_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT list_items_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX list_items_by_product ON list_items USING btree (product_id);

CREATE TABLE list_shares (
  user_id uuid NOT NULL,
  share_key bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT list_shares_pkey PRIMARY KEY (user_id),
  CONSTRAINT list_shares_key UNIQUE (share_key),
  CONSTRAINT list_shares_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE live_editors (
  tab uuid NOT NULL,
  staff_id uuid NOT NULL,
  topic text NOT NULL,
  record text NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT live_editors_pkey PRIMARY KEY (tab)
);

CREATE TABLE live_events (
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  topic text NOT NULL,
  record text NOT NULL,
  act text NOT NULL,
  staff_id uuid,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT live_events_pkey PRIMARY KEY (xid, topic, record, act)
);

CREATE TABLE mails (
  id uuid NOT NULL,
  event text NOT NULL,
  "to" text NOT NULL,
  template text NOT NULL,
  content bytea,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone,
  sent_at timestamp with time zone,
  tries integer DEFAULT 0 NOT NULL,
  last_error text,
  leased_until timestamp with time zone,
  language text DEFAULT 'en'::text NOT NULL,
  kept bytea,
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_event_unique UNIQUE (event)
);
CREATE INDEX mails_by_address ON mails USING btree (lower("to"), created_at);
CREATE INDEX mails_by_thing ON mails USING btree (split_part(event, ':'::text, 2));
CREATE INDEX mails_by_time ON mails USING btree (created_at DESC, id);
CREATE INDEX mails_unsent ON mails USING btree (created_at DESC, id) WHERE sent_at IS NULL;

CREATE TABLE mentions (
  note_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  seen_at timestamp with time zone,
  CONSTRAINT mentions_note_id_staff_id_pk PRIMARY KEY (note_id, staff_id),
  CONSTRAINT mentions_note_id_order_notes_id_fk FOREIGN KEY (note_id) REFERENCES order_notes(id) ON DELETE CASCADE,
  CONSTRAINT mentions_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX mentions_unseen ON mentions USING btree (staff_id, at) WHERE seen_at IS NULL;
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON mentions FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{note_id,staff_id}', '{}');

CREATE TABLE one_time_codes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  purpose text NOT NULL,
  email text NOT NULL,
  code_hash bytea,
  registration_id uuid,
  tries smallint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  redeemed_at timestamp with time zone,
  order_id uuid,
  asker bytea,
  phone_index bytea,
  CONSTRAINT one_time_codes_pkey PRIMARY KEY (id),
  CONSTRAINT one_time_codes_tries CHECK (tries >= 0 AND tries <= 5),
  CONSTRAINT one_time_codes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT one_time_codes_registration_id_registrations_id_fk FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE
);
CREATE INDEX one_time_codes_email ON one_time_codes USING btree (email, purpose, created_at);
CREATE INDEX one_time_codes_order ON one_time_codes USING btree (order_id);
CREATE INDEX one_time_codes_registration ON one_time_codes USING btree (registration_id);

CREATE TABLE order_events (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id uuid NOT NULL,
  action text NOT NULL,
  state text NOT NULL,
  actor text NOT NULL,
  actor_id uuid,
  reason text DEFAULT ''::text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT order_events_pkey PRIMARY KEY (id),
  CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_events_by_order ON order_events USING btree (order_id, id);
CREATE INDEX order_events_by_time ON order_events USING btree (at, order_id);
CREATE INDEX order_events_of_promises ON order_events USING btree (order_id, id) WHERE action = 'delivery-planned'::text AND actor = 'shopper'::text OR action = 'delivery-failed'::text OR action = 'edited'::text;
CREATE TRIGGER order_events_are_final BEFORE DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER order_events_forget_shoppers_alone BEFORE UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_but_forget_shopper();
CREATE TRIGGER order_events_live AFTER INSERT ON order_events FOR EACH ROW WHEN (new.at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('orders', 'order_id');
CREATE TRIGGER order_events_told AFTER INSERT ON order_events FOR EACH ROW WHEN (new.action = ANY (ARRAY['place'::text, 'confirm'::text, 'part-delivered'::text, 'deliver'::text, 'cancel'::text, 'expire'::text, 'return'::text, 'refund'::text, 'edited'::text, 'exchanged'::text])) EXECUTE FUNCTION tell_order_event();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON order_events FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE order_lines (
  order_id uuid NOT NULL,
  "position" smallint NOT NULL,
  product_id integer,
  variant_id integer,
  sku text NOT NULL,
  name text NOT NULL,
  size text,
  type text,
  picture_id text,
  picture_alt text DEFAULT ''::text NOT NULL,
  price integer NOT NULL,
  quantity smallint NOT NULL,
  subtotal bigint NOT NULL,
  reduction bigint NOT NULL,
  total bigint NOT NULL,
  vat bigint NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  color jsonb,
  CONSTRAINT order_lines_order_id_position_pk PRIMARY KEY (order_id, "position"),
  CONSTRAINT order_lines_figures CHECK (price > 0 AND quantity >= 1 AND quantity <= 10 AND subtotal = (price::bigint * quantity) AND total = (subtotal - reduction) AND reduction >= 0 AND total >= 0 AND vat >= 0 AND vat <= total),
  CONSTRAINT order_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_lines_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT order_lines_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL,
  CONSTRAINT order_lines_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE SET NULL
);
CREATE INDEX order_lines_by_picture ON order_lines USING btree (picture_id);
CREATE INDEX order_lines_by_product ON order_lines USING btree (product_id);
CREATE INDEX order_lines_by_variant_quantity ON order_lines USING btree (variant_id, quantity);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON order_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{order_id,position}', '{}');

CREATE TABLE order_notes (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  words bytea NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT order_notes_pkey PRIMARY KEY (id),
  CONSTRAINT order_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_notes_by_order ON order_notes USING btree (order_id, at);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON order_notes FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{words}');

CREATE TABLE order_reductions (
  order_id uuid NOT NULL,
  "position" smallint NOT NULL,
  promotion_id uuid,
  name text NOT NULL,
  code text,
  amount bigint NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  set_id uuid,
  sets smallint,
  by_staff boolean DEFAULT false NOT NULL,
  CONSTRAINT order_reductions_order_id_position_pk PRIMARY KEY (order_id, "position"),
  CONSTRAINT order_reductions_amount CHECK (amount > 0),
  CONSTRAINT order_reductions_of_set CHECK ((set_id IS NULL) = (sets IS NULL) AND COALESCE(sets > 0, true) AND (set_id IS NULL OR promotion_id IS NULL AND code IS NULL)),
  CONSTRAINT order_reductions_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_reductions_promotion_id_promotions_id_fk FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE SET NULL
);
CREATE INDEX order_reductions_by_promotion ON order_reductions USING btree (promotion_id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON order_reductions FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{order_id,position}', '{}');

CREATE TABLE orders (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number text NOT NULL,
  user_id uuid,
  state text DEFAULT 'pending'::text NOT NULL,
  placed_at timestamp with time zone DEFAULT now() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  province text NOT NULL,
  district text NOT NULL,
  private_details bytea,
  method text NOT NULL,
  payment text NOT NULL,
  estimate_first date,
  estimate_last date,
  collection_code text,
  subtotal bigint NOT NULL,
  shipping bigint NOT NULL,
  shipping_vat bigint NOT NULL,
  total bigint NOT NULL,
  vat bigint NOT NULL,
  pay_by timestamp with time zone,
  deposit bigint,
  language text DEFAULT 'en'::text NOT NULL,
  taken_by uuid,
  phone_index bytea,
  verify_by timestamp with time zone,
  network bytea,
  store jsonb,
  delivery_day date,
  neighborhood bytea,
  counted bigint DEFAULT 0 NOT NULL,
  recipient_phone_index bytea,
  CONSTRAINT orders_paid_told TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_one_per_number UNIQUE (number),
  CONSTRAINT orders_deposit CHECK (deposit >= 1 AND deposit <= total),
  CONSTRAINT orders_figures CHECK (subtotal > 0 AND shipping >= 0 AND total >= 0 AND total <= (subtotal + shipping) AND vat >= 0 AND vat <= total AND shipping_vat >= 0 AND shipping_vat <= shipping),
  CONSTRAINT orders_number_form CHECK (number ~ '^KA-[0-9]{6}-[0-9A-HJKMNP-TV-Z]{8}$'::text),
  CONSTRAINT orders_pickup_has_code CHECK ((method = 'pickup'::text) = (collection_code IS NOT NULL)),
  CONSTRAINT orders_store_of_pickup CHECK (store IS NULL OR method = 'pickup'::text) NOT VALID,
  CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX orders_bought ON orders USING btree (user_id, placed_at, total) WHERE user_id IS NOT NULL AND (state <> ALL (ARRAY['cancelled'::text, 'returned'::text]));
CREATE INDEX orders_by_delivery_day ON orders USING btree (delivery_day NULLS FIRST, id);
CREATE INDEX orders_by_email ON orders USING btree (lower(email));
CREATE INDEX orders_by_name ON orders USING btree (name, id);
CREATE INDEX orders_by_neighborhood ON orders USING btree (neighborhood) WHERE neighborhood IS NOT NULL;
CREATE INDEX orders_by_network ON orders USING btree (network) WHERE network IS NOT NULL;
CREATE INDEX orders_by_phone ON orders USING btree (phone_index);
CREATE INDEX orders_by_phone_call ON orders USING btree (placed_at, id) WHERE taken_by IS NOT NULL;
CREATE INDEX orders_by_recipient ON orders USING btree (recipient_phone_index) WHERE recipient_phone_index IS NOT NULL;
CREATE INDEX orders_by_time ON orders USING btree (placed_at DESC, id);
CREATE INDEX orders_by_total ON orders USING btree (total, id);
CREATE INDEX orders_by_user ON orders USING btree (user_id, placed_at DESC, id);
CREATE INDEX orders_by_words ON orders USING gin (number gin_trgm_ops, name gin_trgm_ops, email gin_trgm_ops);
CREATE INDEX orders_in_district ON orders USING btree (district, placed_at, id);
CREATE INDEX orders_in_state ON orders USING btree (state, placed_at, id);
CREATE INDEX orders_made_to_measure ON orders USING btree (placed_at, id) WHERE deposit IS NOT NULL;
CREATE INDEX orders_not_standard ON orders USING btree (method, placed_at, id) WHERE method <> 'standard'::text;
CREATE INDEX orders_open ON orders USING btree (placed_at, id) WHERE state = ANY (ARRAY['pending'::text, 'confirm'::text]);
CREATE INDEX orders_open_by_email ON orders USING btree (lower(email)) WHERE state = 'pending'::text;
CREATE INDEX orders_paid_before ON orders USING btree (payment, placed_at, id) WHERE payment <> 'cod'::text;
CREATE INDEX orders_to_expire ON orders USING btree (pay_by) WHERE state = 'pending'::text;
CREATE INDEX orders_to_verify ON orders USING btree (verify_by) WHERE state = 'pending'::text;
CREATE TRIGGER orders_become_work AFTER INSERT ON orders FOR EACH ROW WHEN (new.state = ANY (ARRAY['pending'::text, 'confirm'::text])) EXECUTE FUNCTION keep_order_assignment();
CREATE TRIGGER orders_bought AFTER INSERT ON orders FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION keep_customer_figures();
CREATE TRIGGER orders_change_work AFTER UPDATE OF state ON orders FOR EACH ROW WHEN ((old.state = ANY (ARRAY['pending'::text, 'confirm'::text])) <> (new.state = ANY (ARRAY['pending'::text, 'confirm'::text]))) EXECUTE FUNCTION keep_order_assignment();
CREATE TRIGGER orders_end_work AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION drop_assignment('order');
CREATE TRIGGER orders_gone AFTER DELETE ON orders FOR EACH ROW WHEN (old.user_id IS NOT NULL) EXECUTE FUNCTION keep_customer_figures();
CREATE TRIGGER orders_kept AFTER UPDATE OF state, user_id, total ON orders FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state OR old.user_id IS DISTINCT FROM new.user_id OR old.total IS DISTINCT FROM new.total) EXECUTE FUNCTION keep_customer_figures();
CREATE CONSTRAINT TRIGGER orders_paid_told AFTER UPDATE OF counted, total ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.counted < old.total AND new.counted >= new.total) EXECUTE FUNCTION tell_order_paid();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON orders FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{name,email,private_details,collection_code,phone_index,network,neighborhood}');

CREATE TABLE pages (
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT pages_pkey PRIMARY KEY (slug),
  CONSTRAINT pages_not_blank CHECK (btrim(title) <> ''::text AND btrim(body) <> ''::text),
  CONSTRAINT pages_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE TRIGGER pages_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('pages');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON pages FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{slug}', '{}');

CREATE TABLE payment_attempts (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  provider text NOT NULL,
  provider_ref text,
  purpose text NOT NULL,
  amount bigint NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  request jsonb NOT NULL,
  last_answer text,
  checks smallint DEFAULT 0 NOT NULL,
  checked_at timestamp with time zone,
  next_check_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_at timestamp with time zone,
  outages smallint DEFAULT 0 NOT NULL,
  ending text,
  CONSTRAINT payment_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT payment_attempts_one_per_ref UNIQUE (provider, provider_ref),
  CONSTRAINT payment_attempts_amount CHECK (amount > 0),
  CONSTRAINT payment_attempts_end CHECK ((state = 'pending'::text) = (ended_at IS NULL)),
  CONSTRAINT payment_attempts_ending CHECK ((state = 'failed'::text) = (ending IS NOT NULL)),
  CONSTRAINT payment_attempts_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX payment_attempts_by_order ON payment_attempts USING btree (order_id, created_at);
CREATE INDEX payment_attempts_to_check ON payment_attempts USING btree (next_check_at);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON payment_attempts FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE payments (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  method text NOT NULL,
  purpose text NOT NULL,
  amount bigint NOT NULL,
  attempt_id uuid,
  reference text DEFAULT ''::text NOT NULL,
  recorded_by uuid,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_one_per_attempt UNIQUE (attempt_id),
  CONSTRAINT payments_amount CHECK (amount > 0),
  CONSTRAINT payments_attempt_id_payment_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES payment_attempts(id),
  CONSTRAINT payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX payments_by_order ON payments USING btree (order_id, received_at);
CREATE INDEX payments_by_time ON payments USING btree (received_at, id);
CREATE UNIQUE INDEX payments_one_per_transfer ON payments USING btree (upper(regexp_replace(reference, '\s'::text, ''::text, 'g'::text))) WHERE method = 'bank'::text;
CREATE TRIGGER payments_are_final BEFORE DELETE OR UPDATE OR TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER payments_are_uncovered AFTER INSERT ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_uncovered_payments();
CREATE TRIGGER payments_counted AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION keep_counted();
CREATE TRIGGER payments_live AFTER INSERT ON payments FOR EACH ROW WHEN (new.received_at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('payments', 'order_id');
CREATE TRIGGER payments_wait AFTER INSERT ON payments REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_cash();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON payments FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE personal_reads (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  kind text NOT NULL,
  records text[] NOT NULL,
  request_id text NOT NULL,
  CONSTRAINT personal_reads_pkey PRIMARY KEY (id)
);
CREATE INDEX personal_reads_by_record ON personal_reads USING gin (records);
CREATE INDEX personal_reads_by_staff ON personal_reads USING btree (staff_id, at);
CREATE INDEX personal_reads_by_time ON personal_reads USING btree (at DESC, id);
CREATE TRIGGER personal_reads_are_final BEFORE UPDATE OR TRUNCATE ON personal_reads FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER personal_reads_are_kept BEFORE DELETE ON personal_reads FOR EACH ROW EXECUTE FUNCTION keep_for_a_year();

CREATE TABLE photos (
  id uuid NOT NULL,
  kind text NOT NULL,
  order_id uuid,
  custom_request_id uuid,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT photos_pkey PRIMARY KEY (id),
  CONSTRAINT photos_have_pixels CHECK (width > 0 AND height > 0),
  CONSTRAINT photos_of_one CHECK (num_nonnulls(order_id, custom_request_id) = 1),
  CONSTRAINT photos_custom_request_id_custom_requests_id_fk FOREIGN KEY (custom_request_id) REFERENCES custom_requests(id) ON DELETE CASCADE,
  CONSTRAINT photos_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX photos_by_custom_request ON photos USING btree (custom_request_id);
CREATE INDEX photos_by_order ON photos USING btree (order_id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON photos FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE pictures (
  id text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  left_luminance real NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  focus_x real DEFAULT 0.5 NOT NULL,
  focus_y real DEFAULT 0.5 NOT NULL,
  file_name text DEFAULT ''::text NOT NULL,
  is_webp_only boolean DEFAULT false NOT NULL,
  CONSTRAINT pictures_pkey PRIMARY KEY (id),
  CONSTRAINT pictures_focus CHECK (focus_x >= 0::double precision AND focus_x <= 1::double precision AND focus_y >= 0::double precision AND focus_y <= 1::double precision),
  CONSTRAINT pictures_have_pixels CHECK (width > 0 AND height > 0),
  CONSTRAINT pictures_id_is_hash CHECK (id ~ '^[0-9a-f]{16,64}$'::text),
  CONSTRAINT pictures_luminance_is_share CHECK (left_luminance >= 0::double precision AND left_luminance <= 1::double precision)
);
CREATE INDEX pictures_by_time ON pictures USING btree (created_at DESC, id);
CREATE TRIGGER pictures_formats AFTER UPDATE OF is_webp_only ON pictures FOR EACH ROW WHEN (old.is_webp_only <> new.is_webp_only) EXECUTE FUNCTION picture_formats_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON pictures FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE place_stock (
  variant_id integer NOT NULL,
  place_id integer NOT NULL,
  pieces integer NOT NULL,
  CONSTRAINT place_stock_variant_id_place_id_pk PRIMARY KEY (variant_id, place_id),
  CONSTRAINT place_stock_not_main CHECK (place_id > 1),
  CONSTRAINT place_stock_pieces CHECK (pieces >= 0),
  CONSTRAINT place_stock_place_id_stock_places_id_fk FOREIGN KEY (place_id) REFERENCES stock_places(id),
  CONSTRAINT place_stock_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
CREATE INDEX place_stock_by_place ON place_stock USING btree (place_id, pieces, variant_id);

CREATE TABLE price_changes (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  variant_id integer NOT NULL,
  price integer NOT NULL,
  old_price integer,
  staff_id uuid,
  since timestamp with time zone DEFAULT now() NOT NULL,
  is_offered boolean NOT NULL,
  CONSTRAINT price_changes_pkey PRIMARY KEY (id),
  CONSTRAINT price_changes_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
CREATE INDEX price_changes_by_variant ON price_changes USING btree (variant_id, since);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON price_changes FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE product_answers (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  question_id integer NOT NULL,
  product_id integer NOT NULL,
  by text NOT NULL,
  user_id uuid,
  user_name text DEFAULT ''::text NOT NULL,
  staff_id uuid,
  text text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  moderated_by uuid,
  moderated_at timestamp with time zone,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT product_answers_pkey PRIMARY KEY (id),
  CONSTRAINT product_answers_one_each UNIQUE (question_id, user_id),
  CONSTRAINT product_answers_name_length CHECK (char_length(user_name) <= 100),
  CONSTRAINT product_answers_of_staff CHECK (by = 'buyer'::text OR user_id IS NULL AND user_name = ''::text),
  CONSTRAINT product_answers_reason_length CHECK (char_length(reason) <= 300),
  CONSTRAINT product_answers_reason_of_hidden CHECK ((state = 'hidden'::text) = (reason <> ''::text)),
  CONSTRAINT product_answers_text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 1000),
  CONSTRAINT product_answers_question_of_product FOREIGN KEY (question_id, product_id) REFERENCES product_questions(id, product_id) ON DELETE CASCADE,
  CONSTRAINT product_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX product_answers_by_user ON product_answers USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX product_answers_unpublished ON product_answers USING btree (created_at) WHERE state <> 'published'::text;
CREATE TRIGGER product_answers_changed AFTER INSERT OR DELETE OR UPDATE ON product_answers FOR EACH ROW EXECUTE FUNCTION product_posts_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON product_answers FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE product_colors (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  "position" integer NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  swatch text NOT NULL,
  swatch_picture_id text,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT product_colors_product_id_id_pk PRIMARY KEY (product_id, id),
  CONSTRAINT product_colors_in_order UNIQUE (product_id, "position") DEFERRABLE,
  CONSTRAINT product_colors_one_per_slug UNIQUE (product_id, slug) DEFERRABLE,
  CONSTRAINT product_colors_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT product_colors_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT product_colors_swatch_form CHECK (swatch ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT product_colors_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_colors_swatch_picture_id_pictures_id_fk FOREIGN KEY (swatch_picture_id) REFERENCES pictures(id)
);
CREATE INDEX product_colors_by_picture ON product_colors USING btree (swatch_picture_id);
CREATE TRIGGER product_colors_deleted AFTER DELETE ON product_colors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_colors_changed();
CREATE TRIGGER product_colors_inserted AFTER INSERT ON product_colors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_colors_changed();
CREATE TRIGGER product_colors_told AFTER INSERT OR DELETE OR UPDATE ON product_colors FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER product_colors_updated AFTER UPDATE ON product_colors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_colors_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON product_colors FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{product_id,id}', '{}');

CREATE TABLE product_counts (
  day date NOT NULL,
  product_id integer NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  carted integer DEFAULT 0 NOT NULL,
  checkouts integer DEFAULT 0 NOT NULL,
  CONSTRAINT product_counts_day_product_id_pk PRIMARY KEY (day, product_id),
  CONSTRAINT product_counts_not_negative CHECK (LEAST(views, carted, checkouts) >= 0),
  CONSTRAINT product_counts_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_counts_by_product ON product_counts USING btree (product_id);

CREATE TABLE product_deliveries (
  product_id integer NOT NULL,
  district text NOT NULL,
  orders integer NOT NULL,
  CONSTRAINT product_deliveries_product_id_district_pk PRIMARY KEY (product_id, district),
  CONSTRAINT product_deliveries_of_several CHECK (orders >= 3),
  CONSTRAINT product_deliveries_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE TRIGGER product_deliveries_deleted AFTER DELETE ON product_deliveries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_deliveries_changed();
CREATE TRIGGER product_deliveries_inserted AFTER INSERT ON product_deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_deliveries_changed();
CREATE TRIGGER product_deliveries_updated AFTER UPDATE ON product_deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_deliveries_changed();

CREATE TABLE product_models (
  product_id integer NOT NULL,
  media_id text NOT NULL,
  bytes integer NOT NULL,
  width_cm integer NOT NULL,
  depth_cm integer NOT NULL,
  height_cm integer NOT NULL,
  size text,
  colors text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT product_models_pkey PRIMARY KEY (product_id),
  CONSTRAINT product_models_have_bytes CHECK (bytes > 0),
  CONSTRAINT product_models_have_measures CHECK (width_cm > 0 AND depth_cm > 0 AND height_cm > 0),
  CONSTRAINT product_models_media_is_hash CHECK (media_id ~ '^[0-9a-f]{24}$'::text),
  CONSTRAINT product_models_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE TRIGGER product_models_deleted AFTER DELETE ON product_models REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_models_inserted AFTER INSERT ON product_models REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_models_updated AFTER UPDATE ON product_models REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON product_models FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{product_id}', '{}');

CREATE TABLE product_pictures (
  product_id integer NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  alt text NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  color_id integer,
  CONSTRAINT product_pictures_product_id_position_pk PRIMARY KEY (product_id, "position"),
  CONSTRAINT product_pictures_color_of_product FOREIGN KEY (product_id, color_id) REFERENCES product_colors(product_id, id),
  CONSTRAINT product_pictures_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT product_pictures_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_pictures_by_picture ON product_pictures USING btree (picture_id);
CREATE TRIGGER product_pictures_deleted AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_pictures_inserted AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_pictures_told AFTER INSERT OR DELETE OR UPDATE ON product_pictures FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER product_pictures_updated AFTER UPDATE ON product_pictures REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON product_pictures FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{product_id,position}', '{}');

CREATE TABLE product_questions (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  sent_as uuid NOT NULL,
  product_id integer NOT NULL,
  user_id uuid,
  user_name text NOT NULL,
  text text NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  contact bytea,
  state text DEFAULT 'waiting'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  told_at timestamp with time zone,
  moderated_by uuid,
  moderated_at timestamp with time zone,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT product_questions_pkey PRIMARY KEY (id),
  CONSTRAINT product_questions_of_product UNIQUE (id, product_id),
  CONSTRAINT product_questions_sent_once UNIQUE (sent_as),
  CONSTRAINT product_questions_name_length CHECK (char_length(user_name) <= 100),
  CONSTRAINT product_questions_reason_length CHECK (char_length(reason) <= 300),
  CONSTRAINT product_questions_reason_of_hidden CHECK ((state = 'hidden'::text) = (reason <> ''::text)),
  CONSTRAINT product_questions_text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 500),
  CONSTRAINT product_questions_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_questions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX product_questions_by_product ON product_questions USING btree (product_id, state, created_at DESC, id DESC);
CREATE INDEX product_questions_by_user ON product_questions USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX product_questions_unpublished ON product_questions USING btree (created_at) WHERE state <> 'published'::text;
CREATE INDEX product_questions_with_contact ON product_questions USING btree (created_at) WHERE contact IS NOT NULL;
CREATE TRIGGER product_questions_changed AFTER INSERT OR DELETE OR UPDATE ON product_questions FOR EACH ROW EXECUTE FUNCTION product_posts_changed();
CREATE TRIGGER product_questions_live AFTER INSERT ON product_questions FOR EACH ROW WHEN (new.created_at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('questions', 'id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON product_questions FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{contact}');

CREATE TABLE product_set_pieces (
  set_id uuid NOT NULL,
  "position" smallint NOT NULL,
  product_id integer NOT NULL,
  quantity smallint DEFAULT 1 NOT NULL,
  same_size boolean DEFAULT false NOT NULL,
  CONSTRAINT product_set_pieces_whole TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT product_set_pieces_set_id_position_pk PRIMARY KEY (set_id, "position"),
  CONSTRAINT product_set_pieces_one_per_product UNIQUE (set_id, product_id),
  CONSTRAINT product_set_pieces_position CHECK ("position" >= 0 AND "position" <= 7),
  CONSTRAINT product_set_pieces_quantity CHECK (quantity >= 1 AND quantity <= 10),
  CONSTRAINT product_set_pieces_size_of_main CHECK (NOT same_size OR "position" > 0),
  CONSTRAINT product_set_pieces_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE RESTRICT,
  CONSTRAINT product_set_pieces_set_id_product_sets_id_fk FOREIGN KEY (set_id) REFERENCES product_sets(id) ON DELETE CASCADE
);
CREATE INDEX product_set_pieces_by_product ON product_set_pieces USING btree (product_id);
CREATE TRIGGER product_set_pieces_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_set_pieces FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('sets');
CREATE CONSTRAINT TRIGGER product_set_pieces_whole AFTER DELETE OR UPDATE ON product_set_pieces DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION product_set_is_whole();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON product_set_pieces FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{set_id,position}', '{}');

CREATE TABLE product_sets (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  percent smallint NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT product_sets_whole TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT product_sets_pkey PRIMARY KEY (id),
  CONSTRAINT product_sets_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT product_sets_percent CHECK (percent >= 1 AND percent <= 50)
);
CREATE TRIGGER product_sets_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_sets FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('sets');
CREATE CONSTRAINT TRIGGER product_sets_whole AFTER INSERT ON product_sets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION product_set_is_whole();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON product_sets FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE production_steps (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id uuid NOT NULL,
  stage text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT production_steps_pkey PRIMARY KEY (id),
  CONSTRAINT production_steps_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX production_steps_by_order ON production_steps USING btree (order_id, id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON production_steps FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  category_id integer NOT NULL,
  category_level smallint GENERATED ALWAYS AS (1) STORED NOT NULL,
  subcategory_id integer,
  published boolean DEFAULT true NOT NULL,
  is_latest boolean DEFAULT false NOT NULL,
  is_featured boolean DEFAULT false NOT NULL,
  short_description text DEFAULT ''::text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  detailed_description text DEFAULT ''::text NOT NULL,
  material text,
  finish_options text,
  assembly text,
  color_options text,
  weight_capacity_kg integer,
  warranty text,
  special_features text,
  width_cm integer,
  depth_cm integer,
  height_cm integer,
  sales_count integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  price integer DEFAULT 0 NOT NULL,
  old_price integer,
  stock integer DEFAULT 0 NOT NULL,
  stock_band smallint DEFAULT 0 NOT NULL,
  rating_sum integer DEFAULT 0 NOT NULL,
  rating_count integer DEFAULT 0 NOT NULL,
  search_document tsvector DEFAULT ''::tsvector NOT NULL,
  listed boolean GENERATED ALWAYS AS (published AND price > 0) STORED NOT NULL,
  discount_band smallint GENERATED ALWAYS AS (
CASE
    WHEN old_price > price THEN LEAST(30::bigint, (old_price - price)::bigint * 10 / old_price * 10)
    ELSE NULL::bigint
END) STORED,
  rating_band smallint GENERATED ALWAYS AS (
CASE
    WHEN rating_count > 0 THEN round(rating_sum::numeric / rating_count::numeric)
    ELSE NULL::numeric
END) STORED,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  publish_at timestamp with time zone,
  unpublish_at timestamp with time zone,
  made_in_days smallint,
  color_families smallint DEFAULT 0 NOT NULL,
  comes_assembled boolean,
  packages_are_estimates boolean DEFAULT false NOT NULL,
  table_width_cm integer,
  table_depth_cm integer,
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT products_slug_unique UNIQUE (slug),
  CONSTRAINT products_dimensions_all_or_none CHECK ((num_nonnulls(width_cm, depth_cm, height_cm) = ANY (ARRAY[0, 3])) AND COALESCE(width_cm > 0 AND depth_cm > 0 AND height_cm > 0, true)),
  CONSTRAINT products_made_in_days CHECK (made_in_days >= 1 AND made_in_days <= 90),
  CONSTRAINT products_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT products_sales_not_negative CHECK (sales_count >= 0),
  CONSTRAINT products_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT products_table_both_or_none CHECK ((num_nonnulls(table_width_cm, table_depth_cm) = ANY (ARRAY[0, 2])) AND COALESCE(table_width_cm > 0 AND table_depth_cm > 0, true)),
  CONSTRAINT products_weight_capacity_positive CHECK (weight_capacity_kg > 0),
  CONSTRAINT products_category_is_top_level FOREIGN KEY (category_id, category_level) REFERENCES categories(id, level),
  CONSTRAINT products_subcategory_of_category FOREIGN KEY (subcategory_id, category_id) REFERENCES categories(id, parent_id)
);
CREATE INDEX products_by_category ON products USING btree (category_id, sales_count DESC, id) WHERE listed;
CREATE INDEX products_by_filters ON products USING btree (category_id, subcategory_id, price, stock_band, discount_band, rating_band, color_families, is_latest, is_featured, sales_count, name, id) WHERE listed;
CREATE INDEX products_by_name ON products USING btree (name, id) WHERE listed;
CREATE INDEX products_by_name_part ON products USING gin (name gin_trgm_ops, as_typed(translations #>> '{ne,name}'::text[]) gin_trgm_ops);
CREATE INDEX products_by_nepali_name ON products USING btree (COALESCE(translations #>> '{ne,name}'::text[], name), id) WHERE listed;
CREATE INDEX products_by_price ON products USING btree (price, id) WHERE listed;
CREATE INDEX products_by_relevance ON products USING btree (is_featured DESC, sales_count DESC, id) WHERE listed;
CREATE INDEX products_by_sales ON products USING btree (sales_count DESC, id) WHERE listed;
CREATE INDEX products_by_subcategory ON products USING btree (subcategory_id, sales_count DESC, id) WHERE listed;
CREATE INDEX products_by_words ON products USING gin (search_document) WHERE listed;
CREATE INDEX products_to_publish ON products USING btree (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX products_to_unpublish ON products USING btree (unpublish_at) WHERE unpublish_at IS NOT NULL;
CREATE TRIGGER products_changed_told AFTER UPDATE ON products FOR EACH ROW WHEN (old.slug IS DISTINCT FROM new.slug OR old.name IS DISTINCT FROM new.name OR old.category_id IS DISTINCT FROM new.category_id OR old.subcategory_id IS DISTINCT FROM new.subcategory_id OR old.published IS DISTINCT FROM new.published OR old.is_latest IS DISTINCT FROM new.is_latest OR old.is_featured IS DISTINCT FROM new.is_featured OR old.short_description IS DISTINCT FROM new.short_description OR old.description IS DISTINCT FROM new.description OR old.detailed_description IS DISTINCT FROM new.detailed_description OR old.material IS DISTINCT FROM new.material OR old.finish_options IS DISTINCT FROM new.finish_options OR old.assembly IS DISTINCT FROM new.assembly OR old.color_options IS DISTINCT FROM new.color_options OR old.weight_capacity_kg IS DISTINCT FROM new.weight_capacity_kg OR old.warranty IS DISTINCT FROM new.warranty OR old.special_features IS DISTINCT FROM new.special_features OR old.width_cm IS DISTINCT FROM new.width_cm OR old.depth_cm IS DISTINCT FROM new.depth_cm OR old.height_cm IS DISTINCT FROM new.height_cm OR old.table_width_cm IS DISTINCT FROM new.table_width_cm OR old.table_depth_cm IS DISTINCT FROM new.table_depth_cm OR old.made_in_days IS DISTINCT FROM new.made_in_days OR old.comes_assembled IS DISTINCT FROM new.comes_assembled OR old.packages_are_estimates IS DISTINCT FROM new.packages_are_estimates OR old.translations IS DISTINCT FROM new.translations) EXECUTE FUNCTION tell_product();
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_due AFTER INSERT OR UPDATE OF publish_at, unpublish_at ON products FOR EACH ROW WHEN (new.publish_at IS NOT NULL OR new.unpublish_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_offered AFTER UPDATE OF published ON products FOR EACH ROW WHEN (old.published <> new.published) EXECUTE FUNCTION write_offer();
CREATE TRIGGER products_told AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('all');
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_words_inserted BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION product_words_changed();
CREATE TRIGGER products_words_updated BEFORE UPDATE OF name, category_id, subcategory_id, short_description, description, detailed_description, material, color_options, special_features, translations ON products FOR EACH ROW EXECUTE FUNCTION product_words_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON products FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE project_pictures (
  project_id integer NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  alt text NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT project_pictures_project_id_position_pk PRIMARY KEY (project_id, "position"),
  CONSTRAINT project_pictures_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT project_pictures_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
);
CREATE INDEX project_pictures_by_picture ON project_pictures USING btree (picture_id);
CREATE TRIGGER project_pictures_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON project_pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON project_pictures FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{project_id,position}', '{}');

CREATE TABLE project_products (
  project_id integer NOT NULL,
  product_id integer NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT project_products_project_id_product_id_pk PRIMARY KEY (project_id, product_id),
  CONSTRAINT project_products_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT project_products_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
);
CREATE INDEX project_products_by_product ON project_products USING btree (product_id);
CREATE TRIGGER project_products_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON project_products FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON project_products FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{project_id,product_id}', '{}');

CREATE TABLE projects (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  parent_id integer,
  level smallint GENERATED ALWAYS AS (
CASE
    WHEN parent_id IS NULL THEN 1
    ELSE 2
END) STORED NOT NULL,
  parent_level smallint GENERATED ALWAYS AS (1) STORED NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  plans jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT projects_pkey PRIMARY KEY (id),
  CONSTRAINT projects_id_level UNIQUE (id, level),
  CONSTRAINT projects_slug_unique UNIQUE (slug),
  CONSTRAINT projects_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT projects_plans_few CHECK (jsonb_array_length(plans) <= 2),
  CONSTRAINT projects_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT projects_parent_is_top_level FOREIGN KEY (parent_id, parent_level) REFERENCES projects(id, level)
);
CREATE INDEX projects_in_order ON projects USING btree (parent_id, "position");
CREATE TRIGGER projects_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON projects FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON projects FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE promotions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  code text,
  kind text NOT NULL,
  percent smallint,
  amount integer,
  category_id integer,
  minimum integer DEFAULT 0 NOT NULL,
  starts_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone,
  max_uses integer,
  uses integer DEFAULT 0 NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  max_uses_each integer,
  CONSTRAINT promotions_pkey PRIMARY KEY (id),
  CONSTRAINT promotions_one_per_code UNIQUE (code),
  CONSTRAINT promotions_code_form CHECK (code ~ '^[A-Z0-9]{3,40}$'::text),
  CONSTRAINT promotions_effect CHECK (
CASE kind
    WHEN 'percentage'::text THEN percent >= 1 AND percent <= 100 AND percent IS NOT NULL AND amount IS NULL
    WHEN 'amount'::text THEN amount > 0 AND amount IS NOT NULL AND percent IS NULL
    ELSE percent IS NULL AND amount IS NULL
END),
  CONSTRAINT promotions_end_after_start CHECK (ends_at > starts_at),
  CONSTRAINT promotions_minimum CHECK (minimum >= 0),
  CONSTRAINT promotions_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT promotions_uses CHECK (uses >= 0 AND uses <= COALESCE(max_uses, uses)),
  CONSTRAINT promotions_uses_each CHECK (max_uses_each IS NULL OR max_uses_each > 0 AND code IS NOT NULL),
  CONSTRAINT promotions_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE RESTRICT
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON promotions FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE purchase_order_counters (
  fiscal_year text NOT NULL,
  last integer NOT NULL,
  CONSTRAINT purchase_order_counters_pkey PRIMARY KEY (fiscal_year)
);

CREATE TABLE purchase_order_lines (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id integer NOT NULL,
  "position" smallint NOT NULL,
  variant_id integer,
  sku text NOT NULL,
  name text NOT NULL,
  code text DEFAULT ''::text NOT NULL,
  quantity integer NOT NULL,
  cost integer NOT NULL,
  received integer DEFAULT 0 NOT NULL,
  CONSTRAINT purchase_order_lines_pkey PRIMARY KEY (id),
  CONSTRAINT purchase_order_lines_in_order UNIQUE (order_id, "position"),
  CONSTRAINT purchase_order_lines_cost CHECK (cost >= 0),
  CONSTRAINT purchase_order_lines_counts CHECK (quantity > 0 AND received >= 0),
  CONSTRAINT purchase_order_lines_order_id_purchase_orders_id_fk FOREIGN KEY (order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE,
  CONSTRAINT purchase_order_lines_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE SET NULL
);
CREATE INDEX purchase_order_lines_by_variant ON purchase_order_lines USING btree (variant_id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON purchase_order_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE purchase_orders (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  number text NOT NULL,
  supplier_id integer NOT NULL,
  state text DEFAULT 'draft'::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  expected_on date,
  is_mailed boolean DEFAULT false NOT NULL,
  end_reason text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT purchase_orders_pkey PRIMARY KEY (id),
  CONSTRAINT purchase_orders_one_per_number UNIQUE (number),
  CONSTRAINT purchase_orders_ended CHECK ((state = ANY (ARRAY['received'::text, 'cancelled'::text])) = (ended_at IS NOT NULL)),
  CONSTRAINT purchase_orders_sent CHECK ((state <> ALL (ARRAY['sent'::text, 'partly'::text, 'received'::text])) OR sent_at IS NOT NULL),
  CONSTRAINT purchase_orders_supplier_id_suppliers_id_fk FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE RESTRICT
);
CREATE INDEX purchase_orders_by_supplier ON purchase_orders USING btree (supplier_id, created_at);
CREATE INDEX purchase_orders_by_time ON purchase_orders USING btree (created_at, id);
CREATE INDEX purchase_orders_open ON purchase_orders USING btree (expected_on) WHERE state = ANY (ARRAY['draft'::text, 'sent'::text, 'partly'::text]);
CREATE TRIGGER purchase_orders_live AFTER INSERT OR UPDATE ON purchase_orders FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION note_live_row('purchase-orders', 'id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON purchase_orders FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE purchase_receipt_lines (
  receipt_id integer NOT NULL,
  line_id integer NOT NULL,
  taken integer NOT NULL,
  damaged integer NOT NULL,
  CONSTRAINT purchase_receipt_lines_receipt_id_line_id_pk PRIMARY KEY (receipt_id, line_id),
  CONSTRAINT purchase_receipt_lines_counts CHECK (taken >= 0 AND damaged >= 0),
  CONSTRAINT purchase_receipt_lines_line_id_purchase_order_lines_id_fk FOREIGN KEY (line_id) REFERENCES purchase_order_lines(id) ON DELETE RESTRICT,
  CONSTRAINT purchase_receipt_lines_receipt_id_purchase_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES purchase_receipts(id) ON DELETE CASCADE
);
CREATE INDEX purchase_receipt_lines_by_line ON purchase_receipt_lines USING btree (line_id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON purchase_receipt_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{receipt_id,line_id}', '{}');

CREATE TABLE purchase_receipts (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id integer NOT NULL,
  supplier_id integer NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  staff_id uuid,
  note text DEFAULT ''::text NOT NULL,
  bill_number text,
  bill_day date,
  bill_year text,
  taxable integer,
  exempt integer,
  vat integer,
  CONSTRAINT purchase_receipts_pkey PRIMARY KEY (id),
  CONSTRAINT purchase_receipts_bill CHECK ((num_nonnulls(bill_number, bill_day, bill_year, taxable, exempt, vat) = ANY (ARRAY[0, 6])) AND COALESCE(taxable >= 0 AND exempt >= 0 AND vat >= 0, true)),
  CONSTRAINT purchase_receipts_order_id_purchase_orders_id_fk FOREIGN KEY (order_id) REFERENCES purchase_orders(id) ON DELETE RESTRICT,
  CONSTRAINT purchase_receipts_supplier_id_suppliers_id_fk FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE RESTRICT
);
CREATE INDEX purchase_receipts_by_bill_day ON purchase_receipts USING btree (bill_day, id) WHERE bill_day IS NOT NULL;
CREATE INDEX purchase_receipts_by_order ON purchase_receipts USING btree (order_id);
CREATE UNIQUE INDEX purchase_receipts_one_per_bill ON purchase_receipts USING btree (supplier_id, bill_year, lower(bill_number));
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON purchase_receipts FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE refund_requests (
  id uuid NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  transaction_id text NOT NULL,
  amount bigint NOT NULL,
  is_part_before boolean NOT NULL,
  is_last boolean NOT NULL,
  state text DEFAULT 'sending'::text NOT NULL,
  sent_by uuid NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  last_answer text,
  is_for_staff boolean DEFAULT false NOT NULL,
  checked_at timestamp with time zone,
  next_check_at timestamp with time zone,
  outages smallint DEFAULT 0 NOT NULL,
  ended_at timestamp with time zone,
  failure text,
  CONSTRAINT refund_requests_pkey PRIMARY KEY (id),
  CONSTRAINT refund_requests_amount CHECK (amount > 0),
  CONSTRAINT refund_requests_end CHECK ((state = ANY (ARRAY['sending'::text, 'unknown'::text])) = (ended_at IS NULL)),
  CONSTRAINT refund_requests_failure CHECK ((state = 'failed'::text) = (failure IS NOT NULL)),
  CONSTRAINT refund_requests_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT refund_requests_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX refund_requests_by_payment ON refund_requests USING btree (payment_id);
CREATE INDEX refund_requests_by_refund ON refund_requests USING btree (refund_id);
CREATE UNIQUE INDEX refund_requests_once ON refund_requests USING btree (refund_id) WHERE state <> 'failed'::text;
CREATE UNIQUE INDEX refund_requests_one_open ON refund_requests USING btree (payment_id) WHERE state = ANY (ARRAY['sending'::text, 'unknown'::text]);
CREATE INDEX refund_requests_to_check ON refund_requests USING btree (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON refund_requests FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE refunds (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  cause text NOT NULL,
  amount bigint NOT NULL,
  due_by timestamp with time zone NOT NULL,
  reference text,
  done_by uuid,
  done_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  credit_account_id uuid,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_one_per_cause UNIQUE (order_id, cause),
  CONSTRAINT refunds_amount CHECK (amount > 0),
  CONSTRAINT refunds_done CHECK ((done_at IS NULL) = (reference IS NULL)),
  CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX refunds_by_amount ON refunds USING btree (amount, id);
CREATE INDEX refunds_by_deadline ON refunds USING btree (due_by, id);
CREATE INDEX refunds_by_end ON refunds USING btree (done_at NULLS FIRST, id);
CREATE INDEX refunds_by_reference ON refunds USING gin (reference gin_trgm_ops);
CREATE INDEX refunds_by_time ON refunds USING btree (created_at, id);
CREATE INDEX refunds_to_do ON refunds USING btree (due_by) WHERE done_at IS NULL;
CREATE TRIGGER refunds_counted AFTER INSERT OR DELETE OR UPDATE OF amount, cause ON refunds FOR EACH ROW EXECUTE FUNCTION keep_counted();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON refunds FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE registrations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  private_details bytea NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  phone_index bytea,
  CONSTRAINT registrations_pkey PRIMARY KEY (id)
);
CREATE INDEX registrations_email ON registrations USING btree (lower(email));

CREATE TABLE return_lines (
  return_id uuid NOT NULL,
  order_id uuid NOT NULL,
  "position" smallint NOT NULL,
  quantity smallint NOT NULL,
  CONSTRAINT return_lines_return_id_position_pk PRIMARY KEY (return_id, "position"),
  CONSTRAINT return_lines_quantity CHECK (quantity > 0),
  CONSTRAINT return_lines_order_id_position_order_lines_order_id_position_fk FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position"),
  CONSTRAINT return_lines_return_id_return_requests_id_fk FOREIGN KEY (return_id) REFERENCES return_requests(id) ON DELETE CASCADE
);
CREATE INDEX return_lines_by_order ON return_lines USING btree (order_id, "position");
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON return_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{return_id,position}', '{}');

CREATE TABLE return_requests (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  state text DEFAULT 'requested'::text NOT NULL,
  reason bytea,
  photo_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  answer text DEFAULT ''::text NOT NULL,
  refund bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT return_requests_pkey PRIMARY KEY (id),
  CONSTRAINT return_requests_photos CHECK (cardinality(photo_ids) <= 5),
  CONSTRAINT return_requests_refund CHECK (refund >= 0),
  CONSTRAINT return_requests_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX return_requests_by_change ON return_requests USING btree (changed_at, id);
CREATE INDEX return_requests_by_order ON return_requests USING btree (order_id, created_at);
CREATE INDEX return_requests_by_time ON return_requests USING btree (created_at, id);
CREATE UNIQUE INDEX return_requests_one_open ON return_requests USING btree (order_id) WHERE state = ANY (ARRAY['requested'::text, 'approved'::text, 'collected'::text]);
CREATE TRIGGER return_requests_live AFTER INSERT ON return_requests FOR EACH ROW WHEN (new.created_at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('returns', 'id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON return_requests FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{reason}');

CREATE TABLE review_pictures (
  review_id integer NOT NULL,
  "position" smallint NOT NULL,
  picture_id text NOT NULL,
  CONSTRAINT review_pictures_review_id_position_pk PRIMARY KEY (review_id, "position"),
  CONSTRAINT review_pictures_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT review_pictures_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_pictures_by_picture ON review_pictures USING btree (picture_id);
CREATE TRIGGER review_pictures_deleted AFTER DELETE ON review_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_pictures_changed();
CREATE TRIGGER review_pictures_inserted AFTER INSERT ON review_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_pictures_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON review_pictures FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{review_id,position}', '{}');

CREATE TABLE review_votes (
  review_id integer NOT NULL,
  user_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT review_votes_review_id_user_id_pk PRIMARY KEY (review_id, user_id),
  CONSTRAINT review_votes_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  CONSTRAINT review_votes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX review_votes_by_user ON review_votes USING btree (user_id);
CREATE TRIGGER review_votes_deleted AFTER DELETE ON review_votes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_votes_changed();
CREATE TRIGGER review_votes_inserted AFTER INSERT ON review_votes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_votes_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON review_votes FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{review_id,user_id}', '{}');

CREATE TABLE reviews (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  user_name text NOT NULL,
  avatar_picture_id text,
  rating smallint NOT NULL,
  comment text NOT NULL,
  hidden boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  user_id uuid,
  answer text DEFAULT ''::text NOT NULL,
  answered_at timestamp with time zone,
  is_verified boolean DEFAULT false NOT NULL,
  helpful_count integer DEFAULT 0 NOT NULL,
  answered_by uuid,
  hidden_by uuid,
  bought jsonb,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_one_each UNIQUE (user_id, product_id),
  CONSTRAINT reviews_answer CHECK ((answer = ''::text) = (answered_at IS NULL)),
  CONSTRAINT reviews_rating_is_stars CHECK (rating >= 1 AND rating <= 5),
  CONSTRAINT reviews_avatar_picture_id_pictures_id_fk FOREIGN KEY (avatar_picture_id) REFERENCES pictures(id),
  CONSTRAINT reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX reviews_by_product ON reviews USING btree (product_id, created_at DESC, id DESC);
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_live AFTER INSERT ON reviews FOR EACH ROW WHEN (new.created_at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('reviews', 'id');
CREATE TRIGGER reviews_told AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION tell_review();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON reviews FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE room_plans (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  plan jsonb NOT NULL,
  version text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT room_plans_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT room_plans_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX room_plans_by_change ON room_plans USING btree (user_id, changed_at DESC NULLS LAST);

CREATE TABLE saved_views (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  staff_id uuid NOT NULL,
  resource text NOT NULL,
  name text NOT NULL,
  filters jsonb NOT NULL,
  sort text DEFAULT ''::text NOT NULL,
  is_shared boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_one_per_name UNIQUE (staff_id, resource, name),
  CONSTRAINT saved_views_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT saved_views_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON saved_views FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE scheduled_runs (
  kind text NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  duration_ms integer,
  succeeded_at timestamp with time zone,
  error text DEFAULT ''::text NOT NULL,
  CONSTRAINT scheduled_runs_pkey PRIMARY KEY (kind)
);

CREATE TABLE search_misses (
  term text NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  day date NOT NULL,
  count integer DEFAULT 1 NOT NULL,
  CONSTRAINT search_misses_one_per_day UNIQUE (term, language, day),
  CONSTRAINT search_misses_counted CHECK (count > 0)
);
CREATE INDEX search_misses_by_day ON search_misses USING btree (day);

CREATE TABLE search_synonyms (
  word text NOT NULL,
  means text NOT NULL,
  CONSTRAINT search_synonyms_word_means_pk PRIMARY KEY (word, means)
);
CREATE INDEX search_synonyms_trigrams ON search_synonyms USING gist (word gist_trgm_ops);
CREATE TRIGGER search_synonyms_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('catalog');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON search_synonyms FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{word,means}', '{}');

CREATE TABLE search_words (
  word text NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_trigrams ON search_words USING gist (word gist_trgm_ops);

CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  generation integer DEFAULT 1 NOT NULL,
  last_attempt uuid,
  is_remembered boolean NOT NULL,
  device text NOT NULL,
  place text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE TABLE set_up_dismissals (
  point text NOT NULL,
  reason text NOT NULL,
  staff_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT set_up_dismissals_pkey PRIMARY KEY (point),
  CONSTRAINT set_up_dismissals_reason_not_blank CHECK (btrim(reason) <> ''::text),
  CONSTRAINT set_up_dismissals_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX set_up_dismissals_by_staff ON set_up_dismissals USING btree (staff_id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON set_up_dismissals FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{point}', '{}');

CREATE TABLE shop_settings (
  only_row boolean DEFAULT true NOT NULL,
  name text NOT NULL,
  native_name text NOT NULL,
  tagline text NOT NULL,
  phone text NOT NULL,
  whatsapp text NOT NULL,
  email text NOT NULL,
  street_address text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  map_url text NOT NULL,
  hours jsonb NOT NULL,
  social jsonb NOT NULL,
  vat_number text NOT NULL,
  registration_number text NOT NULL,
  free_shipping_over integer NOT NULL,
  shipping_fee integer NOT NULL,
  bank_name text DEFAULT ''::text NOT NULL,
  bank_account_name text DEFAULT ''::text NOT NULL,
  bank_account_number text DEFAULT ''::text NOT NULL,
  legal_name text DEFAULT ''::text NOT NULL,
  portal_listing_number text DEFAULT ''::text NOT NULL,
  grievance_name text DEFAULT ''::text NOT NULL,
  grievance_phone text DEFAULT ''::text NOT NULL,
  grievance_email text DEFAULT ''::text NOT NULL,
  emergency_phone text DEFAULT ''::text NOT NULL,
  satisfaction_percent numeric(4,1) DEFAULT 98.7 NOT NULL,
  response_hours integer DEFAULT 2 NOT NULL,
  issues_resolved integer DEFAULT 500000 NOT NULL,
  customers_helped integer DEFAULT 50000 NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  holidays jsonb DEFAULT '[]'::jsonb NOT NULL,
  low_stock_at integer DEFAULT 3 NOT NULL,
  staff_totp_required boolean DEFAULT false NOT NULL,
  viber text DEFAULT ''::text NOT NULL,
  express_fee integer,
  CONSTRAINT shop_settings_pkey PRIMARY KEY (only_row),
  CONSTRAINT shop_settings_express_fee_not_negative CHECK (express_fee >= 0),
  CONSTRAINT shop_settings_fees_not_negative CHECK (free_shipping_over >= 0 AND shipping_fee >= 0),
  CONSTRAINT shop_settings_low_stock CHECK (low_stock_at >= 0),
  CONSTRAINT shop_settings_one_row CHECK (only_row),
  CONSTRAINT shop_settings_postal_code CHECK (postal_code ~ '^[0-9]{5}$'::text)
);
CREATE TRIGGER shop_settings_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shop_settings FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('settings');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON shop_settings FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{only_row}', '{}');

CREATE TABLE sms_dead_numbers (
  phone_index bytea NOT NULL,
  gateway text NOT NULL,
  why text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sms_dead_numbers_pkey PRIMARY KEY (phone_index)
);

CREATE TABLE sms_messages (
  id uuid NOT NULL,
  event text NOT NULL,
  template text NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  phone_index bytea NOT NULL,
  is_unproved boolean NOT NULL,
  content bytea,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  parts smallint,
  outcome text,
  ended_at timestamp with time zone,
  gateway text,
  gateway_id text,
  last_error text,
  leased_until timestamp with time zone,
  kept bytea,
  CONSTRAINT sms_messages_pkey PRIMARY KEY (id),
  CONSTRAINT sms_messages_event_unique UNIQUE (event)
);
CREATE INDEX sms_messages_by_phone ON sms_messages USING btree (phone_index, created_at);
CREATE INDEX sms_messages_by_thing ON sms_messages USING btree (split_part(event, ':'::text, 2));
CREATE INDEX sms_messages_by_time ON sms_messages USING btree (created_at);
CREATE INDEX sms_messages_ended ON sms_messages USING btree (ended_at DESC NULLS LAST);
CREATE INDEX sms_messages_unsent ON sms_messages USING btree (created_at) WHERE outcome IS DISTINCT FROM 'sent'::text;

CREATE TABLE staff (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  password_hash text NOT NULL,
  totp_secret bytea,
  totp_since timestamp with time zone,
  totp_last_step bigint,
  recovery_hashes bytea[] DEFAULT '{}'::bytea[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone,
  disabled_at timestamp with time zone,
  last_disabled_at timestamp with time zone,
  CONSTRAINT staff_pkey PRIMARY KEY (id),
  CONSTRAINT staff_name_not_blank CHECK (btrim(name) <> ''::text)
);
CREATE UNIQUE INDEX staff_email_key ON staff USING btree (lower(email));
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON staff FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{password_hash,totp_secret,recovery_hashes}');

CREATE TABLE staff_invitations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  token_hash bytea NOT NULL,
  invited_by uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT staff_invitations_one_per_token UNIQUE (token_hash),
  CONSTRAINT staff_invitations_invited_by_staff_id_fk FOREIGN KEY (invited_by) REFERENCES staff(id)
);
CREATE INDEX staff_invitations_by_time ON staff_invitations USING btree (created_at DESC);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON staff_invitations FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{token_hash}');

CREATE TABLE staff_sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  staff_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  device text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  proved_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT staff_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT staff_sessions_one_per_token UNIQUE (token_hash),
  CONSTRAINT staff_sessions_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions USING btree (staff_id);

CREATE TABLE statement_files (
  id uuid NOT NULL,
  source text NOT NULL,
  file_name text NOT NULL,
  columns jsonb NOT NULL,
  added integer NOT NULL,
  known integer NOT NULL,
  wrong integer NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT statement_files_pkey PRIMARY KEY (id)
);
CREATE INDEX statement_files_by_source ON statement_files USING btree (source, at DESC);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON statement_files FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE statement_lines (
  id uuid NOT NULL,
  file_id uuid NOT NULL,
  source text NOT NULL,
  day date NOT NULL,
  paisa bigint NOT NULL,
  private_details bytea NOT NULL,
  row_hash bytea NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  fee bigint,
  reason text DEFAULT ''::text NOT NULL,
  decided_by text,
  decided_at timestamp with time zone,
  CONSTRAINT statement_lines_pkey PRIMARY KEY (id),
  CONSTRAINT statement_lines_amount CHECK (paisa <> 0),
  CONSTRAINT statement_lines_decided CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  CONSTRAINT statement_lines_fee CHECK ((state = 'matched'::text) = (fee IS NOT NULL)),
  CONSTRAINT statement_lines_reason CHECK ((state = 'left-out'::text) = (reason <> ''::text)),
  CONSTRAINT statement_lines_file_id_statement_files_id_fk FOREIGN KEY (file_id) REFERENCES statement_files(id)
);
CREATE INDEX statement_lines_by_amount ON statement_lines USING btree (paisa, day DESC, id);
CREATE INDEX statement_lines_by_day ON statement_lines USING btree (day DESC, id);
CREATE INDEX statement_lines_by_file ON statement_lines USING btree (file_id);
CREATE INDEX statement_lines_by_state ON statement_lines USING btree (state, day DESC, id);
CREATE UNIQUE INDEX statement_lines_once ON statement_lines USING btree (row_hash);
CREATE TRIGGER zz_audit AFTER DELETE OR UPDATE ON statement_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{private_details,row_hash}');

CREATE TABLE statement_matches (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  line_id uuid NOT NULL,
  payment_id uuid,
  refund_id uuid,
  CONSTRAINT statement_matches_pkey PRIMARY KEY (id),
  CONSTRAINT statement_matches_payment_once UNIQUE (payment_id),
  CONSTRAINT statement_matches_refund_once UNIQUE (refund_id),
  CONSTRAINT statement_matches_one CHECK (num_nonnulls(payment_id, refund_id) = 1),
  CONSTRAINT statement_matches_line_id_statement_lines_id_fk FOREIGN KEY (line_id) REFERENCES statement_lines(id),
  CONSTRAINT statement_matches_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT statement_matches_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX statement_matches_by_line ON statement_matches USING btree (line_id);
CREATE TRIGGER statement_matches_cover AFTER INSERT ON statement_matches REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_uncovered_payments();
CREATE TRIGGER statement_matches_uncover AFTER DELETE ON statement_matches REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_uncovered_payments();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON statement_matches FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE stock_count_lines (
  count_id uuid NOT NULL,
  variant_id integer NOT NULL,
  counted integer NOT NULL,
  expected integer NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_count_lines_count_id_variant_id_pk PRIMARY KEY (count_id, variant_id),
  CONSTRAINT stock_count_lines_pieces CHECK (counted >= 0 AND expected >= 0),
  CONSTRAINT stock_count_lines_count_id_stock_counts_id_fk FOREIGN KEY (count_id) REFERENCES stock_counts(id) ON DELETE CASCADE,
  CONSTRAINT stock_count_lines_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
CREATE INDEX stock_count_lines_by_variant ON stock_count_lines USING btree (variant_id);

CREATE TABLE stock_counts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  place_id integer NOT NULL,
  category_id integer,
  state text DEFAULT 'open'::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  started_by uuid NOT NULL,
  ended_at timestamp with time zone,
  ended_by uuid,
  CONSTRAINT stock_counts_pkey PRIMARY KEY (id),
  CONSTRAINT stock_counts_ended CHECK ((state = 'open'::text) = (ended_at IS NULL)),
  CONSTRAINT stock_counts_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL,
  CONSTRAINT stock_counts_place_id_stock_places_id_fk FOREIGN KEY (place_id) REFERENCES stock_places(id)
);
CREATE INDEX stock_counts_by_time ON stock_counts USING btree (started_at, id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON stock_counts FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE stock_movements (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  variant_id integer NOT NULL,
  change integer NOT NULL,
  stock integer NOT NULL,
  reason text NOT NULL,
  order_number text,
  staff_id uuid,
  note text DEFAULT ''::text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  place_id integer DEFAULT 1 NOT NULL,
  CONSTRAINT stock_movements_pkey PRIMARY KEY (id),
  CONSTRAINT stock_movements_stock CHECK (stock >= 0),
  CONSTRAINT stock_movements_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
CREATE INDEX stock_movements_by_order ON stock_movements USING btree (order_number) WHERE order_number IS NOT NULL;
CREATE INDEX stock_movements_by_time ON stock_movements USING btree (at, id);
CREATE INDEX stock_movements_by_variant ON stock_movements USING btree (variant_id, id);
CREATE INDEX stock_movements_elsewhere ON stock_movements USING btree (place_id, at, id) WHERE place_id > 1;
CREATE INDEX stock_movements_not_sold ON stock_movements USING btree (reason, at, id) WHERE reason <> 'sold'::text;
CREATE TRIGGER stock_movements_are_final BEFORE UPDATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON stock_movements FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE stock_notices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  product_id integer NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_notices_pkey PRIMARY KEY (id),
  CONSTRAINT stock_notices_once UNIQUE (user_id, product_id),
  CONSTRAINT stock_notices_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT stock_notices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX stock_notices_by_product ON stock_notices USING btree (product_id);

CREATE TABLE stock_places (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  store_id integer,
  districts text[] DEFAULT '{}'::text[] NOT NULL,
  low_stock_at integer,
  is_open boolean DEFAULT true NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT stock_places_pkey PRIMARY KEY (id),
  CONSTRAINT stock_places_one_per_store UNIQUE (store_id),
  CONSTRAINT stock_places_low_stock CHECK (low_stock_at >= 0),
  CONSTRAINT stock_places_main_is_open CHECK (is_open OR id > 1),
  CONSTRAINT stock_places_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT stock_places_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE SET NULL
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON stock_places FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE stock_transfer_lines (
  transfer_id uuid NOT NULL,
  variant_id integer NOT NULL,
  sent integer NOT NULL,
  received integer,
  CONSTRAINT stock_transfer_lines_transfer_id_variant_id_pk PRIMARY KEY (transfer_id, variant_id),
  CONSTRAINT stock_transfer_lines_pieces CHECK (sent > 0 AND received >= 0),
  CONSTRAINT stock_transfer_lines_transfer_id_stock_transfers_id_fk FOREIGN KEY (transfer_id) REFERENCES stock_transfers(id) ON DELETE CASCADE,
  CONSTRAINT stock_transfer_lines_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
CREATE INDEX stock_transfer_lines_by_variant ON stock_transfer_lines USING btree (variant_id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON stock_transfer_lines FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{transfer_id,variant_id}', '{}');

CREATE TABLE stock_transfers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  from_id integer NOT NULL,
  to_id integer NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  sent_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_by uuid NOT NULL,
  received_at timestamp with time zone,
  received_by uuid,
  receipt_note text DEFAULT ''::text NOT NULL,
  CONSTRAINT stock_transfers_pkey PRIMARY KEY (id),
  CONSTRAINT stock_transfers_between_places CHECK (from_id <> to_id),
  CONSTRAINT stock_transfers_received CHECK ((received_at IS NULL) = (received_by IS NULL)),
  CONSTRAINT stock_transfers_from_id_stock_places_id_fk FOREIGN KEY (from_id) REFERENCES stock_places(id),
  CONSTRAINT stock_transfers_to_id_stock_places_id_fk FOREIGN KEY (to_id) REFERENCES stock_places(id)
);
CREATE INDEX stock_transfers_by_time ON stock_transfers USING btree (sent_at, id);
CREATE INDEX stock_transfers_on_their_way ON stock_transfers USING btree (to_id) WHERE received_at IS NULL;
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON stock_transfers FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE stores (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  street_address text NOT NULL,
  city text NOT NULL,
  district text NOT NULL,
  postal_code text DEFAULT ''::text NOT NULL,
  phone text NOT NULL,
  hours jsonb NOT NULL,
  services text DEFAULT ''::text NOT NULL,
  map_url text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  translations jsonb DEFAULT '{}'::jsonb NOT NULL,
  offers_pickup boolean DEFAULT false NOT NULL,
  picture_id text,
  CONSTRAINT stores_pkey PRIMARY KEY (id),
  CONSTRAINT stores_slug_unique UNIQUE (slug),
  CONSTRAINT stores_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT stores_place CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision AND longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT stores_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT stores_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id)
);
CREATE TRIGGER stores_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON stores FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('stores');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON stores FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE subscriptions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  person bytea NOT NULL,
  user_id uuid,
  email text,
  language text DEFAULT 'en'::text NOT NULL,
  product_id integer,
  variant_id integer,
  cart_id uuid,
  price integer,
  consent text NOT NULL,
  place text NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  confirmed_at timestamp with time zone,
  told_at timestamp with time zone,
  phone bytea,
  phone_index bytea,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_once UNIQUE NULLS NOT DISTINCT (person, kind, product_id, variant_id, cart_id),
  CONSTRAINT subscriptions_have_one_owner CHECK (num_nonnulls(user_id, email, phone) = 1),
  CONSTRAINT subscriptions_phone_has_index CHECK ((phone IS NULL) = (phone_index IS NULL)),
  CONSTRAINT subscriptions_subject CHECK (
CASE kind
    WHEN 'cart-reminder'::text THEN num_nonnulls(product_id, variant_id, price) = 0
    WHEN 'price-drop'::text THEN num_nonnulls(product_id, variant_id, price) = 3 AND cart_id IS NULL
    ELSE product_id IS NOT NULL AND price IS NULL AND cart_id IS NULL
END),
  CONSTRAINT subscriptions_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
CREATE INDEX subscriptions_by_cart ON subscriptions USING btree (cart_id);
CREATE INDEX subscriptions_by_kind ON subscriptions USING btree (kind, asked_at);
CREATE INDEX subscriptions_by_product ON subscriptions USING btree (product_id);
CREATE INDEX subscriptions_by_user ON subscriptions USING btree (user_id);
CREATE INDEX subscriptions_by_variant ON subscriptions USING btree (variant_id);
CREATE INDEX subscriptions_to_confirm ON subscriptions USING btree (asked_at) WHERE confirmed_at IS NULL;

CREATE TABLE supplier_items (
  supplier_id integer NOT NULL,
  variant_id integer NOT NULL,
  code text DEFAULT ''::text NOT NULL,
  cost integer NOT NULL,
  minimum integer DEFAULT 1 NOT NULL,
  pack integer DEFAULT 1 NOT NULL,
  CONSTRAINT supplier_items_supplier_id_variant_id_pk PRIMARY KEY (supplier_id, variant_id),
  CONSTRAINT supplier_items_cost CHECK (cost >= 0),
  CONSTRAINT supplier_items_counts CHECK (minimum > 0 AND pack > 0),
  CONSTRAINT supplier_items_supplier_id_suppliers_id_fk FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  CONSTRAINT supplier_items_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
CREATE INDEX supplier_items_by_variant ON supplier_items USING btree (variant_id);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON supplier_items FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{supplier_id,variant_id}', '{}');

CREATE TABLE suppliers (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  pan text DEFAULT ''::text NOT NULL,
  contact text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  email text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  lead_days smallint NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  CONSTRAINT suppliers_pkey PRIMARY KEY (id),
  CONSTRAINT suppliers_lead_days CHECK (lead_days >= 0 AND lead_days <= 365),
  CONSTRAINT suppliers_name_not_blank CHECK (btrim(name) <> ''::text),
  CONSTRAINT suppliers_pan CHECK (pan ~ '^([0-9]{9})?$'::text)
);
CREATE UNIQUE INDEX suppliers_one_per_name ON suppliers USING btree (lower(name));
CREATE TRIGGER suppliers_live AFTER INSERT OR UPDATE ON suppliers FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION note_live_row('suppliers', 'id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON suppliers FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE test_gateway_payments (
  ref text NOT NULL,
  provider text NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL,
  request jsonb NOT NULL,
  fault text,
  faults_left integer DEFAULT 0 NOT NULL,
  transaction_id text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  refunded bigint DEFAULT 0 NOT NULL,
  refund_fault text,
  CONSTRAINT test_gateway_payments_pkey PRIMARY KEY (ref)
);
CREATE INDEX test_gateway_payments_to_clean ON test_gateway_payments USING btree (created_at);

CREATE TABLE ticket_events (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  ticket_id uuid NOT NULL,
  action text NOT NULL,
  actor text NOT NULL,
  actor_id uuid,
  words bytea,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT ticket_events_pkey PRIMARY KEY (id),
  CONSTRAINT ticket_events_ticket_id_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE
);
CREATE INDEX ticket_events_by_ticket ON ticket_events USING btree (ticket_id, id);
CREATE TRIGGER ticket_events_are_encrypted_again_alone BEFORE UPDATE ON ticket_events FOR EACH ROW EXECUTE FUNCTION refuse_but_encrypt_again('words');
CREATE TRIGGER ticket_events_are_final BEFORE TRUNCATE ON ticket_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER ticket_events_go_with_their_ticket BEFORE DELETE ON ticket_events FOR EACH ROW EXECUTE FUNCTION refuse_to_shorten_ticket();
CREATE TRIGGER ticket_events_live AFTER INSERT ON ticket_events FOR EACH ROW WHEN (new.at > (now() - '01:00:00'::interval)) EXECUTE FUNCTION note_live_row('tickets', 'ticket_id');
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON ticket_events FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{words}');

CREATE TABLE tickets (
  id uuid NOT NULL,
  number text NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  user_id uuid,
  private_details bytea NOT NULL,
  order_number text DEFAULT ''::text NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  plan jsonb,
  CONSTRAINT tickets_pkey PRIMARY KEY (id),
  CONSTRAINT tickets_one_per_number UNIQUE (number),
  CONSTRAINT tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX tickets_by_kind ON tickets USING btree (kind, created_at);
CREATE INDEX tickets_by_number_part ON tickets USING gin (number gin_trgm_ops, order_number gin_trgm_ops);
CREATE INDEX tickets_by_state ON tickets USING btree (state, created_at);
CREATE INDEX tickets_by_time ON tickets USING btree (created_at DESC, id);
CREATE INDEX tickets_by_user ON tickets USING btree (user_id, created_at DESC);
CREATE TRIGGER tickets_become_work AFTER INSERT ON tickets FOR EACH ROW WHEN (new.state = 'open'::text) EXECUTE FUNCTION keep_ticket_assignment();
CREATE TRIGGER tickets_change_work AFTER UPDATE OF state ON tickets FOR EACH ROW WHEN (old.state <> new.state) EXECUTE FUNCTION keep_ticket_assignment();
CREATE TRIGGER tickets_end_work AFTER DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION drop_assignment('ticket');
CREATE TRIGGER tickets_told AFTER INSERT ON tickets FOR EACH ROW EXECUTE FUNCTION tell_ticket();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON tickets FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{private_details,plan}');

CREATE TABLE uncovered_payments (
  payment_id uuid NOT NULL,
  method text NOT NULL,
  amount bigint NOT NULL,
  reference text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT uncovered_payments_pkey PRIMARY KEY (payment_id),
  CONSTRAINT uncovered_payments_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX uncovered_payments_by_amount ON uncovered_payments USING btree (amount, received_at);
CREATE INDEX uncovered_payments_by_reference ON uncovered_payments USING btree (reference);
CREATE INDEX uncovered_payments_by_time ON uncovered_payments USING btree (received_at, payment_id);

CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  private_details bytea NOT NULL,
  avatar_id text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  blocked_at timestamp with time zone,
  block_reason text DEFAULT ''::text NOT NULL,
  phone_index bytea,
  delivery_district text DEFAULT ''::text NOT NULL,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_block CHECK ((blocked_at IS NULL) = (block_reason = ''::text))
);
CREATE INDEX users_blocked ON users USING btree (created_at, id) WHERE blocked_at IS NOT NULL;
CREATE INDEX users_by_change ON users USING btree (updated_at, id);
CREATE INDEX users_by_name ON users USING btree (name, id);
CREATE INDEX users_by_phone ON users USING btree (phone_index);
CREATE INDEX users_by_time ON users USING btree (created_at DESC, id);
CREATE INDEX users_by_words ON users USING gin (name gin_trgm_ops, email gin_trgm_ops);
CREATE UNIQUE INDEX users_email_key ON users USING btree (lower(email));
CREATE TRIGGER users_begin AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION begin_customer_figures();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON users FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{password_hash,private_details,phone_index}');

CREATE TABLE variants (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  sku text NOT NULL,
  size text,
  type text,
  "position" integer NOT NULL,
  price integer NOT NULL,
  old_price integer,
  stock integer DEFAULT 0 NOT NULL,
  weight_kg numeric(6,1),
  width_cm integer,
  depth_cm integer,
  height_cm integer,
  low_stock_at integer,
  color_id integer,
  cost integer,
  packages jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT variants_pkey PRIMARY KEY (id),
  CONSTRAINT variants_in_order UNIQUE (product_id, "position") DEFERRABLE,
  CONSTRAINT variants_one_per_choice UNIQUE NULLS NOT DISTINCT (product_id, color_id, size, type) DEFERRABLE,
  CONSTRAINT variants_sku_unique UNIQUE (sku) DEFERRABLE,
  CONSTRAINT variants_cost CHECK (cost >= 0),
  CONSTRAINT variants_dimensions_all_or_none CHECK ((num_nonnulls(width_cm, depth_cm, height_cm) = ANY (ARRAY[0, 3])) AND COALESCE(width_cm > 0 AND depth_cm > 0 AND height_cm > 0, true)),
  CONSTRAINT variants_low_stock CHECK (low_stock_at >= 0),
  CONSTRAINT variants_old_price_higher CHECK (old_price > price),
  CONSTRAINT variants_packages CHECK (jsonb_array_length(packages) <= 20),
  CONSTRAINT variants_price_positive CHECK (price > 0),
  CONSTRAINT variants_sku_form CHECK (sku ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'::text),
  CONSTRAINT variants_stock_not_negative CHECK (stock >= 0),
  CONSTRAINT variants_weight_positive CHECK (weight_kg > 0::numeric),
  CONSTRAINT variants_color_of_product FOREIGN KEY (product_id, color_id) REFERENCES product_colors(product_id, id),
  CONSTRAINT variants_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX variants_by_sku_part ON variants USING gin (sku gin_trgm_ops);
CREATE TRIGGER variants_changed_told AFTER UPDATE ON variants FOR EACH ROW WHEN (old.sku IS DISTINCT FROM new.sku OR old.color_id IS DISTINCT FROM new.color_id OR old.size IS DISTINCT FROM new.size OR old.type IS DISTINCT FROM new.type OR old."position" IS DISTINCT FROM new."position" OR old.price IS DISTINCT FROM new.price OR old.old_price IS DISTINCT FROM new.old_price OR old.weight_kg IS DISTINCT FROM new.weight_kg OR old.width_cm IS DISTINCT FROM new.width_cm OR old.depth_cm IS DISTINCT FROM new.depth_cm OR old.height_cm IS DISTINCT FROM new.height_cm OR old.packages IS DISTINCT FROM new.packages) EXECUTE FUNCTION tell_product();
CREATE TRIGGER variants_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER variants_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER variants_low_told AFTER UPDATE OF stock ON variants FOR EACH ROW WHEN (new.stock < old.stock) EXECUTE FUNCTION tell_low_stock();
CREATE TRIGGER variants_moved AFTER UPDATE OF stock ON variants FOR EACH ROW WHEN (old.stock <> new.stock) EXECUTE FUNCTION write_stock_movement();
CREATE TRIGGER variants_open AFTER INSERT ON variants REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION write_opening_stock();
CREATE TRIGGER variants_priced AFTER INSERT ON variants FOR EACH ROW EXECUTE FUNCTION write_price();
CREATE TRIGGER variants_repriced AFTER UPDATE OF price, old_price ON variants FOR EACH ROW WHEN (old.price <> new.price OR old.old_price IS DISTINCT FROM new.old_price) EXECUTE FUNCTION write_price();
CREATE TRIGGER variants_told AFTER INSERT OR DELETE ON variants FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER variants_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON variants FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE waiting_cash (
  payment_id uuid NOT NULL,
  amount bigint NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT waiting_cash_pkey PRIMARY KEY (payment_id),
  CONSTRAINT waiting_cash_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX waiting_cash_by_time ON waiting_cash USING btree (received_at, payment_id);

CREATE TABLE waiting_papers (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  cause text NOT NULL,
  credit jsonb,
  since timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT waiting_papers_pkey PRIMARY KEY (id),
  CONSTRAINT waiting_papers_one_per_cause UNIQUE (order_id, kind, cause),
  CONSTRAINT waiting_papers_credit CHECK ((kind = 'credit-note'::text) = (credit IS NOT NULL)),
  CONSTRAINT waiting_papers_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON waiting_papers FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  message_id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  record text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  tried_until timestamp with time zone DEFAULT now() + '3 days'::interval NOT NULL,
  leased_until timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_ended CHECK ((state = 'waiting'::text) = (ended_at IS NULL)),
  CONSTRAINT webhook_deliveries_message_id_webhook_messages_id_fk FOREIGN KEY (message_id) REFERENCES webhook_messages(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries USING btree (endpoint_id, id);
CREATE INDEX webhook_deliveries_by_message ON webhook_deliveries USING btree (message_id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (endpoint_id, next_try_at) WHERE state = 'waiting'::text;
CREATE INDEX webhook_deliveries_in_state ON webhook_deliveries USING btree (state, id);
CREATE INDEX webhook_deliveries_in_turn ON webhook_deliveries USING btree (endpoint_id, record, id) WHERE state = 'waiting'::text;
CREATE TRIGGER zz_audit AFTER UPDATE ON webhook_deliveries FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE webhook_endpoints (
  id uuid NOT NULL,
  url text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  events text[] NOT NULL,
  state text DEFAULT 'active'::text NOT NULL,
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_until timestamp with time zone,
  failing_since timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_endpoints_previous CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
);
CREATE TRIGGER zz_audit AFTER INSERT OR DELETE OR UPDATE ON webhook_endpoints FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{secret,previous_secret}');

CREATE TABLE webhook_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  event text NOT NULL,
  record text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT webhook_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_messages_by_record ON webhook_messages USING btree (record, created_at);
CREATE INDEX webhook_messages_by_time ON webhook_messages USING btree (created_at);
CREATE TRIGGER zz_audit AFTER INSERT ON webhook_messages FOR EACH ROW WHEN (new.event = 'webhook.test'::text AND acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');

CREATE TABLE webhook_tries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  delivery_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  duration_ms integer NOT NULL,
  status smallint,
  answer text DEFAULT ''::text NOT NULL,
  error text DEFAULT ''::text NOT NULL,
  CONSTRAINT webhook_tries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_tries_delivery_id_webhook_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE
);
CREATE INDEX webhook_tries_by_delivery ON webhook_tries USING btree (delivery_id, id);

CREATE OR REPLACE FUNCTION public.acting_staff()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  SELECT nullif(current_setting('kastha.staff', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.announce_due_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('due_times', TG_TABLE_NAME);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.as_typed(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT translate(normalize(coalesce(said, ''), NFC), '०१२३४५६७८९' || U&'\200C\200D', '0123456789')
$function$;

CREATE OR REPLACE FUNCTION public.audited_columns(whole jsonb, wanted text[], secret text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_object_agg(key, CASE WHEN key = ANY (secret) AND value <> 'null' THEN '"(hidden)"' ELSE value END)
  FROM jsonb_each(whole)
  WHERE wanted IS NULL OR key = ANY (wanted)
$function$;

CREATE OR REPLACE FUNCTION public.begin_customer_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO customer_figures (user_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.category_name_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM remember_words(concat_ws(' ', NEW.name, NEW.translations #>> '{ne,name}'));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.ciphertext_key(ciphertext bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  SELECT substr(ciphertext, 1, CASE get_byte(ciphertext, 0) WHEN 2 THEN 9 ELSE 1 END)
$function$;

CREATE OR REPLACE FUNCTION public.color_families_of(product integer)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(bit_or(1 << color_family(swatch)), 0)::smallint FROM product_colors WHERE product_id = product
$function$;

CREATE OR REPLACE FUNCTION public.color_family(swatch text)
 RETURNS smallint
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  bytes bytea := decode(substr(swatch, 2), 'hex');
  -- Red, green and blue without the gamma of sRGB.
  light float8[] := (
    SELECT array_agg(CASE WHEN value <= 0.04045 THEN value / 12.92 ELSE power((value + 0.055) / 1.055, 2.4) END ORDER BY channel)
    FROM (SELECT channel, get_byte(bytes, channel) / 255::float8 AS value FROM generate_series(0, 2) AS channel) channels);
  -- https://bottosson.github.io/posts/oklab/
  l float8 := cbrt(0.4122214708 * light[1] + 0.5363325363 * light[2] + 0.0514459929 * light[3]);
  m float8 := cbrt(0.2119034982 * light[1] + 0.6806995451 * light[2] + 0.1073969566 * light[3]);
  s float8 := cbrt(0.0883024619 * light[1] + 0.2817188376 * light[2] + 0.6299787005 * light[3]);
  a float8 := 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  b float8 := 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  lightness float8 := 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  chroma float8 := sqrt(a * a + b * b);
  hue float8 := atan2d(b, a) + CASE WHEN atan2d(b, a) < 0 THEN 360 ELSE 0 END;
  is_neutral boolean := chroma < CASE WHEN lightness < 0.28 THEN 0.05 WHEN hue >= 20 AND hue < 115 THEN 0.02 ELSE 0.035 END;
BEGIN
  RETURN array_position('{white,beige,brown,black,gray,red,pink,orange,yellow,green,blue,purple}'::text[], CASE
    WHEN is_neutral AND lightness < 0.33 THEN 'black'
    WHEN is_neutral AND lightness < 0.92 THEN 'gray'
    WHEN is_neutral THEN 'white'
    WHEN hue >= 340 OR hue < 20 THEN CASE WHEN lightness < 0.6 THEN 'red' ELSE 'pink' END
    WHEN hue < 42 AND lightness >= 0.65 AND chroma < 0.16 THEN 'pink'
    WHEN hue < 34 AND chroma >= 0.1 THEN 'red'
    WHEN hue < 75 AND chroma >= CASE WHEN hue < 45 THEN 0.1 ELSE 0.14 END THEN 'orange'
    WHEN hue >= 75 AND hue < 115 AND chroma >= 0.11 AND lightness >= 0.65 THEN 'yellow'
    WHEN hue < 115 AND lightness >= 0.78 THEN 'beige'
    WHEN hue < 100 THEN 'brown'
    WHEN hue < 180 THEN 'green'
    WHEN hue < 280 THEN 'blue'
    ELSE 'purple'
  END) - 1;
END $function$;

CREATE OR REPLACE FUNCTION public.comparable_reference(reference text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT left(translate(upper(regexp_replace(split_part(reference, ' / ', 1), '\s', '', 'g')), '०१२३४५६७८९', '0123456789'), 100)
$function$;

CREATE OR REPLACE FUNCTION public.counted_of(wanted uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((SELECT sum(amount) FROM payments WHERE order_id = wanted), 0)::bigint
    + coalesce((SELECT amount FROM exchanges WHERE new_order_id = wanted AND ended_at IS NULL), 0)::bigint
    - coalesce((SELECT sum(amount) FROM refunds WHERE order_id = wanted
        AND (cause LIKE 'attempt:%' OR cause LIKE 'payment:%' OR cause LIKE 'edit:%')), 0)::bigint
$function$;

CREATE OR REPLACE FUNCTION public.delivery_day_of(wanted uuid)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  SELECT day FROM deliveries WHERE order_id = wanted AND state <> 'cancelled'
  ORDER BY state = 'delivered', CASE WHEN state = 'delivered' THEN -number ELSE number END LIMIT 1
$function$;

CREATE OR REPLACE FUNCTION public.drop_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM assignments WHERE kind = TG_ARGV[0] AND record_id = OLD.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_assignment(record_kind text, record uuid, is_work boolean, is_waiting boolean, since_then timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- This follows from the record's change, which the audit log already has.
  PERFORM set_config('kastha.staff', '', true);
  IF NOT is_waiting THEN
    DELETE FROM assignments WHERE kind = record_kind AND record_id = record AND owner_id IS NULL AND due_at IS NULL;
  END IF;
  UPDATE assignments SET is_open = false
  WHERE kind = record_kind AND record_id = record AND is_open AND NOT is_work;
  -- It comes back to its owner as new work, or to nobody where the owner has left meanwhile.
  UPDATE assignments SET is_open = true, since = since_then, due_at = NULL,
    owner_id = (SELECT id FROM staff WHERE id = owner_id AND disabled_at IS NULL)
  WHERE kind = record_kind AND record_id = record AND NOT is_open AND is_work;
  IF is_waiting THEN
    INSERT INTO assignments (kind, record_id, since) VALUES (record_kind, record, since_then) ON CONFLICT DO NOTHING;
  END IF;
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
END $function$;

CREATE OR REPLACE FUNCTION public.keep_audit_of(audited regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  keys text[];
  secret text[];
BEGIN
  SELECT array_agg(attname::text ORDER BY array_position(indkey::int2[], attnum)) INTO keys
  FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
  WHERE indrelid = audited AND indisprimary;
  SELECT coalesce(array_agg(attname::text), '{}') INTO secret
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE attrelid = audited AND attnum > 0 AND NOT attisdropped
    AND (atttypid IN ('bytea'::regtype, 'bytea[]'::regtype) OR attname ~ '_hash(es)?$'
      OR (relname, attname) IN (
        ('deliveries', 'code'), ('orders', 'collection_code'), ('orders', 'name'), ('orders', 'email'),
        ('custom_requests', 'plan'), ('tickets', 'plan'), ('credit_accounts', 'email')
      ));
  EXECUTE format(
    'CREATE TRIGGER zz_audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit(%L, %L)',
    audited, keys, secret
  );
END $function$;

CREATE OR REPLACE FUNCTION public.keep_counted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  touched uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- Locked first, so that the payments are read after every concurrent change has ended.
  PERFORM 1 FROM orders WHERE id = touched FOR NO KEY UPDATE;
  -- A summary is no change by staff: the audit log already has the payment.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE orders SET counted = counted_of(touched) WHERE id = touched AND counted <> counted_of(touched);
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_credit_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- A sum is no change by staff: the audit log already has the entry.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE credit_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_custom_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_work boolean := NEW.state IN ('requested', 'quoted');
BEGIN
  IF NEW.order_id IS NOT NULL THEN
    UPDATE assignments SET owner_id = request.owner_id
    FROM (
      SELECT owner_id FROM assignments JOIN staff ON staff.id = owner_id AND disabled_at IS NULL
      WHERE kind = 'custom-request' AND record_id = NEW.id
    ) request
    WHERE kind = 'order' AND record_id = NEW.order_id AND is_open AND assignments.owner_id IS NULL
      AND request.owner_id IS NOT NULL;
  END IF;
  PERFORM keep_assignment('custom-request', NEW.id, is_work, is_work, NEW.created_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_customer_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL THEN
    -- Missing for accounts of the previous version until the next start.
    INSERT INTO customer_figures (user_id) VALUES (NEW.user_id) ON CONFLICT DO NOTHING;
    PERFORM refresh_customer_figures(NEW.user_id);
  END IF;
  -- The account of before may be about to go, with its figures.
  IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    PERFORM refresh_customer_figures(OLD.user_id);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_delivery_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_work boolean := NEW.state IN ('planned', 'out')
    AND EXISTS (SELECT FROM orders WHERE id = NEW.order_id AND state IN ('pending', 'confirm'));
BEGIN
  PERFORM keep_assignment('delivery', NEW.id, is_work, is_work, NEW.created_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_delivery_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  touched uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- A summary is no change by staff: the audit log already has the delivery.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE orders SET delivery_day = delivery_day_of(touched)
  WHERE id = touched AND delivery_day IS DISTINCT FROM delivery_day_of(touched);
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_exchanged()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  acting text := current_setting('kastha.staff', true);
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.new_order_id FOR NO KEY UPDATE;
  -- A summary is no change by staff: the audit log already has the exchange.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE orders SET counted = counted_of(NEW.new_order_id) WHERE id = NEW.new_order_id;
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_for_a_year()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.at > now() - interval '365 days' THEN
    RAISE EXCEPTION 'rows of % are kept for a year', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_is_pickup()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.is_pickup := (SELECT method = 'pickup' FROM orders WHERE id = NEW.order_id);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_order_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_work boolean := NEW.state IN ('pending', 'confirm');
BEGIN
  PERFORM keep_assignment('order', NEW.id, is_work, is_work, NEW.placed_at);
  IF TG_OP = 'UPDATE' THEN
    PERFORM keep_assignment('delivery', id, is_work, is_work, created_at) FROM deliveries
    WHERE order_id = NEW.id AND state IN ('planned', 'out');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_ticket_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM keep_assignment('ticket', NEW.id, NEW.state <> 'closed', NEW.state = 'open', NEW.changed_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_uncovered_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO uncovered_payments (payment_id, method, amount, reference, received_at)
    SELECT id, method, amount, comparable_reference(reference), received_at FROM changed WHERE method NOT IN ('cod', 'credit');
  ELSIF TG_OP = 'INSERT' THEN
    DELETE FROM uncovered_payments USING changed WHERE uncovered_payments.payment_id = changed.payment_id;
  ELSE
    INSERT INTO uncovered_payments (payment_id, method, amount, reference, received_at)
    SELECT id, method, amount, comparable_reference(reference), received_at
    FROM payments WHERE id IN (SELECT payment_id FROM changed);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_waiting_cash()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO waiting_cash (payment_id, amount, received_at)
    SELECT id, amount, received_at FROM inserted WHERE method = 'cod';
  ELSE
    DELETE FROM waiting_cash USING inserted WHERE waiting_cash.payment_id = inserted.payment_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.note_live(happened_to text, its_id text, happened text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO live_events (topic, record, act, staff_id)
  VALUES (happened_to, coalesce(its_id, ''), happened, acting_staff()) ON CONFLICT DO NOTHING;
  IF acting_staff() IS NOT NULL THEN PERFORM pg_notify('live', ''); END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.note_live_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  record_kind text := split_part(NEW.row_key, ',', 1);
BEGIN
  PERFORM note_live(
    CASE record_kind WHEN 'delivery' THEN 'deliveries' ELSE record_kind || 's' END,
    split_part(NEW.row_key, ',', 2),
    'change'
  );
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.note_live_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := coalesce(NEW.before, '{}') || coalesce(NEW.after, '{}');
  first_key text := split_part(NEW.row_key, ',', 1);
BEGIN
  CASE
    WHEN NEW.table_name IN ('products', 'product_colors', 'product_pictures', 'product_models') THEN
      PERFORM note_live('products', first_key, 'change');
    WHEN NEW.table_name = 'variants' THEN
      PERFORM note_live('products', coalesce(
        changed ->> 'product_id',
        (SELECT product_id::text FROM variants WHERE id = NEW.row_key::integer)
      ), 'change');
    WHEN NEW.table_name IN ('categories', 'category_pictures') THEN PERFORM note_live('categories', first_key, 'change');
    WHEN NEW.table_name IN ('product_sets', 'product_set_pieces') THEN PERFORM note_live('sets', first_key, 'change');
    WHEN NEW.table_name IN ('banners', 'banner_images') THEN PERFORM note_live('banners', first_key, 'change');
    WHEN NEW.table_name IN ('projects', 'project_pictures', 'project_products') THEN
      PERFORM note_live('projects', first_key, 'change');
    WHEN NEW.table_name IN ('orders', 'tickets', 'promotions', 'clients', 'faqs', 'pages', 'stores', 'pictures', 'reviews',
      'staff', 'refunds') THEN
      PERFORM note_live(NEW.table_name, NEW.row_key, 'change');
    WHEN NEW.table_name IN ('custom_requests', 'damage_reports', 'delivery_zones', 'calendar_years') THEN
      PERFORM note_live(replace(NEW.table_name, '_', '-'), NEW.row_key, 'change');
    WHEN NEW.table_name = 'order_notes' THEN PERFORM note_live('orders', changed ->> 'order_id', 'change');
    WHEN NEW.table_name = 'hoardings' THEN PERFORM note_live('offers', NEW.row_key, 'change');
    WHEN NEW.table_name = 'product_questions' THEN PERFORM note_live('questions', NEW.row_key, 'change');
    WHEN NEW.table_name = 'product_answers' THEN
      PERFORM note_live('questions', coalesce(
        changed ->> 'question_id',
        (SELECT question_id::text FROM product_answers WHERE id = NEW.row_key::integer)
      ), 'change');
    WHEN NEW.table_name = 'bank_vouchers' THEN PERFORM note_live('vouchers', NEW.row_key, 'change');
    WHEN NEW.table_name = 'return_requests' THEN PERFORM note_live('returns', NEW.row_key, 'change');
    WHEN NEW.table_name = 'users' THEN PERFORM note_live('customers', NEW.row_key, 'change');
    WHEN NEW.table_name = 'customer_notes' THEN PERFORM note_live('customers', changed ->> 'user_id', 'change');
    WHEN NEW.table_name = 'delivery_districts' THEN PERFORM note_live('delivery-zones', '', 'change');
    WHEN NEW.table_name = 'shop_settings' THEN PERFORM note_live('settings', '', 'change');
    ELSE NULL;
  END CASE;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.note_live_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  added jsonb := to_jsonb(NEW);
BEGIN
  PERFORM note_live(TG_ARGV[0], added ->> TG_ARGV[1], coalesce(added ->> 'action', lower(TG_OP)));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.note_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.owner_id IS DISTINCT FROM OLD.owner_id THEN
    NEW.owned_since := CASE WHEN NEW.owner_id IS NULL THEN NULL ELSE now() END;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.notify_cache()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('cache', TG_ARGV[0]);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.notify_products(product_ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(product_ids) > 100 THEN
    PERFORM pg_notify('cache', 'all');
  ELSE
    PERFORM pg_notify('cache', 'product:' || id) FROM unnest(product_ids) AS id;
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.picture_formats_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(product_id), '{}') FROM (
    SELECT product_id FROM product_pictures WHERE picture_id = NEW.id
    UNION SELECT product_id FROM product_colors WHERE swatch_picture_id = NEW.id
    UNION SELECT product_id FROM review_pictures JOIN reviews ON reviews.id = review_id WHERE picture_id = NEW.id
  ) shown));
  PERFORM pg_notify('cache', tag) FROM (
    SELECT 'categories' AS tag FROM category_pictures WHERE picture_id = NEW.id
    UNION SELECT 'banners' FROM banner_images WHERE picture_id = NEW.id
    UNION SELECT 'projects' FROM project_pictures WHERE picture_id = NEW.id
    UNION SELECT 'clients' FROM clients WHERE logo_picture_id = NEW.id
  ) shown;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.pieces_by_place(of_variant integer, total integer)
 RETURNS TABLE(place_id integer, pieces integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT 1, total - coalesce((SELECT sum(pieces) FROM place_stock WHERE variant_id = of_variant), 0)::integer
  UNION ALL
  SELECT place_id, pieces FROM place_stock WHERE variant_id = of_variant
$function$;

CREATE OR REPLACE FUNCTION public.product_colors_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, translations #>> '{ne,name}'), ' ') FROM changed));
  END IF;
  -- Locked first, so that the colors are read after every concurrent change has ended.
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET color_options = color_options, color_families = color_families_of(id) WHERE id = ANY (product_ids);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.product_deliveries_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.product_pictures_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
  END IF;
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.product_posts_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (TG_OP <> 'INSERT' AND OLD.state = 'published') OR (TG_OP <> 'DELETE' AND NEW.state = 'published') THEN
    PERFORM pg_notify('cache', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.product_set_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  touched uuid := CASE WHEN TG_TABLE_NAME = 'product_sets' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(OLD) ->> 'set_id' END;
BEGIN
  IF EXISTS (SELECT FROM product_sets WHERE id = touched)
    AND (SELECT count(*) < 2 OR min(position) > 0 FROM product_set_pieces WHERE set_id = touched)
  THEN
    RAISE EXCEPTION 'Set % has no main piece, or fewer than two pieces', touched
      USING ERRCODE = 'check_violation', CONSTRAINT = 'product_sets_two_pieces';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.product_words_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  category_names text;
  nepali_category_names text;
  color_names text;
  nepali_color_names text;
  nepali jsonb := coalesce(NEW.translations -> 'ne', '{}');
BEGIN
  SELECT string_agg(name, ' '), string_agg(translations #>> '{ne,name}', ' ') INTO category_names, nepali_category_names
    FROM categories WHERE id IN (NEW.category_id, NEW.subcategory_id);
  SELECT string_agg(name, ' ' ORDER BY position), string_agg(translations #>> '{ne,name}', ' ' ORDER BY position)
    INTO color_names, nepali_color_names FROM product_colors WHERE product_id = NEW.id;
  -- Nepali last, so that what English words are worth beside each other stays as it is.
  NEW.search_document :=
    setweight(to_tsvector('english', NEW.name), 'A') ||
    setweight(to_tsvector('english', category_names), 'B') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.short_description, NEW.material, NEW.color_options, color_names)), 'C') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.description, NEW.special_features)), 'D') ||
    setweight(to_tsvector('nepali', as_typed(nepali ->> 'name')), 'A') ||
    setweight(to_tsvector('nepali', as_typed(nepali_category_names)), 'B') ||
    setweight(to_tsvector('nepali', as_typed(
      concat_ws(' ', nepali ->> 'shortDescription', nepali ->> 'material', nepali ->> 'colorOptions', nepali_color_names))), 'C') ||
    setweight(to_tsvector('nepali', as_typed(
      concat_ws(' ', nepali ->> 'description', nepali ->> 'specialFeatures'))), 'D');
  IF TG_OP = 'UPDATE' THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
DECLARE shop_looks_different boolean := true;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, material, color_options,
      translations #>> '{ne,name}', translations #>> '{ne,material}', translations #>> '{ne,colorOptions}'), ' ') FROM changed));
  ELSIF TG_OP = 'UPDATE' AND current_setting('kastha.placing', true) = 'on' THEN
    IF EXISTS (SELECT FROM changed JOIN before USING (id) WHERE changed.stock_band <> before.stock_band) THEN
      PERFORM pg_notify('cache', 'catalog');
    END IF;
    RETURN NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    -- Stock and sales move; which products a list holds changes only with the rest. The two largest columns are compared
    -- as they are: to write them as JSON would cost more than all else here.
    shop_looks_different := EXISTS (
      SELECT FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) - '{stock,sales_count,updated_at,translations,search_document}'::text[]
          <> to_jsonb(before) - '{stock,sales_count,updated_at,translations,search_document}'::text[]
        OR changed.translations <> before.translations OR changed.search_document <> before.search_document);
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', changed.name, changed.material, changed.color_options,
        changed.translations #>> '{ne,name}', changed.translations #>> '{ne,material}', changed.translations #>> '{ne,colorOptions}'), ' ')
      FROM changed JOIN before USING (id)
      WHERE (changed.name, changed.material, changed.color_options, changed.translations)
        IS DISTINCT FROM (before.name, before.material, before.color_options, before.translations)));
  END IF;
  PERFORM notify_products((SELECT coalesce(array_agg(id), '{}') FROM changed));
  IF shop_looks_different THEN PERFORM pg_notify('cache', 'catalog'); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_customer_figures(buyer uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM 1 FROM customer_figures WHERE user_id = buyer FOR NO KEY UPDATE;
  UPDATE customer_figures SET (order_count, spent, last_order_at) = (
    SELECT count(*), coalesce(sum(total), 0), max(placed_at) FROM orders
    WHERE user_id = buyer AND state NOT IN ('cancelled', 'returned'))
  WHERE user_id = buyer;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_from_reviews(product_ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = now_is.rating_sum, rating_count = now_is.rating_count
  FROM (
    SELECT product.id, coalesce(sum(review.rating), 0)::integer AS rating_sum, count(review.id)::integer AS rating_count
    FROM products product LEFT JOIN reviews review ON review.product_id = product.id AND NOT review.hidden
    WHERE product.id = ANY (product_ids) GROUP BY product.id
  ) now_is
  WHERE products.id = now_is.id AND (products.rating_sum, products.rating_count) IS DISTINCT FROM (now_is.rating_sum, now_is.rating_count);
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_from_variants(product_ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Locked first, so that the sums below are read after every concurrent change has ended.
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET price = now_is.price, old_price = now_is.old_price, stock = now_is.stock, stock_band = now_is.stock_band
  FROM (
    SELECT product.id,
      coalesce((array_agg(variant.price ORDER BY variant.position))[1], 0) AS price,
      (array_agg(variant.old_price ORDER BY variant.position))[1] AS old_price,
      coalesce(sum(variant.stock), 0)::integer AS stock,
      (CASE WHEN coalesce(bool_and(variant.stock > 0), false) THEN 2 WHEN bool_or(variant.stock > 0) THEN 1 ELSE 0 END)::smallint AS stock_band
    FROM products product LEFT JOIN variants variant ON variant.product_id = product.id
    WHERE product.id = ANY (product_ids) GROUP BY product.id
  ) now_is
  WHERE products.id = now_is.id
    AND (products.price, products.old_price, products.stock, products.stock_band)
      IS DISTINCT FROM (now_is.price, now_is.old_price, now_is.stock, now_is.stock_band);
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_but_encrypt_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  before bytea;
  after bytea;
BEGIN
  EXECUTE format('SELECT ($1).%1$I, ($2).%1$I', TG_ARGV[0]) INTO before, after USING OLD, NEW;
  IF to_jsonb(NEW) - TG_ARGV::text[] = to_jsonb(OLD) - TG_ARGV::text[]
    AND ciphertext_key(after) <> ciphertext_key(before)
    AND length(after) - length(ciphertext_key(after)) = length(before) - length(ciphertext_key(before))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_but_forget_shopper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.actor = 'shopper' AND NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
    AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_to_rewrite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_to_shorten_ticket()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM tickets WHERE id = OLD.ticket_id) THEN
    RAISE EXCEPTION 'what was said in a ticket is deleted with the ticket alone';
  END IF;
  RETURN OLD;
END $function$;

CREATE OR REPLACE FUNCTION public.remember_words(texts text)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM regexp_split_to_table(lower(as_typed(texts)), '[^[:alpha:]\u0900-\u0963\u0971-\u097F]+') AS word
  WHERE length(word) BETWEEN 3 AND 40
  ORDER BY word ON CONFLICT DO NOTHING
$function$;

CREATE OR REPLACE FUNCTION public.review_pictures_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(DISTINCT reviews.product_id), '{}') FROM changed JOIN reviews ON reviews.id = changed.review_id));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.review_votes_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE reviews SET helpful_count = helpful_count + votes.count * (CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END)
  FROM (SELECT review_id, count(*)::integer AS count FROM changed GROUP BY review_id) votes WHERE reviews.id = votes.review_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.reviews_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
  rated_ids integer[] := product_ids;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
    rated_ids := (
      SELECT coalesce(array_agg(DISTINCT either.product_id), '{}')
      FROM changed JOIN before USING (id) CROSS JOIN LATERAL (VALUES (changed.product_id), (before.product_id)) AS either (product_id)
      WHERE (changed.product_id, changed.rating, changed.hidden) IS DISTINCT FROM (before.product_id, before.rating, before.hidden));
  END IF;
  IF cardinality(rated_ids) > 0 THEN PERFORM refresh_from_reviews(rated_ids); END IF;
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.shares_of_giving(of_variant integer, given integer, of_order text, chosen integer)
 RETURNS TABLE(place_id integer, change integer)
 LANGUAGE sql
 STABLE
AS $function$
  WITH taken AS (
    SELECT place_id, pieces, coalesce(sum(pieces) OVER (
      ORDER BY last DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM (
      SELECT place_id, -sum(change) AS pieces, max(id) AS last FROM stock_movements
      WHERE order_number = of_order AND variant_id = of_variant AND chosen IS NULL
      GROUP BY place_id
    ) moved
    WHERE pieces > 0 AND place_id IN (SELECT id FROM stock_places WHERE is_open)
  ), back AS (
    SELECT place_id, least(pieces, given - before)::integer AS change FROM taken WHERE before < given ORDER BY before
  )
  SELECT place_id, sum(change)::integer FROM (
    SELECT place_id, change FROM back
    UNION ALL
    SELECT coalesce(chosen, 1), given - coalesce((SELECT sum(change) FROM back), 0)::integer
  ) shares
  GROUP BY place_id HAVING sum(change) > 0
$function$;

CREATE OR REPLACE FUNCTION public.shares_of_taking(of_variant integer, total integer, wanted integer, chosen integer)
 RETURNS TABLE(place_id integer, change integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT place_id, (-least(pieces, wanted - before))::integer
  FROM (
    SELECT place_id, pieces, coalesce(sum(pieces) OVER (
      ORDER BY (place_id = chosen) IS TRUE DESC,
        (store_id = (SELECT id FROM stores WHERE slug = nullif(current_setting('kastha.stock_store', true), ''))) IS TRUE DESC,
        (current_setting('kastha.stock_district', true) = ANY (districts)) IS TRUE DESC,
        pieces >= wanted DESC, position, place_id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM pieces_by_place(of_variant, total) JOIN stock_places ON stock_places.id = place_id
    WHERE pieces > 0
  ) here
  WHERE before < wanted
  ORDER BY before
$function$;

CREATE OR REPLACE FUNCTION public.tell_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  happened text := CASE NEW.kind WHEN 'invoice' THEN 'invoice.issued' ELSE 'credit_note.issued' END;
BEGIN
  IF NOT webhook_is_wanted(happened) THEN RETURN NULL; END IF;
  PERFORM write_webhook(happened, 'invoice:' || NEW.id, jsonb_strip_nulls(jsonb_build_object(
    'id', NEW.id, 'number', NEW.number, 'fiscalYear', NEW.fiscal_year, 'issuedAt', webhook_time(NEW.issued_at), 'total', NEW.total,
    'vat', NEW.vat, 'invoiceId', NEW.credits_id, 'orderId', NEW.order_id,
    'orderNumber', (SELECT number FROM orders WHERE id = NEW.order_id))));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_low_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  low integer;
BEGIN
  IF NOT webhook_is_wanted('stock.low') THEN RETURN NULL; END IF;
  low := coalesce(NEW.low_stock_at, (SELECT low_stock_at FROM shop_settings), 0);
  IF OLD.stock > low AND NEW.stock <= low THEN
    PERFORM write_webhook('stock.low', 'variant:' || NEW.id, jsonb_build_object(
      'variantId', NEW.id, 'productId', NEW.product_id, 'sku', NEW.sku, 'stock', NEW.stock, 'lowStockAt', low));
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  happened text := CASE NEW.action
    WHEN 'place' THEN 'order.placed' WHEN 'confirm' THEN 'order.confirmed' WHEN 'part-delivered' THEN 'order.part_delivered'
    WHEN 'deliver' THEN 'order.delivered' WHEN 'cancel' THEN 'order.cancelled' WHEN 'expire' THEN 'order.cancelled'
    WHEN 'return' THEN 'order.returned' WHEN 'refund' THEN 'order.refunded' WHEN 'edited' THEN 'order.edited'
    WHEN 'exchanged' THEN 'order.exchanged' END;
BEGIN
  IF NOT webhook_is_wanted(happened) THEN RETURN NULL; END IF;
  -- The order that goes out is placed: the old one tells of the exchange.
  IF NEW.action = 'exchanged' AND NOT NEW.detail ? 'exchangedFor' THEN RETURN NULL; END IF;
  PERFORM write_webhook(happened, 'order:' || NEW.order_id, webhook_order(NEW.order_id, NEW.state)
    || CASE NEW.action WHEN 'refund' THEN jsonb_build_object('amount', NEW.detail -> 'amount')
         WHEN 'edited' THEN jsonb_build_object('totalBefore', NEW.detail #> '{edit,total,from}')
         WHEN 'exchanged' THEN (SELECT jsonb_build_object('amount', exchange.amount, 'newOrder',
             jsonb_build_object('id', placed.id, 'number', placed.number))
           FROM exchanges exchange JOIN orders placed ON placed.id = exchange.new_order_id
           WHERE exchange.order_id = NEW.order_id AND placed.number = NEW.detail ->> 'exchangedFor')
         ELSE '{}' END);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_order_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT webhook_is_wanted('order.paid') THEN RETURN NULL; END IF;
  PERFORM write_webhook('order.paid', 'order:' || id, webhook_order(id, state))
  FROM orders WHERE id = NEW.id AND counted >= total
    AND NOT EXISTS (SELECT FROM webhook_messages WHERE record = 'order:' || NEW.id AND event = 'order.paid' AND created_at = now());
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  row_now jsonb;
  product integer;
  whole jsonb;
BEGIN
  IF NOT webhook_is_wanted('product.changed') THEN RETURN NULL; END IF;
  row_now := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  product := coalesce(row_now ->> 'product_id', row_now ->> 'id');
  SELECT jsonb_build_object('id', id, 'slug', slug, 'isPublished', published, 'isRemoved', false) INTO whole
  FROM products WHERE id = product;
  IF TG_TABLE_NAME = 'products' AND TG_OP = 'DELETE' THEN
    whole := jsonb_build_object('id', OLD.id, 'slug', OLD.slug, 'isPublished', false, 'isRemoved', true);
  END IF;
  IF whole IS NULL THEN RETURN NULL; END IF;
  UPDATE webhook_messages SET data = whole
  WHERE record = 'product:' || product AND event = 'product.changed' AND created_at = now();
  IF NOT FOUND THEN PERFORM write_webhook('product.changed', 'product:' || product, whole); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT webhook_is_wanted('review.written') THEN RETURN NULL; END IF;
  PERFORM write_webhook('review.written', 'review:' || NEW.id, jsonb_build_object(
    'id', NEW.id, 'productId', NEW.product_id, 'rating', NEW.rating, 'isVerified', NEW.is_verified));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_ticket()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT webhook_is_wanted('ticket.opened') THEN RETURN NULL; END IF;
  PERFORM write_webhook('ticket.opened', 'ticket:' || NEW.id,
    jsonb_build_object('id', NEW.id, 'number', NEW.number, 'kind', NEW.kind, 'state', NEW.state));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.variants_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE product_ids integer[];
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
  ELSIF current_setting('kastha.placing', true) = 'on' THEN
    UPDATE products SET stock = now_is.stock, stock_band = now_is.stock_band, sales_count = products.sales_count + now_is.sold
    FROM (
      SELECT variant.product_id AS id, sum(variant.stock)::integer AS stock,
        (CASE WHEN bool_and(variant.stock > 0) THEN 2 WHEN bool_or(variant.stock > 0) THEN 1 ELSE 0 END)::smallint AS stock_band,
        coalesce(sum(before.stock - variant.stock), 0)::integer AS sold
      FROM variants variant LEFT JOIN before ON before.id = variant.id
      WHERE variant.product_id IN (SELECT product_id FROM changed) GROUP BY variant.product_id
    ) now_is
    WHERE products.id = now_is.id;
    RETURN NULL;
  ELSE
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION ALL SELECT product_id FROM before) either);
  END IF;
  PERFORM refresh_from_variants(product_ids);
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.webhook_is_wanted(event text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN EXISTS (SELECT FROM webhook_endpoints WHERE event = ANY (events) AND state <> 'gone');
END $function$;

CREATE OR REPLACE FUNCTION public.webhook_order(wanted uuid, state_now text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_object('id', id, 'number', number, 'state', state_now, 'placedAt', webhook_time(placed_at), 'method', method,
    'payment', payment, 'total', total, 'paid', counted)
  FROM orders WHERE id = wanted
$function$;

CREATE OR REPLACE FUNCTION public.webhook_time(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$;

CREATE OR REPLACE FUNCTION public.write_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  keys text[] := TG_ARGV[0]::text[];
  secret text[] := TG_ARGV[1]::text[];
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - 'search_document' END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - 'search_document' END;
  whole jsonb := coalesce(new_row, old_row);
  changed text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(key) INTO changed FROM jsonb_each(new_row) WHERE value IS DISTINCT FROM old_row -> key;
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO audit_log (staff_id, staff_name, call, request_id, table_name, row_key, action, before, after)
  VALUES (
    acting_staff(),
    current_setting('kastha.staff_name', true),
    current_setting('kastha.call', true),
    current_setting('kastha.request', true),
    TG_TABLE_NAME,
    (SELECT string_agg(whole ->> key, ',' ORDER BY place) FROM unnest(keys) WITH ORDINALITY AS named (key, place)),
    lower(TG_OP),
    audited_columns(old_row, changed, secret),
    audited_columns(new_row, changed, secret)
  );
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.write_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO price_changes (variant_id, price, old_price, is_offered, staff_id)
  SELECT id, price, old_price, NEW.published, acting_staff() FROM variants WHERE product_id = NEW.id ORDER BY id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.write_opening_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO stock_movements (variant_id, change, stock, reason, staff_id)
  SELECT id, stock, stock, 'opening', acting_staff() FROM inserted WHERE stock > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.write_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO price_changes (variant_id, price, old_price, is_offered, staff_id)
  SELECT NEW.id, NEW.price, NEW.old_price, published, acting_staff() FROM products WHERE id = NEW.product_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.write_stock_movement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  cause text := coalesce(nullif(current_setting('kastha.stock_reason', true), ''), 'counted');
  of_order text := nullif(current_setting('kastha.stock_order', true), '');
  words text := coalesce(current_setting('kastha.stock_note', true), '');
  chosen integer := nullif(current_setting('kastha.stock_place', true), '')::integer;
  level integer := OLD.stock;
  share record;
BEGIN
  -- The usual case: everything is at the main place.
  IF coalesce(chosen, 1) = 1 AND NOT EXISTS (SELECT FROM place_stock WHERE variant_id = NEW.id) THEN
    INSERT INTO stock_movements (variant_id, change, stock, reason, order_number, staff_id, note)
    VALUES (NEW.id, NEW.stock - OLD.stock, NEW.stock, cause, of_order, acting_staff(), words);
    RETURN NULL;
  END IF;
  IF of_order IS NULL THEN
    chosen := coalesce(chosen, 1);
  END IF;
  FOR share IN
    SELECT * FROM shares_of_taking(NEW.id, OLD.stock, OLD.stock - NEW.stock, chosen) WHERE NEW.stock < OLD.stock
    UNION ALL
    SELECT * FROM shares_of_giving(NEW.id, NEW.stock - OLD.stock, of_order, chosen) WHERE NEW.stock > OLD.stock
  LOOP
    level := level + share.change;
    IF share.place_id > 1 THEN
      UPDATE place_stock SET pieces = pieces + share.change WHERE variant_id = NEW.id AND place_id = share.place_id;
      IF NOT FOUND THEN
        INSERT INTO place_stock (variant_id, place_id, pieces) VALUES (NEW.id, share.place_id, share.change);
      END IF;
    END IF;
    INSERT INTO stock_movements (variant_id, change, stock, reason, place_id, order_number, staff_id, note)
    VALUES (NEW.id, share.change, level, cause, share.place_id, of_order, acting_staff(), words);
  END LOOP;
  IF level <> NEW.stock THEN
    RAISE EXCEPTION 'the places of variant % add up to %, not to %', NEW.id, level, NEW.stock;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.write_webhook(happened text, about text, content jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  WITH message AS (
    INSERT INTO webhook_messages (event, record, data) VALUES (happened, about, content) RETURNING id
  )
  INSERT INTO webhook_deliveries (message_id, endpoint_id, record)
  SELECT message.id, endpoint.id, about FROM message, webhook_endpoints endpoint
  WHERE happened = ANY (endpoint.events) AND endpoint.state <> 'gone'
$function$;
