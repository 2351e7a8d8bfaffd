-- Distributes Ribbonry's tables over the workers of a Citus cluster, once, after `npm run db:migrate` and before the first
-- start:
--
--   psql "$DATABASE_URL" --set=ON_ERROR_STOP=1 --command='create extension citus' --file=deploy/citus.sql
--
-- Written after excerpts of Citus' documentation, most of them of versions 6 to 11, and not run on Citus. `npm run verify -- distributed` runs this file on
-- PostgreSQL with hash partitions in place of shards (docs/operations.md).

-- Citus refuses to distribute a table that refers to one that isn't distributed yet, and the other way round: the foreign
-- keys are dropped, and added again at the end.
create temporary table foreign_keys as
  select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace;

do $$
declare key record;
begin
  for key in select * from foreign_keys loop
    execute format('alter table %s drop constraint %I', key.owner, key.name);
  end loop;
end $$;

-- All that belongs to a user is in one shard, the user's row included.
select create_distributed_table('users', 'id');
select create_distributed_table('user_identities', 'user_id', colocate_with => 'users');
select create_distributed_table('user_profiles', 'user_id', colocate_with => 'users');
select create_distributed_table('user_preferences', 'user_id', colocate_with => 'users');
select create_distributed_table('sessions', 'user_id', colocate_with => 'users');
select create_distributed_table('password_reset_tokens', 'user_id', colocate_with => 'users');
select create_distributed_table('email_tokens', 'user_id', colocate_with => 'users');
select create_distributed_table('passkeys', 'user_id', colocate_with => 'users');
select create_distributed_table('totp_secrets', 'user_id', colocate_with => 'users');
select create_distributed_table('recovery_codes', 'user_id', colocate_with => 'users');
select create_distributed_table('push_subscriptions', 'user_id', colocate_with => 'users');
select create_distributed_table('idempotency_keys', 'user_id', colocate_with => 'users');
select create_distributed_table('contacts', 'user_id', colocate_with => 'users');
select create_distributed_table('contact_pictures', 'user_id', colocate_with => 'users');
select create_distributed_table('occasions', 'user_id', colocate_with => 'users');
select create_distributed_table('occasion_skips', 'user_id', colocate_with => 'users');
select create_distributed_table('product_dismissals', 'user_id', colocate_with => 'users');
select create_distributed_table('gift_ideas', 'user_id', colocate_with => 'users');
select create_distributed_table('gift_pictures', 'user_id', colocate_with => 'users');
select create_distributed_table('price_drops', 'user_id', colocate_with => 'users');
select create_distributed_table('gift_splits', 'user_id', colocate_with => 'users');
select create_distributed_table('contributor_links', 'user_id', colocate_with => 'users');
select create_distributed_table('pictures', 'user_id', colocate_with => 'users');
select create_distributed_table('plans', 'user_id', colocate_with => 'users');
select create_distributed_table('plan_occurrences', 'user_id', colocate_with => 'users');
select create_distributed_table('presents_received', 'user_id', colocate_with => 'users');
select create_distributed_table('budget_envelopes', 'user_id', colocate_with => 'users');
select create_distributed_table('imports', 'user_id', colocate_with => 'users');
select create_distributed_table('import_files', 'user_id', colocate_with => 'users');
select create_distributed_table('import_people', 'user_id', colocate_with => 'users');
select create_distributed_table('import_contacts', 'user_id', colocate_with => 'users');
select create_distributed_table('import_occasions', 'user_id', colocate_with => 'users');
select create_distributed_table('import_gifts', 'user_id', colocate_with => 'users');
select create_distributed_table('contact_merges', 'user_id', colocate_with => 'users');
select create_distributed_table('user_activities', 'user_id', colocate_with => 'users');
select create_distributed_table('feedback', 'user_id', colocate_with => 'users');
select create_distributed_table('model_requests', 'user_id', colocate_with => 'users');
select create_distributed_table('calendar_feeds', 'user_id', colocate_with => 'users');
select create_distributed_table('ask_links', 'user_id', colocate_with => 'users');
select create_distributed_table('ask_answers', 'user_id', colocate_with => 'users');
select create_distributed_table('reminders', 'user_id', colocate_with => 'users');
select create_distributed_table('email_reminders', 'user_id', colocate_with => 'users');
select create_distributed_table('digests', 'user_id', colocate_with => 'users');

-- Read with everybody's rows, or before it's known whose they are, and seldom written: each node has a copy.
select create_reference_table('email_owners');
select create_reference_table('identity_owners');
select create_reference_table('passkey_owners');
select create_reference_table('endpoint_owners');
select create_reference_table('earlier_tokens');
select create_reference_table('catalogue_words');
select create_reference_table('catalogue_imports');
select create_reference_table('app_secrets');

-- The others stay on the coordinator: they belong to no user, or it isn't known yet whose they are. So do the products, because
-- those of a feed are in a table that inherits from `products`, and Citus distributes no inherited tables (citusdata/citus
-- issue 5277). No statement reads them together with a user's rows.

-- Citus has no 'on delete set null (column)' (citusdata/citus issue 7132). Where the reference is gone, the app shows none.
delete from foreign_keys where definition like '%ON DELETE SET NULL (%';

do $$
declare key record;
begin
  for key in select * from foreign_keys loop
    execute format('alter table %s add constraint %I %s', key.owner, key.name, key.definition);
  end loop;
end $$;

drop table foreign_keys;
