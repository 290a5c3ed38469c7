import { installPackages } from './install.mjs'
import { run } from './run.mjs'

await installPackages()
process.exitCode = await run('node', ['bin/backup.ts', ...process.argv.slice(2)])
