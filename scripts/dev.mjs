import { installPackages } from './install.mjs'
import { run } from './run.mjs'

await installPackages()
// The server starts again when its own files change; Vite, inside it, watches the storefront's.
process.exitCode = await run('node', ['--watch', '--watch-preserve-output', 'server.ts'], { NODE_ENV: 'development' })
