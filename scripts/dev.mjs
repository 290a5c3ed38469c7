import { installPackages } from './install.mjs'
import { run } from './run.mjs'
import { serverFiles } from './server-files.mjs'

await installPackages()
// The server starts again when its own files change; Vite, inside it, watches the storefront's and the back office's.
// Named, because Vite writes files of its own into node_modules while it starts.
const watched = serverFiles.map((path) => `--watch-path=${path}`)
process.exitCode = await run('node', [...watched, '--watch-preserve-output', 'bin/server.ts'], {
  NODE_ENV: 'development',
})
