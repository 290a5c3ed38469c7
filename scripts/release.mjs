import { cp, mkdir, rename } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildPages } from './build.mjs'
import { layOutImage } from './image.mjs'
import { installPackages } from './install.mjs'
import { root } from './run.mjs'

/** Node itself, of the version that package-lock.json names. */
const NODE = 'node_modules/node/bin/node'

// Lays out a version of the shop with the Node that it runs on, in a folder of its own: docs/deploy.md, 'Without containers'.
const [, , given] = process.argv
if (!given) throw new Error('Usage: npm run release FOLDER')
const target = resolve(process.env['INIT_CWD'] ?? '.', given)
if (existsSync(target)) throw new Error(`${target} exists already: a version that is in use is not changed.`)
await installPackages()
if (!(await buildPages())) process.exit(1)
const draft = `${target}.draft-${process.pid}`
await mkdir(dirname(target), { recursive: true })
await layOutImage(draft)
await cp(join(root, NODE), join(draft, 'node'))
await rename(draft, target)
console.log(`${target} is ready.`)
