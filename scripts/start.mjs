import { buildPages } from './build.mjs'
import { installPackages } from './install.mjs'
import { allocator } from './allocator.mjs'
import { run } from './run.mjs'

await installPackages()
if (!(await buildPages())) process.exit(1)
// Loading the packages makes much short-lived garbage; a smaller nursery keeps it from growing the process (280 MB).
process.exitCode = await run('node', ['--max-semi-space-size=16', 'bin/server.ts'], allocator)
