/** What the server runs: files and folders from the project's own, without what pages are built from. */
export const serverFiles = [
  'bin',
  'api',
  'contract',
  'domain',
  'messages',
  'seed',
  'storefront/server.ts',
  'storefront/server',
  'storefront/app/storage.ts',
  'admin/server.ts',
  'admin/server',
  'drive/server.ts',
  'drive/server',
]
