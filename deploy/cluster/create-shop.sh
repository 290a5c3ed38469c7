#!/bin/sh
# Patroni runs this once, on the first primary, with the address of that PostgreSQL; so does the image of PostgreSQL in
# /compose.yaml, without an address. It creates the shop's role and database. Time limits belong to the role, because a pooler in transaction mode cannot pass them on.
set -eu
psql "${1-dbname=postgres user=postgres}" -v ON_ERROR_STOP=1 -v password="$SHOP_DATABASE_PASSWORD" <<'SQL'
create role shop login password :'password';
alter role shop set statement_timeout = '10s';
alter role shop set idle_in_transaction_session_timeout = '60s';
create database kastha owner shop;
SQL
