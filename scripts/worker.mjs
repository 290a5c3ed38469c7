import { installPackages } from './install.mjs'
import { allocator } from './allocator.mjs'
import { run } from './run.mjs'

await installPackages()
process.exitCode = await run('node', ['--max-semi-space-size=16', 'bin/worker.ts'], allocator)
