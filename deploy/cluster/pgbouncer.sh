#!/bin/sh
# Writes the settings of pgbouncer, which reads none from the environment, into the folder $POOLER_FOLDER and becomes it.
set -eu
umask 077
cat > "$POOLER_FOLDER/userlist.txt" <<END
"shop" "$SHOP_DATABASE_PASSWORD"
END
cat > "$POOLER_FOLDER/pgbouncer.ini" <<END
[databases]
kastha = host=$PRIMARY_HOST port=$PRIMARY_PORT

[pgbouncer]
listen_addr = $POOLER_ADDRESS
listen_port = $POOLER_PORT
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $POOLER_FOLDER/userlist.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000

; A failover: connect again every second, and let nobody wait longer than the shop does.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 8
; Ask a connection that was idle whether it still lives.
server_check_delay = 5
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 3
END
exec pgbouncer "$POOLER_FOLDER/pgbouncer.ini"
