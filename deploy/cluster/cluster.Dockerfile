# etcd, Patroni with PostgreSQL, HAProxy and pgbouncer: the packages that `npm run test:cluster` tries.
FROM debian:12.11-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-15 patroni etcd-server haproxy pgbouncer \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/15 \
  && install --directory --owner=postgres --group=postgres --mode=700 /data /pooler
WORKDIR /etc/kastha
COPY patroni.yaml create-shop.sh haproxy.cfg pgbouncer.sh ./
USER postgres
