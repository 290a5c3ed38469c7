#!/bin/sh
# Writes the settings of a new shop, with strong keys and passwords of its own, for docs/deploy.md:
#   deploy/new-settings.sh compose . shop.example owner@shop.example age1…
#   deploy/new-settings.sh systemd /etc/kastha shop.example owner@shop.example age1…
# Only their owner can read the files. It overwrites none: keys that are lost cannot be made again.
set -eu
umask 077

usage() {
  echo 'Usage: deploy/new-settings.sh compose|systemd FOLDER DOMAIN OWNER_EMAIL AGE_RECIPIENT' >&2
  exit 1
}

[ $# -eq 5 ] || usage
way=$1 folder=$2 domain=$3 owner=$4 recipient=$5
case $way in compose | systemd) ;; *) usage ;; esac
case $domain in *[!a-z0-9.-]* | '' | .* | *.) echo "DOMAIN: given $domain, expected a host name such as shop.example" >&2; exit 1 ;; esac
case $owner in *[!A-Za-z0-9.@_+-]* | @* | *@) echo 'OWNER_EMAIL: expected an email address' >&2; exit 1 ;; *@*) ;; *) usage ;; esac
case $recipient in
  age1*[!a-z0-9]*) echo 'AGE_RECIPIENT: expected age1 and 58 letters and digits (age-keygen prints it)' >&2; exit 1 ;;
  age1*) ;;
  *) echo 'AGE_RECIPIENT: expected the public key that age-keygen prints, age1…' >&2; exit 1 ;;
esac
command -v openssl >/dev/null || { echo 'openssl is not installed' >&2; exit 1; }
for file in .env shop.env caddy.env; do
  if [ -e "$folder/$file" ]; then echo "$folder/$file exists already, and nothing in it is overwritten" >&2; exit 1; fi
done

# The image of this commit; upgrades name another one (docs/upgrade.md).
commit=
if [ "$way" = compose ]; then commit=$(git -C "$(dirname "$0")" rev-parse HEAD); fi

base64_key() { openssl rand -base64 32; }
password() { openssl rand -hex 24; }

owner_password=$(password)
cat >"$folder/shop.env" <<END
# The shop's settings; docs/operations.md explains each. Keep a copy of DATA_KEY in another place than the backups:
# without it no backup can be restored.
PUBLIC_URL=https://$domain
SESSION_SECRET=$(base64_key)
DATA_KEY=$(base64_key)
# The first owner of the back office. Take both lines away after the first login.
ADMIN_EMAIL=$owner
ADMIN_PASSWORD=$owner_password
# The mail server, such as smtps://USER:PASSWORD@mail.example. Without one nobody can register.
SMTP_URL=
# Wallets and a gateway of SMS. TEST_WALLETS=0 and TEST_SMS=0 say that the shop does without.
ESEWA_SECRET=
ESEWA_PRODUCT_CODE=
KHALTI_SECRET_KEY=
SPARROW_TOKEN=
SPARROW_SENDER=
END

if [ "$way" = compose ]; then
  cat >"$folder/.env" <<END
# What compose.yaml needs. The passwords count when the database is made.
SHOP_DOMAIN=$domain
# The commit whose image runs.
KASTHA_TAG=$commit
DATABASE_PASSWORD=$(password)
SUPERUSER_PASSWORD=$(password)
# Who can read the backups: the public key of age. Its private key belongs on another machine.
BACKUP_RECIPIENT=$recipient
BACKUP_DAYS=30
END
else
  cat >>"$folder/shop.env" <<END
# PostgreSQL on this machine, by its socket: it knows the user kastha, and no password exists.
DATABASE_URL=postgresql:///kastha?host=/run/postgresql
DATA_DIR=/var/lib/kastha
HOST=127.0.0.1
PORT=3000
TRUSTED_PROXIES=loopback
# Who can read the backups: the public key of age. Its private key belongs on another machine.
BACKUP_RECIPIENT=$recipient
BACKUP_DAYS=30
END
  echo "SHOP_DOMAIN=$domain" >"$folder/caddy.env"
fi
echo "Written. The owner logs in at https://$domain/admin as $owner with the password"
echo "$owner_password"
