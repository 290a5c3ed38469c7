import { buildPages } from './build.mjs'
import { installClusterPrograms } from './cluster-programs.mjs'
import { installPackages } from './install.mjs'
import { run } from './run.mjs'

// Builds the cluster of deploy/cluster on this machine, kills its parts amid orders, and prints how long each takes.
await installPackages()
const isPossible = (await installClusterPrograms()) && (await buildPages())
process.exitCode = isPossible ? await run('vitest', ['run', '--config', 'deploy/cluster/test/vitest.config.ts']) : 1
