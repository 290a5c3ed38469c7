import { existsSync } from 'node:fs'
import { run, runQuietly } from './run.mjs'

const DEBIAN_PACKAGE = 'chromium-headless-shell'
const hasDebianPackage = () => existsSync(`/usr/bin/${DEBIAN_PACKAGE}`)

/**
 * Makes sure there is a Chromium for the browser tests: Debian's package, which root installs; else a Chromium that is there, or
 * Playwright's download.
 *
 * @returns {Promise<boolean>} whether there is one; if not, what to do has been said
 */
export async function installBrowser() {
  if (hasDebianPackage() || (await playwrightHasOne())) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['-qq', 'update'], quiet)
    await run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', DEBIAN_PACKAGE], quiet)
  }
  if (hasDebianPackage() || existsSync('/usr/bin/chromium')) return true
  console.log('Installing Playwright’s Chromium …')
  await run('playwright', ['install', 'chromium'])
  if (await playwrightHasOne()) return true
  console.error('There is no Chromium for the browser tests: install the package chromium.')
  return false
}

async function playwrightHasOne() {
  const ask = `import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())`
  const { output } = await runQuietly('node', ['--input-type=module', '--eval', ask])
  return existsSync(output)
}
