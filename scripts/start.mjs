import { buildPages } from './build.mjs'
import { installPackages } from './install.mjs'
import { run } from './run.mjs'

/**
 * How glibc allocates memory for processes that keep running. By itself it keeps what many threads free in pieces
 * between others, so compressing pages makes a process grow: 128 KB and more go back to the system at once, and there
 * are two places to allocate from. Other C libraries ignore this. The environment of the command comes first.
 */
const allocator = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '131072',
}

/** Loading the packages makes much short-lived garbage; a smaller nursery keeps it from growing the process (280 MB). */
const smallNursery = '--max-semi-space-size=16'

// The name of a program in bin/, and its own arguments.
const [name, ...args] = process.argv.slice(2)
const program = [`bin/${name}.ts`, ...args]

await installPackages()
if (name === 'server' && !(await buildPages())) process.exit(1)
const keepsRunning = name === 'server' || name === 'worker'
process.exitCode = keepsRunning ? await run('node', [smallNursery, ...program], allocator) : await run('node', program)
