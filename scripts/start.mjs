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

/**
 * How V8 collects garbage. Loading the packages makes much of it; a smaller nursery keeps it from growing the process (280
 * MB). By itself V8 lets the heap grow fourfold until it looks through all of it; at half as much again a flood of lists
 * leaves the process at about half the memory, for a tenth more of the processor in pages that no memory holds.
 */
const smallHeap = ['--max-semi-space-size=16', '--heap-growing-percent=50']

// The name of a program in bin/, and its own arguments.
const [name, ...args] = process.argv.slice(2)
const program = [`bin/${name}.ts`, ...args]

await installPackages()
if (name === 'server' && !(await buildPages())) process.exit(1)
const keepsRunning = name === 'server' || name === 'worker'
process.exitCode = keepsRunning ? await run('node', [...smallHeap, ...program], allocator) : await run('node', program)
