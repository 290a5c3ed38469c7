import { rm } from 'node:fs/promises'

/** Playwright stops the web server before this runs. */
export default async function teardown(): Promise<void> {
  await rm(process.env.E2E_DATA_DIR!, { recursive: true, force: true })
}
