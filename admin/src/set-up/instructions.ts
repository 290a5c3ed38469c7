import type { PointOnServer } from '#domain/set-up/set-up-points.ts'
import { t } from '../language/t.ts'

export type Instruction = {
  title: string
  /** In their order. */
  steps: readonly string[]
  /** Lines of shop.env as examples, or commands. */
  lines?: readonly string[]
  /** Section of docs/operations.md with everything else, in English as there. */
  section: string
}

const EMPTY_SHOP = t(
  'Give the shop an empty database and an empty DATA_DIR. Keep the old ones: orders and invoices stay in their books.',
)
const OWN_CREDENTIALS = t(
  'The credentials are in your contract with the wallet. Every server and worker needs the same ones.',
)

/** How an engineer mends each point on the server. */
export const instructions: Record<PointOnServer, Instruction> = {
  demo: {
    title: t('Turn the demo off'),
    steps: [
      t('Stop the shop.'),
      t('Remove DEMO from its settings.'),
      EMPTY_SHOP,
      t('Start the shop. It begins without products.'),
    ],
    section: 'The first start in production',
  },
  publicUrl: {
    title: t('Tell the shop its address'),
    steps: [t('Set PUBLIC_URL to the address that customers type, without a path.')],
    lines: ['PUBLIC_URL=https://shop.example'],
    section: 'Settings',
  },
  https: {
    title: t('Encrypt connections'),
    steps: [
      t('Put a proxy with a TLS certificate in front of the shop, such as Caddy with deploy/Caddyfile.'),
      t('Set PUBLIC_URL to the address with https.'),
    ],
    lines: ['PUBLIC_URL=https://shop.example'],
    section: 'Behind a proxy',
  },
  proxies: {
    title: t('Name the trusted proxies'),
    steps: [
      t('Set TRUSTED_PROXIES to loopback if the proxy runs on the same machine.'),
      t('Set it to the addresses or ranges of the proxies if they run elsewhere.'),
      t('Set it to 1 if visitors cannot reach the shop past one proxy, and to 0 if there is no proxy.'),
    ],
    lines: ['TRUSTED_PROXIES=loopback'],
    section: 'Behind a proxy',
  },
  firstPassword: {
    title: t('Put the first password away'),
    steps: [
      t('Log in as the owner, and choose a password of your own under “My account”.'),
      t('Remove the lines ADMIN_EMAIL and ADMIN_PASSWORD from the settings.'),
    ],
    section: 'Staff',
  },
  mail: {
    title: t('Connect a mail server'),
    steps: [
      t(
        'Set SMTP_URL to the address of your mail server, with user and password. Percent-encode both, for example %40 for @.',
      ),
      t(
        'The sender is the email address of the shop under “Settings”. The server must be allowed to send for its domain (SPF and DKIM).',
      ),
      t('To try it out, reset a password in the shop, then look under “Health”, tab “Mails”.'),
    ],
    lines: ['SMTP_URL=smtps://USER:PASSWORD@mail.example', 'SMTP_URL=smtp://USER:PASSWORD@mail.example:587'],
    section: 'Mail and jobs',
  },
  wallets: {
    title: t('Take payments by wallet'),
    steps: [
      `${t('Set the credentials of eSewa, of Khalti, or of both.')} ${OWN_CREDENTIALS}`,
      t('To sell without wallets, set TEST_WALLETS=0 instead.'),
    ],
    lines: ['ESEWA_PRODUCT_CODE=CODE', 'ESEWA_SECRET=SECRET', 'KHALTI_SECRET_KEY=KEY'],
    section: 'Payments',
  },
  sandbox: {
    title: t('Take real money'),
    steps: [
      t('Remove ESEWA_FORM_URL, ESEWA_STATUS_URL and KHALTI_BASE_URL from the settings.'),
      `${t('Replace the credentials of the sandbox.')} ${OWN_CREDENTIALS}`,
    ],
    section: 'Payments',
  },
  sms: {
    title: t('Connect an SMS gateway'),
    steps: [
      t('Set token and sender of Sparrow SMS, or the token of Aakash SMS.'),
      t('Sparrow binds a token to the server’s address: the server needs a fixed one, and Sparrow has to know it.'),
      t('To do without SMS, set TEST_SMS=0 instead.'),
    ],
    lines: ['SPARROW_TOKEN=TOKEN', 'SPARROW_SENDER=SENDER', 'AAKASH_TOKEN=TOKEN'],
    section: 'SMS',
  },
  demoOrders: {
    title: t('Begin with an empty database'),
    steps: [t('Stop the shop.'), EMPTY_SHOP, t('Start the shop, and add your own products.')],
    section: 'The first start in production',
  },
  backup: {
    title: t('Back up each night'),
    steps: [
      t(
        'With compose.yaml the service “backup” writes a backup each night, with the units of systemd the timer “kastha-backup”. Write the first one by hand, with the first or second line below.',
      ),
      t('Without either, run the third line each night, in the folder of the shop.'),
      t(
        'Copy each backup to another machine. Keep DATA_KEY somewhere else again: without it no backup can be restored.',
      ),
    ],
    lines: [
      'sudo docker compose exec backup node bin/backup.ts',
      'sudo systemctl start kastha-backup',
      'BACKUP_DAYS=30 npm run --silent backup',
    ],
    section: 'Backups',
  },
  backupKey: {
    title: t('Encrypt the backups'),
    steps: [
      t('On another machine, make a key with the first line below. It prints the public key.'),
      t('Set BACKUP_RECIPIENT to the public key: with compose.yaml in the file .env, elsewhere in shop.env.'),
      t('Keep the file with the private key safe, and twice. Without it no backup can be restored.'),
    ],
    lines: ['age-keygen -o kastha-backup-key.txt', 'BACKUP_RECIPIENT=age1…'],
    section: 'Backups',
  },
  dataKey: {
    title: t('Finish replacing the data key'),
    steps: [
      t('Wait until this point says that nothing needs the old key any more: a day at the earliest.'),
      t(
        'Remove the old key from DATA_KEYS_OLD of every server and worker. If you remove it earlier, the shop does not start.',
      ),
      t('Keep the old key for as long as you keep backups from before.'),
    ],
    section: 'Replacing DATA_KEY',
  },
}

/** What makes changed settings count, by the ways of docs/deploy.md. */
export const restarts: readonly { way: string; file: string; command: string }[] = [
  { way: t('Containers'), file: 'shop.env', command: 'sudo docker compose up --detach' },
  { way: 'systemd', file: '/etc/kastha/shop.env', command: 'sudo systemctl restart kastha-shop kastha-worker' },
  {
    way: 'Kubernetes',
    file: t('ConfigMap or Secret “kastha”'),
    command: 'kubectl --namespace kastha rollout restart deployment shop worker',
  },
]
